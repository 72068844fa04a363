import type { OrderingChange, OrderingEffect } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Drawer } from '../../../design/drawer/index.ts'
import { Link } from '../../../design/link/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { TowardsIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import type { Tone } from '../../../design/tokens/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useLoadedState, usePendingState, type Loaded } from './loaded.ts'
import { useFigures } from './use-figures.ts'

export interface EffectDrawerProps {
  open: boolean
  effect: Loaded<OrderingEffect>
  /** Where its list is put in order. */
  hrefOf: (list: OrderingEffect['mark']['list']) => string
  onClose: () => void
}

/** What a publication changed in the first places of its list, and what is known of its sales since. */
export function EffectDrawer({ open, effect, hrefOf, onClose }: EffectDrawerProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const stateOf = useLoadedState('chart.load')
  const { data } = effect
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={data ? t('effect.title', { list: data.mark.list.name }) : t('effect.loading')}
      description={
        data &&
        t(data.mark.automation === null ? 'effect.when' : 'effect.whenAutomation', {
          moment: format.moment(data.mark.at, data.timeZone),
          count: data.mark.written,
          products: format.number(data.mark.written),
          name: data.mark.automation,
        })
      }
    >
      <ListState state={stateOf(effect)}>
        {data && (
          <div className="flex flex-col gap-6">
            <Effects effect={data} />
            <Overlaps effect={data} />
            <Moved effect={data} />
            <p>
              <Link href={hrefOf(data.mark.list)}>{t('effect.order')}</Link>
            </p>
          </div>
        )}
      </ListState>
    </Drawer>
  )
}

const tones: Record<OrderingChange['verdict'], Tone> = {
  more: 'success',
  less: 'danger',
  undecided: 'neutral',
  'not-yet': 'info',
  'too-few-sales': 'neutral',
  'outside-limits': 'neutral',
}

/** After 7, 14 and 28 days: more, less, or that it cannot be known, each with how far that reaches. */
function Effects({ effect: { effects, control, pending } }: { effect: OrderingEffect }) {
  const t = useSentences('reports')
  const format = useFigures()
  const pendingState = usePendingState()
  return (
    <Panel
      level={3}
      title={t('effect.sales')}
      description={t('effect.method', { count: control.lists, lists: format.number(control.lists), weeks: format.number(control.weeks) })}
    >
      {pending ? (
        <ListState state={pendingState} size="sm" />
      ) : (
        <ul className="flex flex-col gap-4">
          {effects.map(({ days, from, to, revenue, units }) => (
            <li key={days} className="flex flex-col gap-2">
              <p className="font-medium">
                {t('effect.days', { count: days, days: format.number(days) })}{' '}
                <span className="font-normal text-muted">
                  {format.day(from)} – {format.day(to)}
                </span>
              </p>
              <Change name={t('figure.revenue')} change={revenue} />
              <Change name={t('figure.units')} change={units} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Change({ name, change: { verdict, change, low, high, smallest } }: { name: string; change: OrderingChange }) {
  const t = useSentences('reports')
  const format = useFigures()
  const signed = (thousandths: number): string => `${thousandths > 0 ? '+' : ''}${format.share(thousandths / 1_000)}`
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <span className="w-20 shrink-0 text-muted">{name}</span>
      <Badge tone={tones[verdict]}>{t(`effect.verdict.${verdict}`)}</Badge>
      {change !== null && low !== null && high !== null && (
        <span className="tabular-nums">{t('effect.interval', { change: signed(change), low: signed(low), high: signed(high) })}</span>
      )}
      {smallest !== null && <span className="text-muted">{t('effect.smallest', { share: format.share(smallest / 1_000) })}</span>}
    </div>
  )
}

/** What else happened to the list and may be the reason. */
function Overlaps({ effect: { overlaps } }: { effect: OrderingEffect }) {
  const t = useSentences('reports')
  const format = useFigures()
  if (overlaps.length === 0) return null
  return (
    <Panel level={3} title={t('effect.overlaps')} description={t('effect.overlapsText')}>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm marker:text-subtle">
        {overlaps.map(({ kind, day, products, list }, at) => (
          <li key={`${kind} ${day} ${at}`}>
            {t(`effect.overlap.${list === null ? kind : 'other-list'}`, {
              day: format.day(day),
              count: products,
              products: format.number(products),
              list: list?.name ?? '',
            })}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Moved({ effect: { moved, entered, left } }: { effect: OrderingEffect }) {
  const t = useSentences('reports')
  const format = useFigures()
  const place = (position: number | null): string => (position === null ? t('effect.outside') : format.number(position))
  return (
    <Panel
      level={3}
      title={t('effect.moved')}
      description={t('effect.movedText', { entered: format.number(entered), left: format.number(left) })}
    >
      {moved.length === 0 ? (
        <p className="text-sm text-muted">{t('effect.nothingMoved')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {moved.map(({ id, name, imageUrl, was, is }) => (
            <li key={id} className="flex items-center gap-3">
              <ProductName name={name || String(id)} imageUrl={imageUrl} className="min-w-0 flex-1" />
              <span aria-hidden className="flex shrink-0 items-center gap-1 text-sm tabular-nums">
                {place(was)}
                <TowardsIcon className="size-3.5 text-muted" />
                {place(is)}
              </span>
              <span className="sr-only">{t('effect.place', { was: place(was), is: place(is) })}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
