import { useMemo } from 'react'
import { plans, type Coupon } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { AddIcon, PauseIcon, RunIcon } from '../../../design/icon/index.ts'
import { MenuItem } from '../../../design/menu/index.ts'
import type { Tone } from '../../../design/tokens/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { couponState, type CouponState } from '../model/coupon-state.ts'

export interface CouponsViewProps {
  /** The newest first; undefined until they are known. */
  coupons: readonly Coupon[] | undefined
  now: number
  failure: SayableFailure | undefined
  onRetry: () => void
  onCreate: () => void
  onSwitch: (coupon: Coupon, active: boolean) => void
}

const tones = { on: 'success', over: 'neutral', usedUp: 'neutral', off: 'neutral' } as const satisfies Record<CouponState, Tone>

const none: readonly Coupon[] = []

/** The coupons: what each takes off, for whom, and how often it was used. */
export function CouponsView({ coupons, now, failure, onRetry, onCreate, onSwitch }: CouponsViewProps) {
  const t = useSentences('operator')
  const say = useFailureSentence()
  const format = useFormat()
  const columns = useMemo<readonly TableColumn<Coupon>[]>(
    () => [
      {
        id: 'code',
        head: t('payments.coupon.code'),
        width: 180,
        grow: 1,
        cell: ({ code }) => (
          <span className="block truncate font-mono font-medium" title={code}>
            {code}
          </span>
        ),
      },
      {
        id: 'state',
        head: t('payments.state'),
        width: 130,
        phone: 'status',
        shape: 'badge',
        cell: (coupon) => {
          const state = couponState(coupon, now)
          return (
            <Badge tone={tones[state]} dot>
              {t(`payments.coupon.${state}`)}
            </Badge>
          )
        },
      },
      { id: 'percent', head: t('payments.coupon.percent'), width: 110, align: 'end', cell: ({ percent }) => format.percent(percent / 100) },
      { id: 'invoices', head: t('payments.coupon.invoices'), width: 120, align: 'end', cell: ({ invoices }) => format.number(invoices) },
      {
        id: 'plans',
        head: t('payments.coupon.plans'),
        width: 180,
        phone: 'wide',
        cell: ({ plans: only }) => (only === null ? t('payments.coupon.allPlans') : only.map((plan) => plans[plan].title).join(', ')),
      },
      {
        id: 'used',
        head: t('payments.coupon.used'),
        width: 120,
        align: 'end',
        cell: ({ used, most }) => (most === null ? format.number(used) : `${format.number(used)} / ${format.number(most)}`),
      },
      {
        id: 'until',
        head: t('payments.coupon.until'),
        width: 140,
        cell: ({ until }) => (until === null ? t('payments.coupon.noEnd') : format.day(until.slice(0, 10))),
      },
    ],
    [t, format, now],
  )
  return (
    <DataTable
      label={t('payments.section.coupons')}
      columns={columns}
      rows={coupons ?? none}
      idOf={({ code }) => code}
      nameOf={({ code }) => code}
      state={
        coupons === undefined
          ? failure
            ? { kind: 'failed', title: t('failed'), advice: say(failure), onRetry }
            : { kind: 'loading' }
          : coupons.length === 0
            ? { kind: 'empty', title: t('payments.none.coupons'), advice: t('payments.none.couponsText') }
            : undefined
      }
      toolbar={
        <Button tone="accent" icon={<AddIcon />} onClick={onCreate}>
          {t('payments.coupon.create')}
        </Button>
      }
      actions={(coupon) => (
        <MenuItem icon={coupon.active ? <PauseIcon /> : <RunIcon />} onSelect={() => onSwitch(coupon, !coupon.active)}>
          {t(coupon.active ? 'payments.coupon.switchOff' : 'payments.coupon.switchOn')}
        </MenuItem>
      )}
    />
  )
}
