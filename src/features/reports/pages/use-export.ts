import { useState } from 'react'
import { failureOf } from '../../../api/index.ts'
import { sortedRows } from '../../../design/data-table/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useFormat, useLanguage, useSentences } from '../../../i18n/index.ts'
import { limits } from '../../../../contract/index.ts'
import { saveFile } from '../data/save-file.ts'
import { useOrderLines } from '../data/use-order-lines.ts'
import { keptSince } from '../model/kept-since.ts'
import { linesFound, productLines } from '../model/product-rows.ts'
import { linesFile } from '../model/lines-file.ts'
import { productsFile } from '../model/products-file.ts'
import {
  bandsFile,
  categoriesFile,
  categorySumsFile,
  hoursFile,
  publicationsFile,
  salesTable,
  todayFile,
  totalsFile,
} from '../model/report-tables.ts'
import type { ReportSort } from '../model/report-sort.ts'
import { categoryValue, productValue, publicationValue, usualSort } from '../model/sort-values.ts'
import { hasRoom, type FileFormat, type FileTable } from '../model/table-file.ts'
import type { ExportedPart } from '../views/export-menu.tsx'
import type { ReportViewProps } from '../views/report-props.ts'
import { useCategoryName } from '../views/use-category-name.ts'
import { useFileHeads } from '../views/use-file-heads.ts'
import { useFileOrigin } from '../views/use-file-origin.ts'

type Shown = Pick<
  ReportViewProps,
  'view' | 'days' | 'timeZone' | 'choices' | 'totals' | 'sales' | 'bands' | 'products' | 'categories' | 'hours' | 'todayByHour' | 'marks'
>
type Lines = Parameters<ReturnType<typeof useOrderLines>>[0]

/** Makes files of what is shown, as it is shown, and of the lines of the orders. */
export function useExport(shown: Shown, lines: Lines) {
  const { view, days, totals, sales, bands, products, categories, hours, todayByHour, marks } = shown
  const t = useSentences('reports')
  const say = useFailureSentence()
  const format = useFormat()
  const language = useLanguage()
  const heads = useFileHeads()
  const fetchLines = useOrderLines()
  const categoryName = useCategoryName(categories.data?.categories)
  const originOf = useFileOrigin(shown)
  const [busy, setBusy] = useState(false)

  // As the tables do it, so that a file has their sequence.
  const sorted = <Row, Column extends string>(
    rows: readonly Row[],
    sort: ReportSort<Column> | null,
    valueOf: (column: Column) => (row: Row) => string | number | null,
  ): readonly Row[] => (sort === null ? rows : sortedRows(rows, valueOf(sort.column), sort.direction, language))
  const ofTab = (): FileTable | null => {
    switch (view.tab) {
      case 'products': {
        const { data } = products
        if (!data) return null
        const found = linesFound(productLines(data), view.search)
        const rows = sorted(found, view.sort ?? usualSort(view.measure), (column) => productValue(column, view.measure, data))
        return productsFile(rows, data, view, heads)
      }
      case 'categories':
        return categories.data ? categoriesFile(categories.data, heads, categoryName) : null
      case 'hours':
        return hours.data ? hoursFile(hours.data, heads) : null
      case 'today':
        return todayByHour.data ? todayFile(todayByHour.data, heads) : null
      case 'publications':
        return marks.data ? publicationsFile(sorted(marks.data.marks, view.publicationSort, publicationValue), heads) : null
    }
  }
  const placesOf = (band: { from: number; to: number | null } | null): string => {
    if (band === null) return t('export.unplaced')
    const from = format.number(band.from)
    return band.to === null ? t('bands.from', { from }) : `${from}–${format.number(band.to)}`
  }
  const tableOf = async (part: ExportedPart): Promise<(FileTable & { keptFrom?: string | null }) | null> => {
    switch (part) {
      case 'totals':
        return totals.data ? totalsFile(totals.data, heads) : null
      case 'sales':
        return sales.data ? salesTable(sales.data, heads) : null
      case 'bands':
        return bands.data ? bandsFile(bands.data, heads, placesOf) : null
      case 'tab':
        return ofTab()
      case 'categorySums': {
        const { data } = categories
        if (!data) return null
        const rows = sorted(data.categories, view.categorySort, (column) => categoryValue(column, data, categoryName))
        return categorySumsFile({ ...data, categories: [...rows] }, heads, categoryName)
      }
      case 'lines': {
        const fetched = await fetchLines(lines)
        return { ...linesFile(fetched.lines, heads, (state) => t(`state.${state}`)), keptFrom: keptSince(fetched, days) }
      }
    }
  }
  const run = async (part: ExportedPart, fileFormat: FileFormat): Promise<void> => {
    setBusy(true)
    try {
      const table = await tableOf(part)
      if (table === null) {
        notify.danger(t('export.notYet'))
        return
      }
      if (!hasRoom(table, fileFormat)) {
        const [rows, most] = [table.rows.length, limits.report.sheetRows - 1].map(format.number)
        notify.danger(t('export.failed'), { detail: t('export.sheetFull', { rows, most }) })
        return
      }
      const name = t(`export.file.${part === 'tab' ? view.tab : part}`)
      const day = part === 'tab' && view.tab === 'today' ? todayByHour.data?.day : undefined
      await saveFile(table, originOf(part), fileFormat, day === undefined ? `${name}-${days.from}-${days.to}` : `${name}-${day}`)
      const done = t('export.done', { count: table.rows.length, rows: format.number(table.rows.length) })
      if (table.keptFrom) notify.warning(done, { detail: t('export.ordersKeptFrom', { day: format.day(table.keptFrom) }) })
      else notify.success(done)
    } catch (error) {
      notify.danger(t('export.failed'), { detail: say(failureOf(error)) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: (part: ExportedPart, fileFormat: FileFormat): void => void run(part, fileFormat) }
}
