import { FallIcon, RiseIcon } from '../icon/index.ts'
import { gain, news, type MeterNews } from './value-meter.variants.ts'
import type { ValueMeterTexts } from './value-meter.words.ts'

export interface ShareBarProps {
  /** What it is a share of. */
  label: string
  /** 0 to 1. */
  before: number
  now: number
  texts: ValueMeterTexts
}

const icons = { up: RiseIcon, down: FallIcon } as const
const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`

/** One share as a bar: what it is, where it was, and what came or went between. */
export function ShareBar({ label, before, now, texts: { say, share, points } }: ShareBarProps) {
  const moved = Math.round((now - before) * 1_000) / 10
  const way: MeterNews = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same'
  const Icon = way === 'same' ? null : icons[way]
  const [low, high] = [Math.min(before, now), Math.max(before, now)]
  return (
    <div
      data-slot="share-bar"
      data-way={way}
      className="flex min-w-0 flex-1 basis-72 items-center gap-2.5 @max-md:basis-full @max-md:justify-end @max-md:gap-1.5"
    >
      <span className="min-w-16 shrink-0 text-sm text-muted @max-md:me-auto @max-md:min-w-0 @max-md:shrink @max-md:truncate">{label}</span>
      <span aria-hidden className="relative h-2 min-w-4 flex-1 @5xl:min-w-12 overflow-clip rounded-full bg-track @max-md:hidden">
        <span className="absolute inset-y-0 start-0 bg-series-1" style={{ width: percent(low) }} />
        <span className={gain({ way })} style={{ insetInlineStart: percent(low), width: percent(high - low) }} />
        {way !== 'same' && (
          <span className="absolute -inset-y-1 w-0.5 bg-inverse" style={{ insetInlineStart: `min(${percent(before)}, 100% - 2px)` }} />
        )}
      </span>
      <span className="shrink-0 text-sm whitespace-nowrap tabular-nums">{say.ofList(share(now))}</span>
      {/* Nothing is compared where nothing differs. */}
      {Icon && way !== 'same' && (
        <span className={news({ way, className: 'shrink-0' })} title={say.was(share(before))}>
          <Icon aria-hidden />
          {say.points(points(moved))}
          <span className="@max-7xl:sr-only">{say.withChanges}</span>
        </span>
      )}
    </div>
  )
}
