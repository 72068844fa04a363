import { useCallback, useState } from 'react'
import type { SamaraCollection, StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useCollectionCommands } from '../data/use-collection-commands.ts'
import { useCollections } from '../data/use-collections.ts'
import type { SamaraLinks } from '../model/links.ts'
import { CollectionDialogs, type CollectionAction } from '../views/collection-dialogs.tsx'
import { CollectionsView } from '../views/collections-view.tsx'

export interface CollectionsPageProps {
  store: StoreCredential
  links: SamaraLinks
}

/** The Samara collections of a store: found, turned on and off, copied, put aside and deleted. */
export function CollectionsPage({ store: { store, timeZone }, links }: CollectionsPageProps) {
  const t = useSentences('samara-collections')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const format = useFormat()
  const { collections, failure, again } = useCollections(store)
  const { change, fill, duplicate, remove } = useCollectionCommands(store)
  const [filter, setFilter] = useState({ search: '', show: 'current' as 'current' | 'archived' })
  // Sending the same copy again after a silence makes no second one.
  const [action, setAction] = useState<(CollectionAction & { key: string }) | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<SayableFailure | null>(null)

  const changeAll = async (
    those: readonly SamaraCollection[],
    fields: { active: boolean } | { archived: boolean },
    doneOf: (one: SamaraCollection) => { title: string; detail?: string },
  ) => {
    for (const one of those) {
      try {
        await change(one.id, { version: one.version, ...fields })
        const { title, ...detail } = doneOf(one)
        notify.success(title, detail)
      } catch (error) {
        notify.danger(t('failed.some', { name: one.name }), { detail: say(failureOf(error)) })
        again()
      }
    }
  }
  const turn = (those: readonly SamaraCollection[], active: boolean) =>
    void changeAll(
      those.filter((one) => one.active !== active),
      { active },
      ({ name, idVtex }) => ({
        title: t(active ? 'done.activated' : 'done.deactivated', { name }),
        ...(idVtex === null ? {} : { detail: t('done.forStore') }),
      }),
    )
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the columns of the table are made anew with it
  const onActive = useCallback(turn, [store, again])
  const open = (next: CollectionAction | null): void => {
    setRefused(null)
    setAction(next && { ...next, key: crypto.randomUUID() })
  }
  const during = async (work: Promise<unknown>, done: string, name: string): Promise<void> => {
    setBusy(true)
    setRefused(null)
    try {
      await work
      open(null)
      notify.success(done, { detail: name })
    } catch (error) {
      setRefused(failureOf(error))
      again()
    } finally {
      setBusy(false)
    }
  }
  const bring = (collection: SamaraCollection): void => {
    fill(collection).then(
      ({ entered, left }) =>
        notify.success(t('done.filled', { name: collection.name }), {
          detail: t('done.filledDetail', { entered: format.number(entered), left: format.number(left) }),
        }),
      (error: unknown) => notify.danger(failed('collection.fill'), { detail: say(failureOf(error)) }),
    )
  }
  return (
    <CollectionsView
      collections={collections}
      failure={failure}
      onRetry={again}
      filter={filter}
      onFilterChange={setFilter}
      now={Date.now()}
      timeZone={timeZone}
      links={links}
      onActive={onActive}
      onArchive={(those, archived) =>
        void changeAll(those, { archived }, ({ name, idVtex }) => ({
          title: t(archived ? 'done.archived' : 'done.restored'),
          detail: archived && idVtex !== null ? t('done.archivedThere') : name,
        }))
      }
      onFill={bring}
      onAction={open}
    >
      <CollectionDialogs
        action={action}
        taken={(collections ?? []).map(({ name }) => name)}
        busy={busy}
        failure={refused}
        onClose={() => open(null)}
        onDuplicate={({ id }, name) => void (action && during(duplicate(id, name, action.key), t('done.duplicated'), name))}
        onRemove={({ id, name }, onPlatform) => void during(remove(id, onPlatform), t('done.removed'), name)}
      />
    </CollectionsView>
  )
}
