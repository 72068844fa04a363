import { useState, type ComponentProps } from 'react'
import { ReportsIcon } from '../icon/index.ts'
import { HowComputed, type KpiHint } from '../kpi-tile/index.ts'
import { Segments } from '../segments/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { ShareBar } from './share-bar.tsx'
import { firstPlaces, type PlaceShare } from './shares.ts'
import { useValueMeterTexts } from './value-meter.words.ts'

export interface ValueMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As it was saved last; from `sharesOf`. */
  before: readonly PlaceShare[]
  /** As it is now. */
  now: readonly PlaceShare[]
  /** Of how many days the sales are. @default 30 */
  days?: number | undefined
  /** Which of the first places are looked at first. @default 24 */
  defaultPlaces?: (typeof firstPlaces)[number] | undefined
  /** How the shares come about, and where more of it is written. */
  hint?: KpiHint | undefined
  /** @default false */
  loading?: boolean | undefined
}

/**
 * What the first places are worth, measured by what was sold, and what the changes do to it.
 * @example <ValueMeter before={sharesOf(saved, soldOf, all)} now={sharesOf(order, soldOf, all)} />
 */
export function ValueMeter({ before, now, days = 30, defaultPlaces = 24, hint, loading = false, className, ...rest }: ValueMeterProps) {
  const texts = useValueMeterTexts()
  const { say, number, share } = texts
  const [places, setPlaces] = useState<number>(defaultPlaces)
  const was = before.find((each) => each.places === places)
  const is = now.find((each) => each.places === places)
  const bars = (
    [
      ['revenue', say.revenue(number(days))],
      ['units', say.units(number(days))],
    ] as const
  ).flatMap(([key, label]) => {
    const [from, to] = [was?.[key] ?? null, is?.[key] ?? null]
    return from === null || to === null ? [] : [{ key, label, from, to }]
  })
  const nothing = !loading && bars.length === 0
  return (
    <div
      data-slot="value-meter"
      role="group"
      aria-label={say.title}
      aria-busy={loading || undefined}
      className={`@container min-w-0 ${className ?? ''}`}
      {...rest}
    >
      {nothing ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
          <ReportsIcon aria-hidden className="size-4 text-subtle" />
          <span className="font-medium">{say.none(number(days))}.</span>
          <span className="text-muted">{say.noneAdvice}</span>
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 @max-md:flex-nowrap @max-md:gap-x-3">
          <div className="flex shrink-0 items-center gap-2">
            <span className="text-sm whitespace-nowrap text-muted @max-md:sr-only">{say.first}</span>
            <Segments
              className="shrink-0"
              size="sm"
              label={say.first}
              value={String(places)}
              onValueChange={(next) => setPlaces(Number(next))}
              options={firstPlaces.map((each) => ({ value: String(each), label: number(each) }))}
            />
            {hint && <HowComputed label={say.title} hint={hint} />}
          </div>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-1 @max-md:basis-full">
            {loading
              ? // As wide as they will be: they are on as many lines then.
                ['revenue', 'units'].map((key) => (
                  <span key={key} className="flex h-5 min-w-0 flex-1 basis-72 items-center @max-md:basis-full">
                    <Skeleton shape="text" className="h-4 w-full" />
                  </span>
                ))
              : bars.map(({ key, label, from, to }) => <ShareBar key={key} label={label} before={from} now={to} texts={texts} />)}
          </div>
          <p role="status" className="sr-only">
            {bars.map(({ label, from, to }) => say.sentence(number(places), label, share(to), share(from), number(days))).join(' ')}
          </p>
        </div>
      )}
    </div>
  )
}
