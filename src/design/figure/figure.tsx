import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import { ChangeLine, type FigureChange } from './change-line.tsx'
import { figure } from './figure.variants.ts'

export interface FigureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: ReactNode
  /** The number, formatted. */
  value: ReactNode
  change?: FigureChange | undefined
  /** What the change is measured against, or anything else worth a line. */
  hint?: ReactNode
  /** Keeps its place until the number is there; a change and a hint that are given say how much they will need. @default false */
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
      <ChangeLine change={change} detail={hint} loading={loading} />
    </div>
  )
}
