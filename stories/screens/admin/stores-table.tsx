import { useMemo } from 'react'
import { Avatar } from '../../../src/design/avatar/index.ts'
import { Badge } from '../../../src/design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { ExternalIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { MenuLink } from '../../../src/design/menu/index.ts'
import { StoreStateBadge } from '../../../src/design/store-selector/index.ts'
import { useTexts } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { adminWords } from './admin.words.ts'
import { stores, type AdminStore } from './installation.ts'

/** Every store of the installation and how it is. */
export function StoresTable({ state }: { state: ListStateValue | undefined }) {
  const { say, format } = useTexts(adminWords)
  const columns = useMemo<readonly TableColumn<AdminStore>[]>(
    () => [
      {
        id: 'store',
        head: say.store,
        width: 240,
        grow: 1,
        sortValue: ({ name }) => name,
        cell: ({ id, name, platform }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={name} shape="thing" decorative />
            <span className="min-w-0">
              <span className="block truncate font-medium" title={name}>
                {name}
              </span>
              <span className="block truncate text-sm text-muted" title={`${platform} · ${id}`}>
                {platform} · {id}
              </span>
            </span>
          </span>
        ),
      },
      {
        id: 'state',
        head: say.state,
        width: 190,
        phone: 'status',
        sortValue: ({ state: own }) => own,
        cell: ({ state: own }) =>
          own === 'ready' ? (
            <Badge size="sm" tone="success" dot>
              {say.ready}
            </Badge>
          ) : (
            <StoreStateBadge state={own} />
          ),
      },
      { id: 'owner', head: say.owner, width: 180, sortValue: ({ owner }) => owner, cell: ({ owner }) => owner },
      {
        id: 'products',
        head: say.products,
        width: 120,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ products }) => products,
        cell: ({ products }) => format.number(products),
        foot: format.number(stores.reduce((sum, { products }) => sum + products, 0)),
      },
      {
        id: 'synchronised',
        head: say.synchronised,
        width: 170,
        sortFirst: 'descending',
        sortValue: ({ synchronised }) => synchronised,
        cell: ({ synchronised }) => format.since(synchronised, Date.parse(now)),
      },
    ],
    [say, format],
  )
  return (
    <DataTable
      label={say.tabs.stores}
      columns={columns}
      rows={stores}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      state={state}
      actions={({ id }) => (
        <MenuLink href={`#store/${id}`} icon={<ExternalIcon />}>
          {say.open}
        </MenuLink>
      )}
    />
  )
}
