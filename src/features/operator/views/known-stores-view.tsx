import { useMemo } from 'react'
import { type KnownStore, storeState } from '../../../../contract/index.ts'
import { Avatar } from '../../../design/avatar/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { AccountIcon, HistoryIcon, PauseIcon, RunIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { OperatorRequest } from '../model/operator-request.ts'
import { ListFrame, type OperatorList, TwoLines, useListState } from './operator-list.tsx'

export interface KnownStoresViewProps {
  list: OperatorList<KnownStore>
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  hrefOf: (request: Partial<OperatorRequest>) => string
  /** Milliseconds since 1970. */
  now: number
  onPause: (store: KnownStore, paused: boolean) => void
}

const tones = { ready: 'success', incomplete: 'info', synchronising: 'info', failed: 'danger', paused: 'warning' } as const

/** Every store of the installation and how it is. */
export function KnownStoresView({ list, requested, onAsk, hrefOf, now, onPause }: KnownStoresViewProps) {
  const t = useSentences('operator')
  const format = useFormat()
  const columns = useMemo<readonly TableColumn<KnownStore>[]>(
    () => [
      {
        id: 'store',
        head: t('stores.store'),
        width: 240,
        grow: 2,
        cell: ({ displayName, storeType, store }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={displayName} shape="thing" decorative />
            <TwoLines first={displayName} second={`${t(`stores.platform.${storeType}`)} · ${store}`} />
          </span>
        ),
      },
      {
        id: 'state',
        head: t('stores.state'),
        width: 150,
        phone: 'status',
        shape: 'badge',
        cell: (store) => (
          <Badge tone={tones[storeState(store)]} dot>
            {t(`stores.states.${storeState(store)}`)}
          </Badge>
        ),
      },
      {
        id: 'owner',
        head: t('stores.owner'),
        width: 190,
        grow: 1,
        phone: 'wide',
        cell: ({ owner }) =>
          owner ? <TwoLines first={owner.name} second={owner.email} /> : <span className="text-muted">{t('stores.nobody')}</span>,
        phoneCell: ({ owner }) => (owner ? <span className="text-muted">{owner.email}</span> : null),
      },
      { id: 'members', head: t('stores.members'), width: 100, align: 'end', cell: ({ members }) => format.number(members) },
      { id: 'products', head: t('stores.products'), width: 110, align: 'end', cell: ({ products }) => format.number(products) },
      {
        id: 'synchronised',
        head: t('stores.synchronised'),
        width: 150,
        cell: ({ synchronisedAt }) => (synchronisedAt === null ? t('never') : format.since(synchronisedAt, now)),
      },
    ],
    [t, format, now],
  )
  return (
    <ListFrame list={list}>
      <DataTable
        label={t('tab.stores')}
        columns={columns}
        rows={list.rows ?? []}
        idOf={({ store }) => store}
        nameOf={({ displayName }) => displayName}
        state={useListState(list, { title: t('stores.none.title'), advice: t('stores.none.advice') })}
        toolbar={
          <span className="flex-1 sm:max-w-80">
            <SearchInput label={t('stores.search')} value={requested.search} onValueChange={(search) => onAsk({ search })} />
          </span>
        }
        actions={(store) => (
          <>
            <MenuLink href={hrefOf({ tab: 'people', store: store.store })} icon={<AccountIcon />}>
              {t('stores.people')}
            </MenuLink>
            <MenuLink href={hrefOf({ tab: 'runs', store: store.store })} icon={<SynchroniseIcon />}>
              {t('stores.runs')}
            </MenuLink>
            <MenuLink href={hrefOf({ tab: 'audit', store: store.store })} icon={<HistoryIcon />}>
              {t('stores.history')}
            </MenuLink>
            <MenuSeparator />
            <MenuItem icon={store.pausedAt === null ? <PauseIcon /> : <RunIcon />} onSelect={() => onPause(store, store.pausedAt === null)}>
              {t(store.pausedAt === null ? 'stores.pause' : 'stores.continue')}
            </MenuItem>
          </>
        )}
      />
    </ListFrame>
  )
}
