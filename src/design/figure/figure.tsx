import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import { Change, type ChangeProps } from './change.tsx'
import { figure } from './figure.variants.ts'

export type FigureChange = Pick<ChangeProps, 'direction' | 'text' | 'good'>

export interface FigureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: ReactNode
  /** The number, formatted. */
  value: ReactNode
  change?: FigureChange | undefined
  /** What the change is measured against, or anything else worth a line. */
  hint?: ReactNode
  /** Keeps its place until the number is there. @default false */
  loading?: boolean | undefined
  /** @default 'md' */
  size?: 'md' | 'lg' | undefined
}

/**
 * One number that matters, and where it goes.
 * @example <Figure label="Ventas de hoy" value="1.204 €" change={{ direction: 'up', text: '12 %' }} hint="que el sábado pasado" />
 */
export function Figure({ label, value, change, hint, loading = false, size = 'md', className, ...rest }: FigureProps) {
  return (
    <div data-slot="figure" aria-busy={loading || undefined} className={`flex min-w-0 flex-col gap-1 ${className ?? ''}`} {...rest}>
      <p className="text-sm text-muted">{label}</p>
      {loading ? (
        <Skeleton shape="block" className={size === 'lg' ? 'h-10 w-32' : 'h-8 w-24'} />
      ) : (
        <p className={figure({ size })}>{value}</p>
      )}
      {loading && (change || hint) && <Skeleton shape="text" className="w-28" />}
      {!loading && (change || hint) && (
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
          {change && <Change {...change} />}
          {hint && <span className="min-w-0">{hint}</span>}
        </p>
      )}
    </div>
  )
}
