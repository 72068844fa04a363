import { useEffect, useRef, type RefObject } from 'react'
import { limits } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DateRangePicker } from '../../../design/date-range-picker/index.ts'
import { CalendarIcon } from '../../../design/icon/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFailedCall, useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { isFiltered, noFilter, reportMeasures, type ReportFilter } from '../model/requested-report.ts'
import { BandsPanel } from './bands-panel.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FiltersPopover, FilterTags } from './filters-popover.tsx'
import { KeyFigures, type Totals } from './key-figures.tsx'
import { isForbidden, usePendingState } from './loaded.ts'
import { PaperScope } from './paper-scope.tsx'
import { Reconciliation } from './reconciliation.tsx'
import type { ReportViewProps } from './report-props.ts'
import { ReportTabs } from './report-tabs.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { useFigures } from './use-figures.ts'

/** What a store sold in some days, where it stood, and what its publications did. */
export function ReportView(props: ReportViewProps) {
  const { live, timeZone, today, view, days, totals, choices, exporting, onView, onExport, onPrint, children } = props
  const t = useSentences('reports')
  const title = useSentences('shell')('titles.reports')
  const format = useFigures()
  const { data } = totals
  // The button that was pressed goes with what it said: the focus goes on to where that is chosen.
  const range = useRef<HTMLButtonElement>(null)
  const filters = useRef<HTMLButtonElement>(null)
  const onDays = (): void => {
    onView({ days: null })
    range.current?.focus()
  }
  const onFilter = (filter: ReportFilter): void => {
    onView({ filter })
    if (!isFiltered(filter)) filters.current?.focus()
  }
  const trouble = useTrouble(props, onDays, onFilter)
  const comparedWith = ({
    from,
    to,
    until,
    complete,
  }: Pick<NonNullable<Totals['compared']>, 'from' | 'to' | 'until' | 'complete'>): string => {
    if (!complete) return t('notCompared', { from: format.day(from), to: format.day(to) })
    return until === null
      ? t('compared', { from: format.day(from), to: format.day(to) })
      : t('comparedUntil', { from: format.day(from), moment: format.moment(until, timeZone) })
  }
  const forbidden = trouble?.kind === 'forbidden'
  const comparison = data?.compared ? comparedWith(data.compared) : ''
  // As long as what comes.
  const comparisonToCome = view.comparison === 'none' ? '' : comparedWith({ ...days, until: null, complete: true })
  return (
    <Page
      width="full"
      title={title}
      description={
        !forbidden && (
          <>
            {t('zone', { zone: format.zone(timeZone) })}{' '}
            <span className={data || trouble ? undefined : 'invisible'}>{data || trouble ? comparison : comparisonToCome}</span>
          </>
        )
      }
      actions={
        !forbidden && (
          <>
            <DateRangePicker
              ref={range}
              label={t('range')}
              value={{ ...days, comparison: view.comparison }}
              onValueChange={({ from, to, comparison: next }) => onView({ days: { from, to }, comparison: next })}
              today={today}
              most={limits.report.days}
              timeZone={timeZone}
            />
            <Segments
              label={t('measure.label')}
              value={view.measure}
              onValueChange={(measure) => onView({ measure })}
              options={reportMeasures.map((value) => ({ value, label: t(`measure.${value}`) }))}
            />
            <FiltersPopover ref={filters} filter={view.filter} choices={choices} onFilter={(filter) => onView({ filter })} />
            <ExportMenu tab={view.tab} busy={exporting} disabled={trouble !== null} onExport={onExport} onPrint={onPrint} />
          </>
        )
      }
    >
      <div className="flex flex-col gap-6 pb-8 print:block print:space-y-6">
        {!forbidden && <PaperScope days={days} currency={data?.currency} filter={view.filter} choices={choices} />}
        <FilterTags filter={view.filter} choices={choices} onFilter={onFilter} />
        {!forbidden && live}
        {trouble ? (
          <Panel>
            <ListState state={trouble} />
          </Panel>
        ) : (
          <ReportBody {...props} />
        )}
      </div>
      {children}
    </Page>
  )
}

/** Why there is no report at all; null where there is one. */
function useTrouble(
  { totals, view, synchroniseHref }: ReportViewProps,
  onDays: () => void,
  onFilter: (filter: ReportFilter) => void,
): ListStateValue | null {
  const t = useSentences('reports')
  const failed = useFailedCall()
  const say = useFailureSentence()
  const pending = usePendingState()
  const format = useFigures()
  const { data, failure, again } = totals
  if (data === undefined) {
    if (!failure) return null
    if (failure.code === 'limit/reports')
      return { kind: 'empty', title: t('reach.title'), advice: t('reach.text'), action: <UsualDays onDays={onDays} /> }
    if (failure.code === 'report/future-range')
      return { kind: 'empty', title: t('empty.title'), advice: say(failure), action: <UsualDays onDays={onDays} /> }
    if (failure.code === 'catalogue/unknown-category' || failure.code === 'catalogue/unknown-collection')
      return { kind: 'noResult', title: say(failure), action: <Button onClick={() => onFilter(noFilter)}>{t('filter.clear')}</Button> }
    if (isForbidden(failure)) return { kind: 'forbidden', title: t('forbidden.title'), advice: t('forbidden.text') }
    return { kind: 'failed', title: failed('sales.total'), advice: say(failure), onRetry: again }
  }
  if (data.knownFrom === null) {
    return {
      kind: 'empty',
      title: t('empty.unknown'),
      advice: t('empty.unknownText'),
      action: <ButtonLink href={synchroniseHref}>{t('empty.synchronise')}</ButtonLink>,
    }
  }
  if (data.pending) return pending
  const { orders, units, revenue, reconciliation } = data.totals
  const came = (reconciliation?.orders ?? 0) + (reconciliation?.unreadable ?? 0)
  if ((orders ?? 0) !== 0 || units !== 0 || revenue !== 0 || came !== 0) return null
  if (isFiltered(view.filter)) {
    return {
      kind: 'noResult',
      title: t('empty.filtered'),
      action: <Button onClick={() => onFilter(noFilter)}>{t('filter.clear')}</Button>,
    }
  }
  return {
    kind: 'empty',
    title: t('empty.title'),
    advice: t(data.totals.complete ? 'empty.text' : 'empty.before', { moment: format.moment(data.knownFrom, data.timeZone) }),
    action: <UsualDays onDays={onDays} />,
  }
}

function UsualDays({ onDays }: { onDays: () => void }) {
  const t = useSentences('reports')
  return (
    <Button icon={<CalendarIcon />} onClick={onDays}>
      {t('empty.usual')}
    </Button>
  )
}

/** Brings the list of publications before the person who pressed several of them, and the focus with it. */
function useShownPublications(tabs: RefObject<HTMLDivElement | null>, { onView }: ReportViewProps): () => void {
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    const shown = tabs.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    shown?.focus({ preventScroll: true })
    tabs.current?.scrollIntoView()
  })
  return () => {
    wanted.current = true
    onView({ tab: 'publications' })
  }
}

function ReportBody(props: ReportViewProps) {
  const tabs = useRef<HTMLDivElement>(null)
  const showPublications = useShownPublications(tabs, props)
  const { timeZone, view, days, step, sales, totals, bands, marks, choices, onView } = props
  const t = useSentences('reports')
  const comparisonName = view.comparison === 'none' ? undefined : t(`comparison.${view.comparison}`)
  const list = bands.data?.list
  const listName =
    list &&
    (choices?.[list.kind === 'category' ? 'categories' : 'collections'].find(({ value }) => value === String(list.id))?.label ??
      String(list.id))
  return (
    <>
      <div className="flex flex-col gap-3">
        <KeyFigures totals={totals.data} measure={view.measure} compares={view.comparison !== 'none'} />
        {totals.data && <Reconciliation totals={totals.data} />}
      </div>
      <div className="grid grid-cols-1 items-start gap-6 print:block print:space-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <SalesPanel
          sales={sales}
          marks={marks.data?.marks ?? []}
          view={view}
          days={days}
          by={step}
          timeZone={timeZone}
          onBy={(by) => onView({ by })}
          onMarks={(pressed) => (pressed.length === 1 ? onView({ open: pressed[0]!.publication }) : showPublications())}
        />
        <BandsPanel bands={bands} measure={view.measure} comparisonName={comparisonName} list={listName ?? null} />
      </div>
      <ReportTabs {...props} ref={tabs} comparisonName={comparisonName} />
    </>
  )
}
