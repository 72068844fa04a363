import { useState } from 'react'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { DateRangePicker } from '../../../src/design/date-range-picker/index.ts'
import { CalendarIcon, DownloadIcon } from '../../../src/design/icon/index.ts'
import { ListState, type ListStateValue } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Segments } from '../../../src/design/segments/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { days, timeZone } from '../shop/index.ts'
import { salesDay, salesNow } from '../shop/sales.ts'
import { ReportBody } from './report-body.tsx'
import { figuresOf, firstRange } from './report-figures.ts'
import { reportsWords } from './reports.words.ts'

export interface ReportsProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden'
  /** The range is being chosen. */
  choosing?: boolean
}

/** Sales of a range and of today, by day, hour, position, category and product; every sum comes from the shop's days. */
export function Reports({ state = 'ready', choosing = false }: ReportsProps) {
  const { say, format, language } = useTexts(reportsWords)
  const zone =
    new Intl.DateTimeFormat({ es: 'es', en: 'en', pt: 'pt-BR' }[language], { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(new Date(salesNow))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  // The Saturday before is a day without sales: what an empty report is about.
  const [range, setRange] = useState(state === 'empty' ? { from: '2026-11-14', to: '2026-11-14', comparison: 'none' as const } : firstRange)
  const [measure, setMeasure] = useState<'money' | 'quantity'>('money')
  const figures = figuresOf(range)
  const { totals } = figures
  const csv = [
    'day,revenue,units,orders',
    ...figures.days.map((day, at) =>
      [day, (figures.values('revenue')[at] ?? 0) / 100, figures.values('units')[at] ?? 0, figures.values('orders')[at] ?? 0].join(','),
    ),
  ].join('\n')
  const trouble: ListStateValue | null =
    state === 'failed'
      ? { kind: 'failed', title: say.failedTitle, advice: say.failedAdvice, onRetry: () => undefined }
      : state === 'forbidden'
        ? { kind: 'forbidden', title: say.forbiddenTitle, advice: say.forbiddenAdvice }
        : state !== 'loading' && totals.orders === 0
          ? {
              kind: 'empty',
              title: say.emptyTitle,
              advice: say.emptyAdvice(format.day(salesDay)),
              action: (
                <Button icon={<CalendarIcon />} onClick={() => setRange(firstRange)}>
                  {say.emptyAction}
                </Button>
              ),
            }
          : null
  return (
    <Page
      header={<ScreenHeader area="reports" />}
      title={say.title}
      description={
        trouble || state === 'loading'
          ? undefined
          : `${say.counted(format.number(totals.orders), format.number(totals.cancelled))} ${say.zone(zone)}`
      }
      actions={
        state !== 'forbidden' && (
          <>
            <DateRangePicker
              label={say.range}
              value={range}
              onValueChange={setRange}
              today={salesDay}
              timeZone={timeZone}
              min={days[0]?.day}
              defaultOpen={choosing}
            />
            <Segments
              label={say.measure}
              value={measure}
              onValueChange={setMeasure}
              options={[
                { value: 'money', label: say.money },
                { value: 'quantity', label: say.quantity },
              ]}
            />
            <ButtonLink
              icon={<DownloadIcon />}
              download={`${say.file}-${range.from}-${range.to}.csv`}
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
            >
              {say.export}
            </ButtonLink>
          </>
        )
      }
    >
      {trouble ? (
        <Panel>
          <ListState state={trouble} />
        </Panel>
      ) : (
        <ReportBody range={range} figures={figures} quantity={measure === 'quantity'} loading={state === 'loading'} />
      )}
    </Page>
  )
}
