import { useFormat, useSentences } from '../../../i18n/index.ts'
import { firstRows, type Figures } from '../model/figures.ts'

export interface FiguresLineProps {
  figures: Figures
  currency: string
  /** First and last day of the sales, YYYY-MM-DD. */
  from: string
  to: string
}

/** What the list comes to, in one line. */
export function FiguresLine({ figures, currency, from, to }: FiguresLineProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const places = format.number(firstRows)
  const shown: { term: string; value: string; hint?: string; warns?: boolean; aside?: boolean }[] = [
    { term: t('figures.products'), value: format.number(figures.products) },
    {
      term: t('figures.soldOut'),
      value: format.number(figures.soldOut),
      ...(figures.soldOutInFirst > 0 ? { hint: t('figures.soldOutHint', { count: figures.soldOutInFirst, places }), warns: true } : {}),
    },
    { term: t('figures.units'), value: format.number(figures.units30), aside: true },
    {
      term: t('figures.revenue'),
      value: format.money(figures.revenue30, currency),
      ...(figures.firstShare === null || figures.products <= firstRows ? {} : { hint: t('figures.firstShare', { share: format.percent(figures.firstShare), places }) }),
      aside: true,
    },
  ]
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
      <dl className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
        {shown.map(({ term, value, hint, warns, aside }) => (
          <div key={term} className={`flex items-baseline gap-1.5 ${aside ? 'max-sm:hidden' : ''}`}>
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold tabular-nums">
              {value}
              {hint && <span className={`font-normal ${warns ? 'text-warning' : 'text-muted'}`}> ({hint})</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted max-lg:hidden">{t('sales', { from: format.day(from), to: format.day(to) })}</p>
    </div>
  )
}
