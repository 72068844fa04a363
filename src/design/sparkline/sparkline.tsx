import type { ComponentProps } from 'react'
import { curveOf, rangeOf } from './curve.ts'
import { sparkline, sparklineTones, type SparklineSize, type SparklineTone } from './sparkline.variants.ts'

export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From the first to the last, at even steps; null leaves a gap. */
  values: readonly (number | null)[]
  /** The same days of another time, as a dashed curve behind. */
  comparison?: readonly (number | null)[] | undefined
  /** What it shows, in words; without it the curve is decoration beside a number that says the same. */
  label?: string | undefined
  /** @default 'accent' */
  tone?: SparklineTone | undefined
  /** @default 'md' */
  size?: SparklineSize | undefined
  /** Zero is the floor: right for amounts, wrong for positions. @default true */
  fromZero?: boolean | undefined
}

/**
 * A curve as small as a word: where a number comes from.
 * @example <Sparkline values={lastWeek} label="Ventas de los últimos 7 días" />
 */
export function Sparkline({ values, comparison = [], label, tone = 'accent', size, fromZero = true, className, ...rest }: SparklineProps) {
  const range = rangeOf([...values, ...comparison], fromZero)
  const curve = curveOf(values, range)
  const before = curveOf(comparison, range)
  const look = sparklineTones[tone]
  return (
    <span
      data-slot="sparkline"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={sparkline({ size, className })}
      {...rest}
    >
      <span className="relative block size-full">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="block size-full overflow-visible"
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <path d={curve.area} className={look.area} fillOpacity="0.12" />
          {before.line && (
            <path d={before.line} className="stroke-series-6" strokeWidth="1" strokeDasharray="3 3" vectorEffect="non-scaling-stroke" />
          )}
          <path d={curve.line} className={look.line} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        </svg>
        {curve.last && (
          <span
            className={`absolute size-1.5 -translate-1/2 rounded-full ${look.point}`}
            style={{ left: `${curve.last.x}%`, top: `${curve.last.y}%` }}
          />
        )}
      </span>
    </span>
  )
}
