import { useSentences } from '../../../i18n/index.ts'
import type { FileOrigin } from '../model/table-file.ts'
import type { ExportedPart } from './export-menu.tsx'
import type { ReportViewProps } from './report-props.ts'
import { useFigures } from './use-figures.ts'

type Shown = Pick<ReportViewProps, 'view' | 'days' | 'timeZone' | 'choices' | 'totals' | 'todayByHour'>

/** Says what the figures of a file are of: days, zone, currency, comparison and filters, in the person's language. */
export function useFileOrigin({ view, days, timeZone, choices, totals, todayByHour }: Shown): (part: ExportedPart) => FileOrigin {
  const t = useSentences('reports')
  const format = useFigures()
  const { categories, collection, brands } = view.filter
  const named = (of: 'categories' | 'collections' | 'brands', ids: readonly number[]): string =>
    ids.length === 0
      ? t('export.origin.all')
      : ids
          .map((id) => choices?.[of].find(({ value }) => value === String(id))?.label ?? t('filter.unknown', { id: String(id) }))
          .join(', ')
  return (part) => {
    const of = part === 'tab' ? view.tab : part
    const today = of === 'today' ? todayByHour.data : undefined
    const compared = totals.data?.compared
    const comparison = (): string => {
      if (today) return t('today.lastWeek')
      if (!compared || view.comparison === 'none') return t('export.origin.none')
      return `${t(`comparison.${view.comparison}`)}: ${compared.from} – ${compared.until ?? compared.to}`
    }
    const alone = of === 'lines' || of === 'publications'
    return {
      sheets: { figures: t('export.sheet.figures'), origin: t('export.sheet.origin') },
      rows: [
        [t('range'), today ? today.day : `${days.from} – ${days.to}`],
        [t('export.origin.zone'), `${timeZone} (${format.zone(timeZone)})`],
        // The lines of orders say their own.
        ...(of === 'lines' || totals.data === undefined ? [] : [[t('head.currency'), totals.data.currency] as const]),
        ...(alone ? [] : [[t('export.origin.comparison'), comparison()] as const]),
        [t('filter.categories'), named('categories', categories)],
        [t('filter.collection'), named('collections', collection === null ? [] : [collection])],
        // Publications are of lists, whatever brands their products have.
        ...(of === 'publications' ? [] : [[t('filter.brands'), named('brands', brands)] as const]),
      ],
    }
  }
}
