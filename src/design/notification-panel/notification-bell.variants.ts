import { cva } from 'class-variance-authority'

export const bellCount = cva(
  'pointer-events-none absolute -top-2 left-2.5 flex min-w-4 items-center justify-center rounded-full bg-danger ring-2 ring-surface px-1 text-[0.625rem] leading-3.5 font-semibold text-on-danger tabular-nums',
)

/** What stands in the bell's mark: nobody counts beyond 99. */
export const countMark = (unread: number): string => (unread > 99 ? '99+' : String(unread))
