import { useMemo, useState } from 'react'
import { previewCollection, type StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useChoices } from '../data/use-choices.ts'
import { useArrangeGroups } from '../data/use-collection.ts'
import { useCollectionCommands } from '../data/use-collection-commands.ts'
import { useCollections } from '../data/use-collections.ts'
import { useGroups } from '../data/use-groups.ts'
import { usePreview } from '../data/use-preview.ts'
import { usesOf } from '../model/collection-draft.ts'
import type { SamaraLinks } from '../model/links.ts'
import { ChooseGroupsView } from '../views/choose-groups-view.tsx'
import { noChoices } from '../views/no-choices.ts'

export interface ChooseGroupsPageProps {
  title: string
  store: StoreCredential
  links: SamaraLinks
  /** The name of the collection, as the address says it. */
  name: string
  onGo: (href: string) => void
}

const pause = 30
const nothing: ReadonlySet<number> = new Set()

/** Groups that there are already are added to a collection. */
export function ChooseGroupsPage({ title, store: { store }, links, name, onGo }: ChooseGroupsPageProps) {
  const t = useSentences('samara-collection')
  const { collections, ...ofCollections } = useCollections(store)
  const { groups, ...ofGroups } = useGroups(store)
  const choices = useChoices(store)
  const arrange = useArrangeGroups(store)
  const { fill } = useCollectionCommands(store)
  const [chosen, setChosen] = useState(nothing)
  const [exclude, setExclude] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<SayableFailure | null>(null)
  const collection = collections?.find((one) => one.name === name.normalize('NFC').trim())
  const others = useMemo(
    () => collection && groups?.filter(({ id }) => !collection.groups.some((use) => use.id === id)),
    [collection, groups],
  )
  const next = collection ? [...usesOf(collection.groups), ...[...chosen].map((id) => ({ id, exclude }))] : []
  const effect = usePreview(
    previewCollection,
    collection && chosen.size > 0 ? { params: { id: collection.id }, body: { store, groups: next } } : null,
    pause,
  )
  const add = async (): Promise<void> => {
    if (!collection) return
    setBusy(true)
    setRefused(null)
    try {
      await arrange(collection.id, next, collection.version)
      await fill(collection)
      notify.success(t('choose.done'), { detail: collection.name })
      onGo(links.edit(collection.name))
    } catch (error) {
      setRefused(failureOf(error))
      ofCollections.again()
    } finally {
      setBusy(false)
    }
  }
  return (
    <ChooseGroupsView
      title={title}
      links={links}
      collection={name}
      missing={collections !== undefined && collection === undefined}
      groups={choices && others}
      choices={choices ?? noChoices}
      failure={ofCollections.failure ?? ofGroups.failure}
      onRetry={() => {
        ofCollections.again()
        ofGroups.again()
      }}
      chosen={chosen}
      onChosen={setChosen}
      exclude={exclude}
      onExclude={setExclude}
      effect={effect}
      busy={busy}
      refused={refused}
      onAdd={() => void add()}
    />
  )
}
