import { useMemo, type ReactNode } from 'react'
import { storeState, type StoreCredential } from '../../../../contract/index.ts'
import { Avatar } from '../../../design/avatar/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { AddIcon, CredentialIcon, EditIcon, HelpIcon, HistoryIcon, PauseIcon, RemoveIcon, RunIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { MenuItem, MenuSeparator } from '../../../design/menu/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { StoreAction } from '../model/store-action.ts'

export interface StoresViewProps {
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  /** Where a store is connected. */
  newStoreHref: string
  /** Milliseconds since 1970. */
  now: number
  onAction: (action: StoreAction) => void
  onPause: (store: StoreCredential, paused: boolean) => void
  /** What the person does about their own membership of a store, as entries of its menu. */
  membershipEntries: (store: StoreCredential) => ReactNode
  /** What is being done with one of them. */
  children?: ReactNode
}

const tones = { ready: 'success', incomplete: 'info', synchronising: 'info', failed: 'danger', paused: 'warning' } as const

/** The person's stores: where each runs, how fresh it is, and what its owner can do with it. */
export function StoresView({
  stores,
  failure,
  onRetry,
  newStoreHref,
  now,
  onAction,
  onPause,
  membershipEntries,
  children,
}: StoresViewProps) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const format = useFormat()
  const columns = useMemo<readonly TableColumn<StoreCredential>[]>(
    () => [
      {
        id: 'store',
        head: t('stores.column.store'),
        width: 240,
        grow: 1,
        cell: ({ account, displayName }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={displayName} shape="thing" decorative />
            <span className="flex min-w-0 flex-col">
              <span dir="auto" className="truncate font-medium" title={displayName}>
                {displayName}
              </span>
              <span className="truncate text-xs text-muted" title={account}>
                {account}
              </span>
            </span>
          </span>
        ),
        sortValue: ({ displayName }) => displayName,
      },
      {
        id: 'platform',
        head: t('stores.column.platform'),
        width: 130,
        cell: ({ storeType }) => t(`stores.platform.${storeType}`),
      },
      {
        id: 'key',
        head: t('stores.column.key'),
        width: 110,
        cell: ({ storeType, keyEndsWith }) => (storeType === 'demo' || keyEndsWith === '' ? '–' : `…${keyEndsWith}`),
      },
      {
        id: 'products',
        head: t('stores.column.products'),
        width: 110,
        align: 'end',
        cell: ({ products }) => format.number(products),
        sortValue: ({ products }) => products,
      },
      {
        id: 'synchronised',
        head: t('stores.column.synchronised'),
        width: 150,
        cell: ({ synchronisedAt }) => (synchronisedAt === null ? t('stores.never') : format.since(synchronisedAt, now)),
        sortValue: ({ synchronisedAt }) => synchronisedAt ?? '',
      },
      {
        id: 'state',
        head: t('stores.column.state'),
        width: 160,
        phone: 'status',
        cell: (store) => (
          <Badge tone={tones[storeState(store)]} dot>
            {t(`stores.state.${storeState(store)}`)}
          </Badge>
        ),
      },
    ],
    [t, format, now],
  )
  const add = (
    <ButtonLink tone="accent" href={newStoreHref} icon={<AddIcon />}>
      {t('stores.add')}
    </ButtonLink>
  )
  const state: ListStateValue | undefined = stores
    ? stores.length === 0
      ? { kind: 'empty', title: t('stores.none.title'), advice: t('stores.none.text') }
      : undefined
    : failure
      ? { kind: 'failed', title: t('stores.failed'), advice: say(failure), onRetry }
      : { kind: 'loading', title: t('stores.loading') }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end max-sm:[&>*]:w-full">{add}</div>
      <DataTable
        label={t('stores.title')}
        columns={columns}
        rows={stores ?? []}
        state={state}
        idOf={({ store }) => store}
        nameOf={({ displayName }) => displayName}
        actions={(store) =>
          store.role === 'owner' ? (
            <>
              <MenuItem icon={<EditIcon />} onSelect={() => onAction({ kind: 'rename', store })}>
                {t('stores.rename.action')}
              </MenuItem>
              <MenuItem icon={<HelpIcon />} onSelect={() => onAction({ kind: 'rights', store })}>
                {t('rights.title')}
              </MenuItem>
              {store.storeType === 'vtex' && (
                <MenuItem icon={<CredentialIcon />} onSelect={() => onAction({ kind: 'replace', store })}>
                  {t('stores.replace.action')}
                </MenuItem>
              )}
              <MenuItem icon={<HistoryIcon />} onSelect={() => onAction({ kind: 'retention', store })}>
                {t('stores.retention.action')}
              </MenuItem>
              <MenuItem
                icon={store.pausedAt === null ? <PauseIcon /> : <RunIcon />}
                onSelect={() => onPause(store, store.pausedAt === null)}
              >
                {t(store.pausedAt === null ? 'stores.pause.action' : 'stores.pause.end')}
              </MenuItem>
              <MenuSeparator />
              {membershipEntries(store)}
              {store.everybodys ? (
                <MenuItem disabled onSelect={() => undefined}>
                  {t('stores.disconnect.everybodys')}
                </MenuItem>
              ) : (
                <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={() => onAction({ kind: 'disconnect', store })}>
                  {t('stores.disconnect.action')}
                </MenuItem>
              )}
            </>
          ) : (
            membershipEntries(store)
          )
        }
      />
      {children}
    </div>
  )
}
