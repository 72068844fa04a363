import type { ReactNode } from 'react'

export interface HeldCardProps {
  /** The taken item, small. */
  children: ReactNode
  /** How many go along, said in words; shown when there is more than one. */
  count: number
  countLabel: string
  /** Keys that can be used now. */
  hint?: string
}

/** The dragged items: the taken one, and how many go along with it. */
export function HeldCard({ children, count, countLabel, hint }: HeldCardProps) {
  return (
    <div data-slot="held-card" className="relative w-max max-w-72">
      {count > 1 ? (
        <span aria-hidden className="absolute inset-0 translate-x-1 translate-y-1 rounded-md border border-default bg-raised" />
      ) : null}
      <div className="relative flex flex-col gap-1 rounded-md bg-raised px-2.5 py-2 text-sm shadow-lifted">
        <div className="min-w-0">{children}</div>
        {count > 1 ? (
          <span className="w-max rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent tabular-nums">{countLabel}</span>
        ) : null}
        {hint === undefined ? null : <span className="text-xs text-muted">{hint}</span>}
      </div>
    </div>
  )
}
