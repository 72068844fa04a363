import { useId, type ComponentProps, type ReactNode } from 'react'
import { useWordsLanguage, numbersIn } from '../words/index.ts'
import { arc, ringSizes, track, type RingSize, type RingTone } from './progress-ring.variants.ts'

export interface ProgressRingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is going on. */
  label: string
  /** How far it is; `null` while nobody knows. */
  value: number | null
  /** @default 100 */
  max?: number | undefined
  /** How far in words, for who cannot see the ring: "132 de 800". */
  detail?: string | undefined
  /** What stands inside, in the two larger sizes. @default the percentage */
  inside?: ReactNode
  /** @default 'accent' */
  tone?: RingTone | undefined
  /** @default 'md' */
  size?: RingSize | undefined
  /** The label is only for screen readers. @default false */
  labelHidden?: boolean | undefined
}

/**
 * How far something is that takes a while, where a bar has no room.
 * @example <ProgressRing label="Indexando" value={132} max={800} size="lg" />
 */
export function ProgressRing({
  label,
  value,
  max = 100,
  detail,
  inside,
  tone,
  size = 'md',
  labelHidden = false,
  className,
  ...rest
}: ProgressRingProps) {
  const id = useId()
  const language = useWordsLanguage()
  const { box, text, pixels, stroke, hasText } = ringSizes[size]
  const share = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max))
  // Rounded down: nothing says 100 % before it is done.
  const percent = share === null ? null : numbersIn(language, { style: 'percent' }).format(Math.floor(share * 100) / 100)
  const radius = (pixels - stroke) / 2
  const length = 2 * Math.PI * radius
  const circle = { cx: pixels / 2, cy: pixels / 2, r: radius, strokeWidth: stroke }
  return (
    <span data-slot="progress-ring" className={`inline-flex max-w-full min-w-0 items-center gap-2 ${className ?? ''}`} {...rest}>
      <span
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={detail ?? percent ?? undefined}
        className={`relative inline-grid shrink-0 place-items-center ${box}`}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${pixels} ${pixels}`}
          className={`absolute inset-0 size-full -rotate-90 ${share === null ? 'animate-spin' : ''}`}
        >
          <circle {...circle} className={track()} />
          <circle
            {...circle}
            className={arc({ tone })}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - (share ?? 0.28))}
            opacity={share === 0 ? 0 : 1}
          />
        </svg>
        {hasText && <span className={`relative font-semibold tabular-nums ${text}`}>{inside ?? percent}</span>}
      </span>
      <span id={id} className={labelHidden ? 'sr-only' : 'min-w-0 text-sm'}>
        {label}
      </span>
    </span>
  )
}
