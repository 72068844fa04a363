import { useMemo, useState } from 'react'
import { Avatar } from '../../../src/design/avatar/index.ts'
import { Badge } from '../../../src/design/badge/index.ts'
import { ButtonLink } from '../../../src/design/button/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { AddIcon, CredentialIcon, EditIcon, RemoveIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { MenuItem, MenuSeparator } from '../../../src/design/menu/index.ts'
import { useTexts } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { StoreDialogs, type StoreAsk } from './store-dialogs.tsx'
import { ownStores, type OwnStore } from './stores.ts'
import { storesWords } from './stores.words.ts'

interface StoresTabProps {
  state?: ListStateValue | undefined
  /** Whose deletion is being confirmed. */
  removing?: boolean | undefined
}

const tones = { valid: 'success', invalid: 'danger', none: 'neutral' } as const

/** The stores one owns: what they run on, whether their credential works, when they were read. */
export function StoresTab({ state, removing = false }: StoresTabProps) {
  const { say, format } = useTexts(storesWords)
  const [stores, setStores] = useState(ownStores)
  const [ask, setAsk] = useState<StoreAsk | null>(removing ? { what: 'remove', store: ownStores[2]! } : null)
  const columns = useMemo<readonly TableColumn<OwnStore>[]>(
    () => [
      {
        id: 'store',
        head: say.store,
        width: 240,
        grow: 1,
        cell: ({ id, name }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={name} shape="thing" decorative />
            <span className="flex min-w-0 flex-col">
              <span className="truncate font-medium" title={name}>
                {name}
              </span>
              <span className="truncate text-xs text-muted" title={id}>
                {id}
              </span>
            </span>
          </span>
        ),
        sortValue: ({ name }) => name,
      },
      { id: 'platform', head: say.platform, width: 120, cell: ({ platform }) => (platform === 'vtex' ? 'VTEX' : say.demo) },
      {
        id: 'products',
        head: say.products,
        width: 120,
        align: 'end',
        cell: ({ products }) => format.number(products),
        sortValue: ({ products }) => products,
      },
      {
        id: 'synchronised',
        head: say.synchronised,
        width: 150,
        cell: ({ synchronised }) => format.since(synchronised, Date.parse(now)),
        sortValue: ({ synchronised }) => synchronised,
      },
      {
        id: 'credential',
        head: say.credential,
        width: 150,
        phone: 'status',
        cell: ({ credential }) => (
          <Badge tone={tones[credential]} dot={credential !== 'none'}>
            {say.states[credential]}
          </Badge>
        ),
      },
    ],
    [say, format],
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end max-sm:[&>*]:w-full">
        <ButtonLink tone="accent" href="#new-store" icon={<AddIcon />}>
          {say.add}
        </ButtonLink>
      </div>
      <DataTable
        label={say.store}
        columns={columns}
        rows={state ? [] : stores}
        state={state}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        actions={(store) => (
          <>
            <MenuItem icon={<EditIcon />} onSelect={() => setAsk({ what: 'edit', store })}>
              {say.edit}
            </MenuItem>
            {store.platform === 'vtex' && (
              <MenuItem icon={<CredentialIcon />} onSelect={() => setAsk({ what: 'replace', store })}>
                {say.replace}
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={() => setAsk({ what: 'remove', store })}>
              {say.remove}
            </MenuItem>
          </>
        )}
      />
      <StoreDialogs
        ask={ask}
        onClose={() => setAsk(null)}
        onRename={(store, name) => setStores(stores.map((one) => (one === store ? { ...one, name } : one)))}
        onReplaced={(store) => setStores(stores.map((one) => (one === store ? { ...one, credential: 'valid' } : one)))}
        onRemoved={(store) => setStores(stores.filter((one) => one !== store))}
      />
    </div>
  )
}
