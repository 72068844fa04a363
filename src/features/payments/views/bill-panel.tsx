import { plans, type PlanName, type PlanPeriod, type Quote } from '../../../../contract/index.ts'
import { Item, ItemList, type ItemProps } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { CouponField, type CouponFieldProps } from './coupon-field.tsx'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface BillPanelProps {
  quote: Quote
  plan: PlanName
  period: PlanPeriod
  /** What one has until now. */
  former: PlanName
  /** A trial goes on by itself, with a stored card. */
  goesOn: boolean
  /** Null where no coupon can be used. */
  coupon: CouponFieldProps | null
}

/** A line of the bill: its amount stays beside it. */
const Line = (props: Pick<ItemProps, 'title' | 'detail' | 'aside'>) => <Item amount {...props} />

/** What it costs, line by line, to the penny. */
export function BillPanel({ quote, plan, period, former, goesOn, coupon }: BillPanelProps) {
  const t = useSentences('payments')
  const format = useFormat()
  const { tax, day } = usePlanSentences()
  const money = (amount: number): string => format.money(amount, quote.currency)
  const amount = (minor: number) => <span className="text-md text-default">{money(minor)}</span>
  const later = quote.kind === 'downgrade' || quote.kind === 'trial'
  const title = { plan: plans[plan].title }
  return (
    <Panel padding="none" title={t('checkout.summary')}>
      <ItemList>
        {!later &&
          quote.lines.map(({ kind, amount: minor, days, of }) => {
            switch (kind) {
              case 'plan':
                return (
                  <Line
                    key={kind}
                    title={t(`checkout.line.plan.${period}`, title)}
                    detail={t('checkout.line.until', { day: day(quote.nextAt) })}
                    aside={amount(minor)}
                  />
                )
              case 'credit':
                return days !== null && of !== null ? (
                  <Line
                    key="unused"
                    title={t('checkout.line.credit', { plan: plans[former].title })}
                    detail={t('checkout.line.creditDetail', { days: format.number(days), of: format.number(of) })}
                    aside={amount(minor)}
                  />
                ) : (
                  <Line key="balance" title={t('checkout.line.balance')} aside={amount(minor)} />
                )
              case 'discount':
                return <Line key={kind} title={t('checkout.line.coupon', { code: coupon?.applied ?? '' })} aside={amount(minor)} />
              case 'tax':
                return <Line key={kind} title={tax(quote.tax)} aside={amount(minor)} />
            }
          })}
        {!later && !quote.lines.some(({ kind }) => kind === 'tax') && <Line title={tax(quote.tax)} aside={amount(0)} />}
        <Line
          title={<span className="text-lg font-semibold">{t('checkout.line.total')}</span>}
          detail={quote.dueNow > 0 ? t('checkout.terms') : undefined}
          aside={<strong className="text-xl font-semibold text-default">{money(quote.dueNow)}</strong>}
        />
        {!later && quote.total < 0 && (
          <Line title={t('checkout.line.creditLeft')} detail={t('checkout.line.creditLeftDetail')} aside={amount(-quote.total)} />
        )}
        {later && plan !== 'free' && (
          <Line
            title={quote.kind === 'trial' && !goesOn ? t('checkout.line.afterTrial') : t('checkout.line.then', { day: day(quote.nextAt) })}
            detail={t('checkout.line.thenDetail')}
            aside={amount(quote.nextAmount)}
          />
        )}
      </ItemList>
      {coupon && <CouponField {...coupon} />}
    </Panel>
  )
}
