import { useMemo, useState } from 'react'
import { plans, type PaymentFigures, type PlanCurrency } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { BarChart } from '../../../design/chart/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFailureSentence, useFormat, useLanguage, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { revenueMonths } from '../model/revenue-months.ts'

export interface RevenueViewProps {
  figures: PaymentFigures | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
}

const locales = { es: 'es', en: 'en-GB', pt: 'pt-BR' } as const

/** What comes in: revenue by month, who has which plan, and whether ledger and gateway agree. */
export function RevenueView({ figures, failure, onRetry }: RevenueViewProps) {
  const t = useSentences('operator')
  const say = useFailureSentence()
  const format = useFormat()
  if (figures === undefined)
    return (
      <Panel>
        <ListState state={failure ? { kind: 'failed', title: t('failed'), advice: say(failure), onRetry } : { kind: 'loading' }} />
      </Panel>
    )
  const { comparedAt, differences } = figures
  return (
    <div className="flex flex-col gap-4">
      {differences.length > 0 && (
        <Banner tone="danger" title={t('payments.differ.title', { count: differences.length, number: format.number(differences.length) })}>
          {t('payments.differ.text')}
        </Banner>
      )}
      <Revenue figures={figures} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Panel title={t('payments.byPlan')} padding="none">
          <ItemList>
            {figures.plans.map(({ plan, people, monthly }) => (
              <Item
                key={plan}
                title={plans[plan].title}
                detail={t('payments.people', { count: people, number: format.number(people) })}
                aside={monthly.length === 0 ? '–' : monthly.map(({ currency, amount }) => format.money(amount, currency)).join(' · ')}
              />
            ))}
          </ItemList>
        </Panel>
        <Panel
          title={t('payments.differ.panel')}
          description={comparedAt === null ? t('payments.differ.never') : t('payments.differ.at', { when: format.moment(comparedAt) })}
          padding={differences.length === 0 ? 'md' : 'none'}
        >
          {differences.length === 0 ? (
            <p className="text-muted">{comparedAt === null ? '–' : t('payments.differ.none')}</p>
          ) : (
            <ItemList>
              {differences.map(({ kind, id, currency, here, atGateway }) => (
                <Item
                  key={`${kind} ${id}`}
                  title={t(`payments.differ.kinds.${kind}`)}
                  detail={<span className="font-mono text-xs break-all">{id}</span>}
                  aside={
                    <span className="flex flex-col items-end gap-1">
                      <Badge tone="danger">
                        {t('payments.differ.amounts', {
                          here: here === null ? '–' : format.money(here, currency),
                          gateway: atGateway === null ? '–' : format.money(atGateway, currency),
                        })}
                      </Badge>
                    </span>
                  }
                />
              ))}
            </ItemList>
          )}
        </Panel>
      </div>
    </div>
  )
}

/** Revenue by month, in one currency at a time: amounts of two are never added. */
function Revenue({ figures: { revenue } }: { figures: PaymentFigures }) {
  const t = useSentences('operator')
  const language = useLanguage()
  const currencies = useMemo(() => [...new Set(revenue.map(({ currency }) => currency))], [revenue])
  const [chosen, setChosen] = useState<PlanCurrency | null>(null)
  const currency = chosen ?? currencies[0] ?? 'EUR'
  const months = useMemo(() => revenueMonths(revenue, currency), [revenue, currency])
  const points = useMemo(() => {
    const month = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat(locales[language], { month: 'short', year: '2-digit', timeZone: 'UTC' })
    return months.map((row) => {
      const at = new Date(`${row.month}-01T00:00:00Z`)
      return { key: row.month, label: month.format(at), short: short.format(at) }
    })
  }, [months, language])
  const series = useMemo(
    () => [
      { name: t('payments.net'), values: months.map(({ net }) => net) },
      { name: t('payments.refunds'), values: months.map(({ refunded }) => refunded) },
    ],
    [months, t],
  )
  return (
    <Panel
      title={t('payments.revenue')}
      description={t('payments.revenueText')}
      actions={
        currencies.length > 1 && (
          <Segments
            label={t('payments.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            value={currency}
            onValueChange={setChosen}
          />
        )
      }
    >
      <BarChart
        label={t('payments.revenue')}
        points={points}
        series={series}
        measure={{ currency }}
        state={
          months.length === 0 ? { kind: 'empty', title: t('payments.none.revenue'), advice: t('payments.none.revenueText') } : undefined
        }
      />
    </Panel>
  )
}
