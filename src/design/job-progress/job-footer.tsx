import type { ReactNode } from 'react'
import type { IconComponent } from '../icon/index.ts'
import type { JobState } from './job-progress.variants.ts'

export interface JobFooterProps {
  /** Takes what the line before it has left; on a phone a line of its own, where there is something to do. */
  wide: boolean
  state: JobState
  icon: IconComponent
  /** What came of it. */
  result: ReactNode
  /** What can be done about it. */
  actions: ReactNode
}

const inks: Partial<Record<JobState, string>> = { done: 'text-success', failed: 'text-danger' }

/** What came of a job, and what can be done about it; nothing while there is neither. */
export function JobFooter({ wide, state, icon: Icon, result, actions }: JobFooterProps) {
  if (result === undefined && actions === undefined) return null
  return (
    <footer
      className={`flex min-w-0 flex-wrap items-center gap-y-2 ${wide ? (actions === undefined ? 'flex-1 @max-md:hidden' : 'flex-1 gap-x-3 @max-md:basis-full') : 'gap-x-5'}`}
    >
      {result === undefined ? null : (
        <p
          className={`flex items-center gap-2 text-sm font-medium tabular-nums ${inks[state] ?? 'text-default'} ${wide ? '@max-md:hidden' : ''}`}
        >
          {wide ? null : <Icon aria-hidden />}
          <span className="min-w-0">{result}</span>
        </p>
      )}
      {actions}
    </footer>
  )
}
