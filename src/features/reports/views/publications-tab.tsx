import { useMemo } from 'react'
import type { PublicationMark, PublicationMarks, ReportDays } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, numberColumn, type TableColumn } from '../../../design/data-table/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { publicationColumns, sortNamed } from '../model/report-sort.ts'
import type { RequestedReport } from '../model/requested-report.ts'
import { publicationValue } from '../model/sort-values.ts'
import { useLoadedState, type Loaded } from './loaded.ts'
import { useFigures } from './use-figures.ts'

export interface PublicationsTabProps {
  marks: Loaded<PublicationMarks>
  timeZone: string
  days: ReportDays
  /** The day it is in the store. */
  today: string
  onDays: (days: ReportDays) => void
  onOpen: (publication: string) => void
  /** The run of a magic ordering whose publications alone are shown; null: all. */
  run: string | null
  onAll: () => void
  /** What the table is sorted by. */
  sort: RequestedReport['publicationSort']
  onSort: (sort: RequestedReport['publicationSort']) => void
}

const none: readonly PublicationMark[] = []
const idOf = ({ publication }: PublicationMark): string => publication
const nameOf = ({ list }: PublicationMark): string => list.name

/** The publications that reached the shop in these days; one opens with what it changed and what came of it. */
export function PublicationsTab({ marks, timeZone, days, today, onDays, onOpen, run, onAll, sort, onSort }: PublicationsTabProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const stateOf = useLoadedState('chart.load')
  const rows = marks.data?.marks ?? none
  const columns = useMemo(
    (): readonly TableColumn<PublicationMark>[] => [
      {
        id: 'list',
        head: t('marks.column.list'),
        width: 220,
        grow: 1,
        sortValue: publicationValue('list'),
        cell: ({ list }) => (
          <span className="truncate" title={list.name}>
            {list.name}
          </span>
        ),
      },
      {
        id: 'at',
        head: t('marks.column.at'),
        width: 170,
        phone: 'status',
        sortFirst: 'descending',
        sortValue: publicationValue('at'),
        cell: ({ at }) => <time dateTime={at}>{format.moment(at, timeZone)}</time>,
      },
      {
        id: 'by',
        head: t('marks.column.by'),
        width: 180,
        sortValue: publicationValue('by'),
        cell: ({ by, automation }) =>
          automation === null ? (by ?? <span className="text-muted">—</span>) : t('marks.automation', { name: automation }),
      },
      numberColumn<PublicationMark>({
        id: 'written',
        head: t('marks.column.written'),
        width: 130,
        value: ({ written }) => written,
        text: format.number,
      }),
    ],
    [t, format, timeZone],
  )
  const state = stateOf(marks)
  return (
    <div className="flex flex-col gap-2">
      {run !== null && marks.data && (
        <Banner
          title={
            marks.data.run === null
              ? t('marks.noRun')
              : t('marks.run', { name: marks.data.run.automation, moment: format.moment(marks.data.run.at, timeZone) })
          }
          action={
            <Button size="sm" onClick={onAll}>
              {t('marks.all')}
            </Button>
          }
        >
          {marks.data.run !== null && t('marks.runText')}
        </Banner>
      )}
      <DataTable
        label={t('tab.publications')}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        layout={{ sort }}
        onLayoutChange={({ sort: next }) => onSort(sortNamed(publicationColumns, next))}
        onRowOpen={({ publication }) => onOpen(publication)}
        state={
          state.kind === 'ready' && rows.length === 0
            ? {
                kind: 'empty',
                title: t('marks.none'),
                ...(days.to < today
                  ? {
                      // Who has just published looks for it here.
                      advice: t('marks.endedText', { day: format.day(days.to) }),
                      action: <Button onClick={() => onDays({ from: days.from, to: today })}>{t('marks.withToday')}</Button>,
                    }
                  : { advice: t('marks.noneText') }),
              }
            : state
        }
      />
      {marks.data?.more && <p className="text-sm text-muted">{t('marks.more', { most: format.number(rows.length) })}</p>}
    </div>
  )
}
