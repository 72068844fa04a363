import { Button } from '../button/index.ts'
import { Spinner } from '../spinner/index.ts'
import { useWords } from '../words/index.ts'
import { useComboboxWords } from './combobox.words.ts'
import type { Found } from './use-options.ts'

interface ComboboxNothingProps {
  state: Found['state']
  query: string
  /** Options come from elsewhere. */
  asks: boolean
  onRetry: () => void
}

/** Why there is nothing to choose: on its way, not found, not asked yet, failed. */
export function ComboboxNothing({ state, query, asks, onRetry }: ComboboxNothingProps) {
  const words = useWords()
  const { say } = useComboboxWords()
  if (state === 'failed') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 p-3">
        <span className="min-w-0 text-danger">{say.failed}</span>
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    )
  }
  return (
    <p className="flex min-w-0 items-center gap-2 p-3 break-words text-muted">
      {state === 'loading' && <Spinner />}
      <span className="min-w-0">
        {state === 'loading' ? say.loading : query !== '' ? say.noResult(query) : asks ? say.write : say.none}
      </span>
    </p>
  )
}
