import type { ReactNode } from 'react'
import type { SaleFeed, TotalValuesOrder } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Figure } from '../../../design/figure/index.ts'
import { HowComputed } from '../../../design/kpi-tile/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import type { Tone } from '../../../design/tokens/index.ts'
import { helpPath, useSentences } from '../../../i18n/index.ts'
import { agoOf } from '../model/live.ts'
import { useLoadedState, type Loaded } from './loaded.ts'
import { useFigures } from './use-figures.ts'

export interface LiveStripProps {
  live: Loaded<TotalValuesOrder>
  /** Milliseconds since 1970; it goes on by itself. */
  now: number
}

/** As long as what comes, in money and in number. */
const typical = 1_000

const tones: Record<SaleFeed, Tone> = { live: 'success', late: 'warning', away: 'warning', none: 'neutral' }

/** Today while it goes on: its sums against the same hours a week ago, the last order, and whether sales come in. */
export function LiveStrip({ live, now }: LiveStripProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const stateOf = useLoadedState('realTime.load')
  const { data } = live
  const state = stateOf(live)
  if (state.kind === 'failed')
    return (
      <Panel>
        <ListState state={state} size="sm" />
      </Panel>
    )
  const mark = (
    <HowComputed
      label={t('live.title')}
      hint={{ text: t('live.hint'), href: helpPath('sales-today') }}
      className="-my-1.5 inline-flex align-middle"
    />
  )
  const today = data?.today
  const empty = data && today === null ? t(data.pending ? 'live.pending' : 'live.none') : null
  return (
    <Panel
      title={
        <span className="inline-flex flex-wrap items-center gap-2">
          {t('live.title')}
          {data && (
            <Badge tone={tones[data.feed]} dot={data.feed === 'live'} size="sm">
              {t(`live.feed.${data.feed}`)}
            </Badge>
          )}
        </span>
      }
      description={
        <>
          {empty} {data && <LastOrder live={data} now={now} mark={mark} />}
          {data === undefined && (
            // On as many lines as what comes.
            <span className="invisible">
              {t('live.lastOrder', { ago: t('live.seconds', { count: 30, seconds: format.number(30) }) })} {t('live.compared')} {mark}
            </span>
          )}
        </>
      }
      aria-busy={data === undefined}
    >
      {empty === null && (
        <div className="grid grid-cols-3 gap-x-6 gap-y-4 max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2">
          {(['revenue', 'orders', 'units'] as const).map((what) => {
            const write = (value: number): string =>
              what === 'revenue' ? format.money(value, data?.currency ?? 'EUR') : format.number(value)
            const before = data ? data.sameHours?.[what] : typical
            return (
              <Figure
                key={what}
                label={t(`figure.${what}`)}
                value={today ? write(today[what]) : ''}
                change={before === undefined ? undefined : format.change(today ? today[what] : 1.1 * typical, before)}
                hint={before === undefined ? undefined : t('live.before', { figure: write(before) })}
                loading={data === undefined}
              />
            )
          })}
        </div>
      )}
    </Panel>
  )
}

/** How long ago the last order was, and when the platform was last read where it is away. The mark stays beside the last word. */
function LastOrder({
  live: { lastOrderAt, readAt, feed, timeZone, sameHours, cancelled, pending },
  now,
  mark,
}: {
  live: TotalValuesOrder
  now: number
  mark: ReactNode
}) {
  const t = useSentences('reports')
  const format = useFigures()
  const ago = (instant: string): string => {
    const { seconds, counted } = agoOf(instant, now)
    return counted ? t('live.seconds', { count: seconds, seconds: format.number(seconds) }) : format.since(instant, now)
  }
  const sentences = [
    ...(pending ? [] : [lastOrderAt === null ? t('live.noOrder') : t('live.lastOrder', { ago: ago(lastOrderAt) })]),
    ...(feed === 'late' || feed === 'away'
      ? [readAt === null ? t('live.neverRead') : t(`live.${feed}`, { moment: format.clock(readAt, timeZone) })]
      : []),
    ...(cancelled !== null && cancelled > 0 ? [t('live.cancelled', { count: cancelled, orders: format.number(cancelled) })] : []),
    ...(sameHours ? [t('live.compared')] : []),
  ]
  const text = sentences.join(' ')
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <span data-slot="last-order">
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)} {mark}
      </span>
    </span>
  )
}
