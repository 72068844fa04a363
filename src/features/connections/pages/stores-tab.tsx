import { useState, type ReactNode } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { download } from '../../../design/download/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useOrderRetention } from '../data/use-order-retention.ts'
import { useOwnStores } from '../data/use-own-stores.ts'
import { useStoreRights } from '../data/use-store-rights.ts'
import type { StoreAction } from '../model/store-action.ts'
import { StoreDialogs } from '../views/store-dialogs.tsx'
import { StoresView } from '../views/stores-view.tsx'

export interface StoresTabProps {
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  newStoreHref: string
  /** The person is about to disconnect this store. @returns to be called when that failed */
  onLeaving: (store: string) => () => void
  /** What the person does about their own membership of a store, as entries of its menu. */
  membershipEntries: (store: StoreCredential) => ReactNode
}

/** The person's stores, and what an owner does with each. What was typed stays until it is done. */
export function StoresTab({ stores, failure: loading, onRetry, newStoreHref, onLeaving, membershipEntries }: StoresTabProps) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const own = useOwnStores()
  const [action, setAction] = useState<StoreAction | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SayableFailure | null>(null)
  const rights = useStoreRights(action?.kind === 'rights' ? action.store.store : null)
  const { keep, ...retention } = useOrderRetention(action?.kind === 'retention' ? action.store.store : null)

  const open = (next: StoreAction | null): void => {
    setFailure(null)
    setAction(next)
  }
  const during = async (work: Promise<unknown>, done: string, detail: string): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await work
      setAction(null)
      notify.success(done, { detail })
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  const disconnected = async (store: string, confirmation: string): Promise<void> => {
    const stayed = onLeaving(store)
    await own.disconnect(store, confirmation).catch((error: unknown) => {
      stayed()
      throw error
    })
  }

  return (
    <StoresView
      stores={stores}
      failure={loading}
      onRetry={onRetry}
      newStoreHref={newStoreHref}
      membershipEntries={membershipEntries}
      now={Date.now()}
      onAction={open}
      onPause={(store, paused) => {
        own.setPaused(store.store, paused).then(
          () =>
            notify.success(t(paused ? 'stores.pause.done' : 'stores.pause.ended', { store: store.displayName }), {
              ...(paused ? { detail: t('stores.pause.text') } : {}),
            }),
          (error: unknown) => notify.danger(t('stores.pause.failed'), { detail: say(failureOf(error)) }),
        )
      }}
    >
      <StoreDialogs
        action={action}
        onClose={() => open(null)}
        busy={busy}
        failure={failure}
        onRename={({ store }, name) => void during(own.rename(store, name), t('stores.rename.done'), name)}
        onReplace={({ store, displayName }, given) => void during(own.replaceKey(store, given), t('stores.replace.done'), displayName)}
        onExport={({ store }) => {
          own.exported(store).then(
            (file) => download(new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }), `${store}.json`),
            (error: unknown) => setFailure(failureOf(error)),
          )
        }}
        onDisconnect={({ store, displayName }, confirmation) =>
          void during(disconnected(store, confirmation), t('stores.disconnect.done'), displayName)
        }
        onKeepOrders={({ store, displayName }, months) =>
          void during(
            keep(store, months),
            t('stores.retention.done', { months: t('stores.retention.month', { count: months }) }),
            displayName,
          )
        }
        retention={retention}
        rights={rights}
      />
    </StoresView>
  )
}
