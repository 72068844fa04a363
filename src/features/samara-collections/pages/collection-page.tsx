import { useRef, useState } from 'react'
import { previewCollection, type SamaraCollection, type StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { wallTimeOf } from '../../../design/date-time-picker/index.ts'
import type { FilterGivenChoices } from '../../../design/filter-builder/index.ts'
import { notify } from '../../../design/toast/index.ts'
import {
  useFailedCall,
  useFailureSentence,
  useFormat,
  useSentences,
  useSentencesOfParts,
  type SayableFailure,
} from '../../../i18n/index.ts'
import { givenProducts, giveProducts } from '../data/given-products.ts'
import { useChoices } from '../data/use-choices.ts'
import { useArrangeGroups, useHistory, useReasons } from '../data/use-collection.ts'
import { useCollectionCommands } from '../data/use-collection-commands.ts'
import { useCollectionDraft } from '../data/use-collection-draft.ts'
import { useCollections } from '../data/use-collections.ts'
import { usePickedGroups } from '../data/use-picked-groups.ts'
import { usePreview } from '../data/use-preview.ts'
import { useProductSearch } from '../data/use-product-search.ts'
import { fieldsOf, sameGroups, usesOf } from '../model/collection-draft.ts'
import type { SamaraLinks } from '../model/links.ts'
import { versionsOfMove, type PickMove } from '../model/picked-groups.ts'
import { AddProductsDialog, type OfferedProduct } from '../views/add-products-dialog.tsx'
import { CollectionView } from '../views/collection-view.tsx'
import { HistoryPanel } from '../views/history-panel.tsx'
import { WhyPanel } from '../views/why-panel.tsx'
import { noChoices } from '../views/no-choices.ts'

export interface CollectionPageProps {
  title: string
  store: StoreCredential
  links: SamaraLinks
  /** Its name, as the address says it; null for a new one. */
  name: string | null
  /** A new one is made of products that were chosen on another list. */
  given: boolean
  /** Where one goes on: to another address, in the place of this one where its collection has another name now. */
  onGo: (href: string, replace: boolean) => void
}

/** Milliseconds without a change of the groups before the server counts. */
const pause = 30
const noProducts: ReadonlySet<number> = new Set()

/** A collection is written: its fields, its groups, and what they come to. */
export function CollectionPage({ title, store: { store, timeZone }, links, name, given: isGiven, onGo }: CollectionPageProps) {
  useSentencesOfParts('samara-collection', 'samara-collections', 'samara-groups')
  const t = useSentences('samara-collection')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const format = useFormat()
  const { collections, failure, again, refresh } = useCollections(store)
  const choices = useChoices(store) ?? noChoices
  const commands = useCollectionCommands(store)
  const arrange = useArrangeGroups(store)
  const search = useProductSearch(store)
  const found = name === null ? null : collections?.find((one) => one.name === name.normalize('NFC').trim())
  const [given, setGiven] = useState(() => (isGiven ? givenProducts(store) : null))
  const leaveGiven = (): void => {
    giveProducts(store, null)
    setGiven(null)
  }
  const { draft, from, kept, begin, ...writing } = useCollectionDraft(store, name, found)
  const [saving, setSaving] = useState(false)
  const [filling, setFilling] = useState(false)
  const [refused, setRefused] = useState<SayableFailure | null>(null)
  const [adding, setAdding] = useState<{ busy: boolean; failure: SayableFailure | null } | null>(null)
  // A new collection is made once, however often it is sent.
  const key = useRef(crypto.randomUUID())
  // Counts up where products moved: what is shown of them is asked again.
  const [filled, setFilled] = useState(0)
  const [picks, setPicks] = useState(0)
  const { picked, move } = usePickedGroups(store, from?.name ?? null, picks)
  const preview = usePreview(
    previewCollection,
    from && draft ? { params: { id: from.id }, body: { store, groups: usesOf(draft.groups) } } : null,
    pause,
    filled,
  )

  const bring = async (collection: Pick<SamaraCollection, 'id' | 'name'>): Promise<void> => {
    setFilling(true)
    try {
      const { entered, left } = await commands.fill(collection)
      notify.success(t('result.filled', { entered: format.number(entered), left: format.number(left) }), { detail: collection.name })
    } catch (error) {
      notify.danger(failed('collection.fill'), { detail: say(failureOf(error)) })
    } finally {
      setFilling(false)
      setFilled((count) => count + 1)
    }
  }
  const during = async (work: () => Promise<void>): Promise<void> => {
    setSaving(true)
    setRefused(null)
    try {
      await work()
    } catch (error) {
      setRefused(failureOf(error))
      again()
    } finally {
      setSaving(false)
    }
  }
  const save = (version: number | null) =>
    during(async () => {
      if (!draft) return
      if (from === null) {
        const made = await commands.create(fieldsOf(draft), key.current)
        // The same key finds the one that was made, where its products could not be put in the first time.
        if (given) await commands.fillWith(made.id, given)
        leaveGiven()
        writing.forget()
        notify.success(t('created'), { detail: made.name })
        await refresh()
        onGo(links.edit(made.name), true)
        return
      }
      let saved = await commands.change(from.id, { ...fieldsOf(draft), ...(version === null ? {} : { version }) })
      const moved = !sameGroups(draft.groups, from.groups)
      if (moved) {
        await arrange(from.id, usesOf(draft.groups), saved.version)
        saved = { ...saved, version: saved.version + 1, groups: [...draft.groups] }
      }
      begin(saved)
      notify.success(t('saved'), { detail: saved.idVtex === null ? saved.name : t('savedForStore') })
      if (moved) await bring(saved)
      if (saved.name === name) return
      await refresh()
      onGo(links.edit(saved.name), true)
    })
  const add = async (products: readonly OfferedProduct[], pinned: boolean): Promise<void> => {
    if (!from) return
    setAdding({ busy: true, failure: null })
    try {
      const { group, added } = await commands.add(
        from,
        products.map(({ id }) => id),
        pinned,
      )
      setAdding(null)
      notify.success(t('result.added', { added: format.number(added), group }))
      const now = await commands.read(from.id)
      // What is written of the fields stays; of the groups, too, with the one that was made for the products.
      writing.adjust((present) => {
        const others = now.groups.filter((one) => !present.draft.groups.some(({ id }) => id === one.id))
        const known = others.filter((one) => !from.groups.some(({ id }) => id === one.id))
        return { draft: { ...present.draft, groups: [...present.draft.groups, ...known] }, from: now }
      })
      setFilled((count) => count + 1)
      setPicks((count) => count + 1)
    } catch (error) {
      setAdding({ busy: false, failure: failureOf(error) })
    }
  }
  const movePick = async (moved: PickMove): Promise<void> => {
    if (!from) return
    try {
      await move(moved)
      const { version } = await commands.read(from.id)
      // What a move counts up is no change by somebody else.
      writing.adjust((present) => {
        if (!present.from || present.from.version + versionsOfMove(moved) !== version) return present
        return { ...present, from: { ...present.from, version } }
      })
      setFilled((count) => count + 1)
    } catch (error) {
      notify.danger(failed('group.update'), { detail: say(failureOf(error)) })
    }
  }
  return (
    <CollectionView
      title={title}
      links={links}
      collection={name === null ? null : (from ?? undefined)}
      missing={name !== null && collections !== undefined && from === null && found === undefined ? name : null}
      draft={draft}
      onDraft={writing.write}
      kept={kept}
      given={given && given.products.length}
      onWithoutGiven={leaveGiven}
      onDiscard={writing.discard}
      onCancel={writing.forget}
      failure={failure}
      onRetry={again}
      preview={preview}
      currency={choices.currency}
      today={wallTimeOf(new Date().toISOString(), timeZone).day}
      timeZone={timeZone}
      now={Date.now()}
      saving={saving}
      filling={filling}
      refused={refused}
      onSave={() => void save(from?.version ?? null)}
      onSaveOver={() => void save(null)}
      onLoad={() =>
        void during(async () => {
          if (from) begin(await commands.read(from.id))
        })
      }
      onFill={() => from && void bring(from)}
      picked={picked}
      onMovePick={(moved) => void movePick(moved)}
      onAddProducts={() => setAdding({ busy: false, failure: null })}
      more={from && <Reasons key={from.id} store={store} id={from.id} timeZone={timeZone} choices={choices} />}
    >
      {adding && (
        <AddProductsDialog
          search={search}
          known={noProducts}
          {...adding}
          onClose={() => setAdding(null)}
          onAdd={(products, pinned) => void add(products, pinned)}
        />
      )}
    </CollectionView>
  )
}

interface ReasonsProps {
  store: string
  id: number
  timeZone: string
  choices: FilterGivenChoices
}

/** Why a product is in the collection, and what entered and left. */
function Reasons({ store, id, timeZone, choices }: ReasonsProps) {
  const search = useProductSearch(store)
  const [product, setProduct] = useState<string | null>(null)
  const { reasons, failure } = useReasons(store, id, product)
  const { changes, more, fetchMore } = useHistory(store, id)
  return (
    <>
      <WhyPanel search={search} choices={choices} product={product} onProduct={setProduct} reasons={reasons} failure={failure} />
      <HistoryPanel changes={changes} more={more} onMore={() => void fetchMore()} choices={choices} timeZone={timeZone} />
    </>
  )
}
