import { useState } from 'react'
import { fn } from 'storybook/test'
import { requestedReportOf, type RequestedReport } from '../model/requested-report.ts'
import {
  bands,
  categories,
  days,
  hours,
  live,
  marks,
  productTable,
  salesOf28Days,
  today,
  todayByHour,
  totals,
} from '../reports.fixtures.ts'
import { LiveStrip } from './live-strip.tsx'
import type { Loaded } from './loaded.ts'
import type { ReportViewProps } from './report-props.ts'
import { ReportView } from './report-view.tsx'

/** The moment at which the report is looked at. */
export const now = Date.parse('2026-11-21T10:23:40Z')
/** Data that came. */
export const known = <Data,>(data: Data): Loaded<Data> => ({ data, failure: undefined, again: fn() })
/** What an address names, of the days of the fixtures. */
export const viewOf = (address: string): RequestedReport => ({ ...requestedReportOf(new URLSearchParams(address)), days })

/** The report as the page keeps it: a change of the view is shown. */
export function Report({ view: first, onView, ...props }: ReportViewProps) {
  const [view, setView] = useState(first)
  return (
    <ReportView
      {...props}
      view={view}
      onView={(change) => {
        onView(change)
        setView({ ...view, ...change })
      }}
    />
  )
}

/** A report of which everything came. */
export const reportArgs = {
  live: <LiveStrip live={known(live)} now={now} />,
  timeZone: totals.timeZone,
  today,
  view: viewOf(''),
  days,
  step: 'day',
  sales: known(salesOf28Days),
  totals: known(totals),
  bands: known(bands),
  marks: known(marks),
  products: known(productTable),
  categories: known(categories),
  hours: known(hours),
  todayByHour: known(todayByHour),
  choices: {
    tree: [
      {
        id: 1,
        name: 'Cocina y mesa',
        route: '',
        products: 410,
        children: [{ id: 2, name: 'Textil', route: 'Cocina y mesa', products: 90, children: [] }],
      },
      { id: 6, name: 'Velas', route: '', products: 120, children: [] },
    ],
    categories: [
      { value: '1', label: 'Cocina y mesa' },
      { value: '6', label: 'Velas' },
    ],
    brands: [{ value: '5', label: 'Regency' }],
    collections: [{ value: '137', label: 'Christmas' }],
  },
  drawn: null,
  exporting: false,
  synchroniseHref: '#synchronize',
  onView: fn(),
  onDrawn: fn(),
  onExport: fn(),
  onPrint: fn(),
} satisfies ReportViewProps
