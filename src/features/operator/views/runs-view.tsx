import { useMemo } from 'react'
import { type KnownRun, runGroups, runKinds } from '../../../../contract/index.ts'
import { NotedBadge } from '../../../design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { CancelledIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { MenuItem } from '../../../design/menu/index.ts'
import { Select } from '../../../design/select/index.ts'
import { Tag } from '../../../design/tag/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { OperatorRequest } from '../model/operator-request.ts'
import { ListFrame, type OperatorList, TwoLines, useListState } from './operator-list.tsx'

export interface RunsViewProps {
  list: OperatorList<KnownRun>
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  /** Milliseconds since 1970. */
  now: number
  onControl: (run: KnownRun, action: 'cancel' | 'retry') => void
}

const tones = {
  scheduled: 'neutral',
  waiting: 'neutral',
  running: 'info',
  cancelling: 'warning',
  done: 'success',
  'with-errors': 'warning',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<KnownRun['status'], unknown>

/** What the installation works on, did, and will do. */
export function RunsView({ list, requested, onAsk, now, onControl }: RunsViewProps) {
  const t = useSentences('operator')
  const format = useFormat()
  const columns = useMemo<readonly TableColumn<KnownRun>[]>(
    () => [
      {
        id: 'run',
        head: t('runs.run'),
        width: 260,
        grow: 2,
        cell: ({ kind, list: of, storeName }) => (
          <TwoLines
            first={
              of === null ? t(`runs.kinds.${kind}`) : `${t(`runs.kinds.${kind}`)} · ${of.name ?? t(`runs.list.${of.kind}`, { id: of.id })}`
            }
            second={storeName}
          />
        ),
      },
      {
        id: 'state',
        head: t('runs.state'),
        width: 190,
        grow: 1,
        phone: 'status',
        shape: 'badge',
        cell: (run) => <RunState run={run} />,
        phoneCell: (run) => <RunState run={run} inLine />,
      },
      { id: 'requested', head: t('runs.requested'), width: 160, cell: ({ requestedAt }) => format.since(requestedAt, now) },
      {
        id: 'next',
        head: t('runs.next'),
        width: 170,
        cell: ({ dueAt, status }) =>
          dueAt === null || status === 'running' ? (
            <span className="text-muted">–</span>
          ) : (
            <span className="tabular-nums">{format.moment(dueAt)}</span>
          ),
      },
      {
        id: 'ended',
        head: t('runs.ended'),
        width: 160,
        phone: 'none',
        cell: ({ endedAt }) => (endedAt === null ? <span className="text-muted">–</span> : format.since(endedAt, now)),
      },
    ],
    [t, format, now],
  )
  return (
    <ListFrame list={list}>
      <DataTable
        label={t('tab.runs')}
        columns={columns}
        rows={list.rows ?? []}
        idOf={({ id }) => id}
        nameOf={({ kind, storeName }) => `${t(`runs.kinds.${kind}`)} · ${storeName}`}
        state={useListState(list, { title: t('runs.none.title'), advice: t('runs.none.advice') })}
        toolbar={
          <>
            <span className="w-60 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
              <Select
                aria-label={t('runs.kind')}
                value={requested.kind}
                onValueChange={(kind) => onAsk({ kind })}
                options={[
                  { value: '', label: t('runs.allKinds') },
                  ...runKinds.map((value) => ({ value, label: t(`runs.kinds.${value}`) })),
                ]}
              />
            </span>
            <span className="w-44 max-sm:w-full">
              <Select
                aria-label={t('runs.state')}
                value={requested.state}
                onValueChange={(state) => onAsk({ state })}
                options={[
                  { value: '', label: t('runs.allStates') },
                  ...runGroups.map((value) => ({ value, label: t(`runs.groups.${value}`) })),
                ]}
              />
            </span>
            {requested.store !== '' && <Tag onRemove={() => onAsk({ store: '' })}>{t('runs.of', { store: requested.store })}</Tag>}
          </>
        }
        actions={(run) =>
          run.mayCancel || run.mayRetry ? (
            run.mayCancel ? (
              <MenuItem icon={<CancelledIcon />} tone="danger" onSelect={() => onControl(run, 'cancel')}>
                {t('runs.stop')}
              </MenuItem>
            ) : (
              <MenuItem icon={<SynchroniseIcon />} onSelect={() => onControl(run, 'retry')}>
                {t('runs.retry')}
              </MenuItem>
            )
          ) : (
            <MenuItem disabled onSelect={() => undefined}>
              {t(run.kind === 'publication' || run.kind === 'synchronisation' ? `runs.states.${run.status}` : 'runs.notOffered')}
            </MenuItem>
          )
        }
      />
    </ListFrame>
  )
}

/** How far a run is, and why it failed. */
function RunState({ run: { status, failure }, inLine }: { run: KnownRun; inLine?: boolean }) {
  const t = useSentences('operator')
  return (
    <NotedBadge tone={tones[status]} dot inLine={inLine} note={failure === null ? null : t(`runs.failures.${failure}`)}>
      {t(`runs.states.${status}`)}
    </NotedBadge>
  )
}
