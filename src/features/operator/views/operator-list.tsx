import type { ReactNode } from 'react'
import { Button } from '../../../design/button/index.ts'
import { NextIcon, PreviousIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'

/** A page of a list, as it is shown. */
export interface OperatorList<Row> {
  /** Undefined until they are known. */
  rows: readonly Row[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  /** Whether only some are wanted. */
  filtered: boolean
  onClear: () => void
  /** From one. */
  page: number
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Why a list shows no rows; undefined where it shows some. */
export function useListState(list: OperatorList<unknown>, none: { title: string; advice: string }): ListStateValue | undefined {
  const t = useSentences('operator')
  const say = useFailureSentence()
  const { rows, failure, onRetry, filtered, onClear } = list
  if (rows === undefined) return failure ? { kind: 'failed', title: t('failed'), advice: say(failure), onRetry } : { kind: 'loading' }
  if (rows.length > 0) return undefined
  return filtered ? { kind: 'noResult', action: <Button onClick={onClear}>{t('clear')}</Button> } : { kind: 'empty', ...none }
}

/** The way to the next and the former rows; nothing where all are in sight. */
export function ListPages({ page, onPrevious, onNext }: Pick<OperatorList<unknown>, 'page' | 'onPrevious' | 'onNext'>) {
  const t = useSentences('operator')
  const format = useFormat()
  if (!onPrevious && !onNext) return null
  return (
    <nav aria-label={t('pages.label')} className="flex items-center justify-between gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {t('pages.page', { page: format.number(page) })}
      </p>
      <span className="flex gap-2">
        <Button size="sm" icon={<PreviousIcon />} disabled={!onPrevious} onClick={onPrevious}>
          {t('pages.previous')}
        </Button>
        <Button size="sm" icon={<NextIcon />} disabled={!onNext} onClick={onNext}>
          {t('pages.next')}
        </Button>
      </span>
    </nav>
  )
}

/** A list with what stands above and below it. */
export function ListFrame({ children, list }: { children: ReactNode; list: OperatorList<unknown> }) {
  return (
    <div className="flex flex-col gap-3">
      {children}
      <ListPages {...list} />
    </div>
  )
}

/** A name with a line below it, cut off where there is no room. */
export function TwoLines({ first, second, mono = false }: { first: string; second: string; mono?: boolean }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span dir="auto" className="truncate font-medium" title={first}>
        {first}
      </span>
      <span dir="auto" className={`truncate text-xs text-muted ${mono ? 'font-mono' : ''}`} title={second}>
        {second}
      </span>
    </span>
  )
}
