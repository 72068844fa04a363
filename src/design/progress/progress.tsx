import { useId, type ComponentProps, type ReactNode } from 'react'
import { bar, track, type ProgressSize, type ProgressTone } from './progress.variants.ts'

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is going on. */
  label: ReactNode
  /** How far it is; `null` while nobody knows. */
  value: number | null
  /** @default 100 */
  max?: number | undefined
  /** How far in words, at the right: "132 de 800". */
  detail?: string | undefined
  /** @default 'accent' */
  tone?: ProgressTone | undefined
  /** @default 'md' */
  size?: ProgressSize | undefined
  /** Nothing goes on at the moment: what was done is striped, and without a number the bar is empty. @default false */
  idle?: boolean | undefined
  /** The label is only for screen readers. @default false */
  labelHidden?: boolean | undefined
}

/**
 * How far something is that takes a while.
 * @example <Progress label="Indexando" value={sent} max={total} detail={`${sent} de ${total}`} />
 */
export function Progress({
  label,
  value,
  max = 100,
  detail,
  tone,
  size,
  idle = false,
  labelHidden = false,
  className,
  ...rest
}: ProgressProps) {
  const id = useId()
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div data-slot="progress" className={`flex min-w-0 flex-col gap-1.5 ${className ?? ''}`} {...rest}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <span id={id} className="min-w-0 text-sm font-medium">
          {label}
        </span>
        {detail && <span className="text-sm whitespace-nowrap text-muted tabular-nums">{detail}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={detail}
        className={track({ size })}
      >
        <div
          className={bar({ tone, moving: value === null && !idle, idle })}
          style={value === null && !idle ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
