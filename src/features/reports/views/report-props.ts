import type { ReactNode } from 'react'
import type {
  CategoriesTable,
  Category,
  CompactProductsTable,
  OrdersByHour,
  PublicationMarks,
  ReportDays,
  ReportStep,
  SalesByBand,
  SalesByHour,
  SalesByRange,
} from '../../../../contract/index.ts'
import type { RequestedReport } from '../model/requested-report.ts'
import type { FileFormat } from '../model/table-file.ts'
import type { ExportedPart } from './export-menu.tsx'
import type { FilterChoices } from './filters-popover.tsx'
import type { Totals } from './key-figures.tsx'
import type { Loaded } from './loaded.ts'

export interface ReportViewProps {
  /** Today as it goes on, above everything. */
  live: ReactNode
  timeZone: string
  /** The day it is in the store. */
  today: string
  view: RequestedReport
  days: ReportDays
  step: ReportStep
  sales: Loaded<SalesByRange>
  totals: Loaded<Totals>
  bands: Loaded<SalesByBand>
  marks: Loaded<PublicationMarks>
  products: Loaded<CompactProductsTable>
  categories: Loaded<CategoriesTable>
  hours: Loaded<SalesByHour>
  todayByHour: Loaded<OrdersByHour>
  choices: (FilterChoices & { tree: readonly Category[] }) | undefined
  /** Categories that are drawn; null: those that sold most. */
  drawn: readonly number[] | null
  exporting: boolean
  synchroniseHref: string
  onView: (change: Partial<RequestedReport>) => void
  onDrawn: (drawn: readonly number[] | null) => void
  onExport: (part: ExportedPart, format: FileFormat) => void
  onPrint: () => void
  /** What is opened over it. */
  children?: ReactNode
}
