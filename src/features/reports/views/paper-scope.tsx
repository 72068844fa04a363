import type { ReportDays } from '../../../../contract/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { isFiltered, type ReportFilter } from '../model/requested-report.ts'
import { filterNames, type FilterChoices } from './filters-popover.tsx'
import { useFigures } from './use-figures.ts'

export interface PaperScopeProps {
  days: ReportDays
  /** Undefined until it is known. */
  currency: string | undefined
  filter: ReportFilter
  choices: FilterChoices | undefined
}

/** What a printed report is about. On the screen the controls say it, and paper has none. */
export function PaperScope({ days, currency, filter, choices }: PaperScopeProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const part = (name: string, value: string): string => t('paper.part', { name, value })
  const names = filterNames(filter, choices, (id) => t('filter.unknown', { id: String(id) }))
  const filters = isFiltered(filter)
    ? [
        ...(names.categories.length > 0 ? [part(t('filter.categories'), names.categories.join(', '))] : []),
        ...(names.collections.length > 0 ? [part(t('filter.collection'), names.collections.join(', '))] : []),
        ...(names.brands.length > 0 ? [part(t('filter.brands'), names.brands.join(', '))] : []),
      ].join('; ')
    : t('paper.noFilters')
  return (
    <div data-slot="paper-scope" className="hidden text-sm print:block">
      <p>{part(t('range'), `${format.day(days.from)} – ${format.day(days.to)}`)}</p>
      {currency !== undefined && <p>{part(t('head.currency'), currency)}</p>}
      <p>{part(t('filter.title'), filters)}</p>
    </div>
  )
}
