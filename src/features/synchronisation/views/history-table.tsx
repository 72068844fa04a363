import { useMemo } from 'react'
import { synchronisationEnded, type Synchronisation } from '../../../../contract/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { RunIcon, ShowIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { MenuItem } from '../../../design/menu/index.ts'
import { Units } from '../../../design/product-row/index.ts'
import { StateBadge } from '../../../design/state-badge/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { canResume, changesOf, secondsOf } from '../model/synchronisation-status.ts'
import { useNaming } from './use-naming.ts'

/** What is read in is not read back: done is as good as verified. */
const badgeOf = (state: Synchronisation['state']) => (state === 'done' ? 'verified' : state)
const idOf = ({ id }: Synchronisation): string => id

export interface HistoryTableProps {
  synchronisations: readonly Synchronisation[]
  state?: ListStateValue | undefined
  /** IANA name of the store's time zone. */
  timeZone: string
  onChanges: (id: string) => void
  onResume: (id: string) => void
  /** Brings the same in once more. */
  onAgain: (synchronisation: Synchronisation) => void
}

/** The synchronisations of a store; each leads to what it changed. */
export function HistoryTable({ synchronisations, state, timeZone, onChanges, onResume, onAgain }: HistoryTableProps) {
  const t = useSentences('synchronisation')
  const format = useFormat()
  const naming = useNaming()
  const columns = useMemo<readonly TableColumn<Synchronisation>[]>(
    () => [
      {
        id: 'when',
        head: t('column.when'),
        width: 150,
        grow: 1,
        sortValue: ({ requestedAt }) => requestedAt,
        sortFirst: 'descending',
        cell: ({ requestedAt }) => (
          <span className="min-w-0 font-medium tabular-nums max-md:truncate md:leading-tight">{format.moment(requestedAt, timeZone)}</span>
        ),
      },
      {
        id: 'scope',
        head: t('column.scope'),
        width: 128,
        grow: 1,
        phoneCell: (each) => <span className="text-muted">{naming(each)}</span>,
        cell: (each) => (
          <span className="truncate" title={[naming(each), ...each.targets.map(({ name }) => name)].join(', ')}>
            {naming(each)}
          </span>
        ),
      },
      {
        id: 'state',
        head: t('column.state'),
        width: 138,
        phone: 'status',
        shape: 'badge',
        sortValue: ({ state: of }) => of,
        cell: ({ state: of }) => <StateBadge state={badgeOf(of)} label={t(`state.${of}`)} />,
      },
      {
        id: 'read',
        head: t('column.read'),
        width: 84,
        align: 'end',
        sortValue: ({ read }) => read,
        sortFirst: 'descending',
        cell: ({ read }) => <Units value={format.number(read)} none={read === 0} />,
      },
      {
        id: 'changes',
        head: t('column.changes'),
        width: 100,
        align: 'end',
        sortValue: changesOf,
        sortFirst: 'descending',
        cell: (each) =>
          each.scope === 'sales' ? (
            <span className="text-subtle">—</span>
          ) : (
            <Units value={format.number(changesOf(each))} none={changesOf(each) === 0} />
          ),
      },
      {
        id: 'duration',
        head: t('column.duration'),
        width: 96,
        align: 'end',
        sortValue: secondsOf,
        sortFirst: 'descending',
        cell: (each) => <Duration seconds={secondsOf(each)} />,
      },
    ],
    [t, format, naming, timeZone],
  )
  return (
    <DataTable
      label={t('tab.history')}
      columns={columns}
      rows={synchronisations}
      idOf={idOf}
      nameOf={({ requestedAt }) => format.moment(requestedAt, timeZone)}
      density="compact"
      state={state}
      onRowOpen={({ id, scope }) => scope !== 'sales' && onChanges(id)}
      actions={(each) => (
        <>
          {each.scope !== 'sales' && (
            <MenuItem icon={<ShowIcon />} onSelect={() => onChanges(each.id)}>
              {t('tab.changes')}
            </MenuItem>
          )}
          {canResume(each) && (
            <MenuItem icon={<RunIcon />} onSelect={() => onResume(each.id)}>
              {t('resume')}
            </MenuItem>
          )}
          {synchronisationEnded(each.state) && (
            <MenuItem icon={<SynchroniseIcon />} onSelect={() => onAgain(each)}>
              {t('again')}
            </MenuItem>
          )}
        </>
      )}
    />
  )
}

function Duration({ seconds }: { seconds: number | null }) {
  const t = useSentences('synchronisation')
  const format = useFormat()
  if (seconds === null) return <span className="text-subtle">—</span>
  const minutes = Math.floor(seconds / 60)
  return (
    <span className="text-muted tabular-nums">
      {seconds < 60
        ? t('duration.seconds', { seconds: format.number(seconds) })
        : minutes < 60
          ? t('duration.minutes', { minutes: format.number(minutes), seconds: format.number(seconds % 60) })
          : t('duration.hours', { hours: format.number(Math.floor(minutes / 60)), minutes: format.number(minutes % 60) })}
    </span>
  )
}
