import type { ReactNode } from 'react'
import { ExpandIcon } from '../icon/index.ts'

export interface JobFault {
  readonly id: string | number
  /** What could not be done: a name. */
  readonly name: string
  /** Why, in the person's language. */
  readonly reason: string
  /** More for who knows the platform. */
  readonly detail?: ReactNode
}

export interface JobFaultsProps {
  /** How many there are, in words: "3 products could not be written". */
  label: string
  items: readonly JobFault[]
  /** Said below the list when it does not show all. */
  more?: string | undefined
  /** Unfolded at first. @default false */
  open?: boolean | undefined
}

/** What went wrong, one line each; folded until somebody wants to know. */
export function JobFaults({ label, items, more, open = false }: JobFaultsProps) {
  return (
    <details data-slot="job-faults" open={open} className="group/faults rounded-md border border-danger-soft">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-md px-3 py-2 text-sm font-medium text-danger outline-none hover:bg-danger-soft focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
        <ExpandIcon aria-hidden className="-rotate-90 transition-transform duration-fast group-open/faults:rotate-0" />
        {label}
      </summary>
      {/* Long lists scroll, and what scrolls can have the focus. */}
      <ul
        tabIndex={0}
        aria-label={label}
        className="max-h-64 overflow-auto border-t border-danger-soft outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        {items.map(({ id, name, reason, detail }) => (
          <li key={id} className="flex flex-col gap-0.5 border-b border-subtle px-3 py-2 text-sm last:border-b-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-medium">{name}</span>
              <span className="text-muted">{reason}</span>
            </span>
            {detail === undefined ? null : <span className="font-mono text-xs text-muted">{detail}</span>}
          </li>
        ))}
        {more === undefined ? null : <li className="px-3 py-2 text-sm text-muted">{more}</li>}
      </ul>
    </details>
  )
}
