import { useMemo } from 'react'
import { publicationStates, type ListReference } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { ProductName, Units } from '../../../design/product-row/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { Select } from '../../../design/select/index.ts'
import { StateBadge, useStateWords } from '../../../design/state-badge/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { PublicationAction } from '../model/publication-actions.ts'
import { foundIn, type QueueRequest, type QueueLine, type QueueStore } from '../model/queue.ts'
import { underWay } from '../model/under-way.ts'
import { QueueActions } from './queue-actions.tsx'
import { QueueResult } from './queue-result.tsx'

export interface QueueTableProps {
  lines: readonly QueueLine[]
  stores: readonly QueueStore[]
  /** Why no lines are shown. */
  state: ListStateValue | undefined
  requested: QueueRequest
  onAsk: (part: Partial<QueueRequest>) => void
  hrefOf: (list: ListReference, store: string) => string
  onAction: (act: PublicationAction, line: QueueLine) => void
}

/** Every publication with its state, its result and its menu. */
export function QueueTable({ lines, stores, state, requested, onAsk, hrefOf, onAction }: QueueTableProps) {
  const t = useSentences('publication-queue')
  const title = useSentences('shell')('titles.indexAdmin')
  const format = useFormat()
  const names = useStateWords()
  const { search, state: wanted, store } = requested
  const shown = useMemo(() => foundIn(lines, { search, state: wanted, store }), [lines, search, wanted, store])
  const columns = useMemo<readonly TableColumn<QueueLine>[]>(
    () => [
      {
        id: 'list',
        head: t('list'),
        width: 168,
        grow: 1,
        sortValue: ({ listName }) => listName,
        cell: ({ listName, storeName, list: { kind } }) => (
          <ProductName name={listName} reference={`${storeName} · ${t(`kind.${kind}`)}`} />
        ),
      },
      {
        id: 'state',
        head: t('state'),
        width: 140,
        phone: 'status',
        shape: 'badge',
        sortValue: (line) => publicationStates.indexOf(line.state),
        cell: (line) => <StateBadge state={line.state} />,
      },
      {
        id: 'when',
        head: t('when'),
        width: 204,
        phoneCell: ({ when, timeZone }) => <span className="text-muted tabular-nums">{format.moment(when, timeZone)}</span>,
        sortValue: ({ when }) => when,
        sortFirst: 'descending',
        cell: ({ when, endsAt, timeZone }) => (
          <span className="flex min-w-0 flex-col tabular-nums">
            <span className="truncate" title={format.moment(when, timeZone)}>
              {format.moment(when, timeZone)}
            </span>
            {endsAt !== null && <span className="text-xs text-muted">{t('until', { when: format.moment(endsAt, timeZone) })}</span>}
          </span>
        ),
      },
      {
        id: 'products',
        head: t('products'),
        width: 100,
        yields: 2,
        align: 'end',
        phone: 'none',
        sortValue: ({ products }) => products,
        sortFirst: 'descending',
        cell: ({ products }) => <Units value={format.number(products)} />,
      },
      {
        id: 'writes',
        head: t('writes'),
        width: 128,
        yields: 1,
        align: 'end',
        phone: 'none',
        sortValue: ({ toWrite }) => toWrite,
        sortFirst: 'descending',
        cell: ({ toWrite }) => <Units value={toWrite === null ? '—' : format.number(toWrite)} none={(toWrite ?? 0) === 0} />,
      },
      {
        id: 'result',
        head: t('result'),
        width: 200,
        grow: 1,
        phone: 'wide',
        cell: (line) => <QueueResult line={line} />,
        // The badge says the rest.
        phoneCell: (line) => (line.state === 'scheduled' || line.state === 'verified' ? null : <QueueResult line={line} />),
      },
      {
        id: 'by',
        head: t('by'),
        width: 172,
        grow: 1,
        phone: 'wide',
        sortValue: ({ requestedBy }) => requestedBy,
        cell: (line) => <Requested line={line} />,
        // Who asked is worth a line there where two people had a part in it.
        phoneCell: (line) => (line.proposedBy === null && line.automation === null ? null : <Requested line={line} />),
      },
    ],
    [t, format],
  )
  const filtered = search !== '' || wanted !== '' || store !== ''
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={shown}
      idOf={({ id }) => id}
      nameOf={({ listName }) => listName}
      state={
        state ??
        (shown.length === 0
          ? { kind: 'noResult', action: <Button onClick={() => onAsk({ search: '', state: '', store: '' })}>{t('clear')}</Button> }
          : undefined)
      }
      pinned={underWay}
      defaultLayout={{ sort: { column: 'when', direction: 'descending' } }}
      onRowOpen={({ id }) => onAsk({ open: id })}
      actions={(line) => (
        <QueueActions line={line} hrefOf={hrefOf} onOpen={() => onAsk({ open: line.id })} onAction={(act) => onAction(act, line)} />
      )}
      toolbar={
        <>
          <span className="flex-1 sm:max-w-72">
            <SearchInput
              label={t('search')}
              value={search}
              onValueChange={(next) => onAsk({ search: next })}
              count={filtered ? shown.length : undefined}
            />
          </span>
          <span className="w-44 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1 max-sm:basis-[calc(50%-0.25rem)]">
            <Select
              aria-label={t('state')}
              value={wanted}
              onValueChange={(next) => onAsk({ state: publicationStates.find((each) => each === next) ?? '' })}
              options={[{ value: '', label: t('allStates') }, ...publicationStates.map((value) => ({ value, label: names[value] }))]}
            />
          </span>
          {/* Where there is one store, there is nothing to choose from. */}
          {(stores.length > 1 || store !== '') && (
            <span className="w-44 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1 max-sm:basis-[calc(50%-0.25rem)]">
              <Select
                aria-label={t('store')}
                value={store}
                onValueChange={(next) => onAsk({ store: next })}
                options={[{ value: '', label: t('allStores') }, ...stores.map((each) => ({ value: each.store, label: each.displayName }))]}
              />
            </span>
          )}
        </>
      }
    />
  )
}

/** Who requested a publication; below, which magic ordering made it, or whose proposal it was. */
function Requested({ line: { requestedBy: by, proposedBy, automation } }: { line: QueueLine }) {
  const t = useSentences('publication-queue')
  const proposal =
    automation !== null ? t('byAutomation', { name: automation }) : proposedBy === null ? null : t('proposedBy', { by: proposedBy || '—' })
  return (
    <span className="flex min-w-0 flex-col text-muted">
      <span dir="auto" className="truncate" title={by}>
        {by}
      </span>
      {proposal !== null && (
        <span className="truncate text-xs" title={proposal}>
          {proposal}
        </span>
      )}
    </span>
  )
}
