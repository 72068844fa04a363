import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import { Change, type ChangeProps } from './change.tsx'

export type FigureChange = Pick<ChangeProps, 'direction' | 'text' | 'good'>

export interface ChangeLineProps {
  change?: FigureChange | undefined
  /** What the change is measured against, or anything else worth a line. */
  detail?: ReactNode
  /** Keeps the place of both; what is given says how much they will need. */
  loading: boolean
}

/** Under a number: how much it rose or fell, and against what. Without both it is nothing. */
export function ChangeLine({ change, detail, loading }: ChangeLineProps) {
  const shown = change !== undefined || Boolean(detail)
  if (!shown) return null
  const line = (
    <p
      aria-hidden={loading || undefined}
      className={`flex flex-wrap items-center gap-x-1.5 text-sm text-muted ${loading ? 'invisible' : ''}`}
    >
      {change && <Change {...change} />}
      {detail && <span className="min-w-0">{detail}</span>}
    </p>
  )
  if (!loading) return line
  return (
    <div className="grid *:[grid-area:1/1]">
      <Skeleton className="w-28 max-w-full" />
      {line}
    </div>
  )
}
