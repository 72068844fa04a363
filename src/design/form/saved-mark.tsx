import { SuccessIcon } from '../icon/index.ts'
import { useFormWords } from './form.words.ts'

/** Says that what was chosen is kept. It is there from the start, so that a screen reader hears the change. */
export function SavedMark({ saved }: { saved: boolean }) {
  const words = useFormWords()
  return (
    <p role="status" data-slot="saved-mark" className="flex items-center gap-1 text-sm text-success">
      {saved && (
        <>
          <SuccessIcon className="size-4" />
          {words.saved}
        </>
      )}
    </p>
  )
}
