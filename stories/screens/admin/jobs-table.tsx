import { useMemo, useState } from 'react'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { CloseIcon, SynchroniseIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { MenuItem } from '../../../src/design/menu/index.ts'
import { Progress } from '../../../src/design/progress/index.ts'
import { StateBadge } from '../../../src/design/state-badge/index.ts'
import { StoreStateBadge } from '../../../src/design/store-selector/index.ts'
import { useTexts } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { adminWords } from './admin.words.ts'
import { jobs as all, type AdminJob } from './installation.ts'

/** What the installation works on, did, and will do. */
export function JobsTable({ state }: { state: ListStateValue | undefined }) {
  const { say, format } = useTexts(adminWords)
  const [jobs, setJobs] = useState(all)
  const columns = useMemo<readonly TableColumn<AdminJob>[]>(
    () => [
      {
        id: 'job',
        head: say.job,
        width: 240,
        grow: 1,
        sortValue: ({ id }) => id,
        cell: ({ id, kind, list }) => (
          <span className="min-w-0">
            <span className="block truncate font-medium" title={`${say.kinds[kind]} · ${list ?? say.whole}`}>
              {say.kinds[kind]} · {list ?? say.whole}
            </span>
            <span className="block truncate font-mono text-xs text-muted" title={id}>
              {id}
            </span>
          </span>
        ),
      },
      { id: 'store', head: say.store, width: 180, sortValue: ({ store }) => store, cell: ({ store }) => store },
      {
        id: 'state',
        head: say.state,
        width: 170,
        phone: 'status',
        sortValue: ({ state: own }) => own,
        cell: ({ kind, state: own }) =>
          kind === 'synchronisation' ? (
            <StoreStateBadge state={own === 'running' ? 'synchronising' : 'failed'} />
          ) : (
            <StateBadge state={own} size="sm" />
          ),
      },
      {
        id: 'progress',
        head: say.progress,
        width: 200,
        sortValue: ({ done, total }) => done / total,
        cell: ({ id, done, total, state: own }) => (
          <span className="block w-full min-w-32">
            <Progress
              label={id}
              labelHidden
              size="sm"
              value={done}
              max={total}
              tone={own === 'failed' ? 'danger' : own === 'done-with-errors' ? 'warning' : 'accent'}
            />
            <span className="text-xs text-muted tabular-nums">
              {format.number(done)} / {format.number(total)}
            </span>
          </span>
        ),
      },
      {
        id: 'started',
        head: say.started,
        width: 150,
        sortFirst: 'descending',
        sortValue: ({ started }) => started,
        cell: ({ started }) => format.since(started, Date.parse(now)),
      },
    ],
    [say, format],
  )
  const turn = (id: string, next: AdminJob['state']): void => setJobs(jobs.map((job) => (job.id === id ? { ...job, state: next } : job)))
  return (
    <DataTable
      label={say.tabs.jobs}
      columns={columns}
      rows={jobs}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
      state={state}
      actions={({ id, state: own }) => (
        <>
          <MenuItem
            icon={<SynchroniseIcon />}
            disabled={own !== 'failed' && own !== 'done-with-errors'}
            onSelect={() => turn(id, 'waiting')}
          >
            {say.retry}
          </MenuItem>
          <MenuItem
            icon={<CloseIcon />}
            tone="danger"
            disabled={own !== 'running' && own !== 'waiting' && own !== 'scheduled'}
            onSelect={() => turn(id, 'cancelled')}
          >
            {say.cancel}
          </MenuItem>
        </>
      )}
    />
  )
}
