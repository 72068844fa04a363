import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { useWords } from '../../../src/design/words/index.ts'

/** The cards of the first step, on their way. */
export function StepSkeleton() {
  const words = useWords()
  return (
    <div aria-busy className="grid gap-3 sm:grid-cols-2">
      <span role="status" className="sr-only">
        {words.loading}
      </span>
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} shape="block" className="h-18 w-full" />
      ))}
    </div>
  )
}
