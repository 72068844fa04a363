import { useMemo, useRef, useState } from 'react'
import { badLinesCsv, previewFilters, previewGroup, type StoreCredential } from '../../../../contract/index.ts'
import { failureOf, useBadLines } from '../../../api/index.ts'
import { download } from '../../../design/download/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useChoices } from '../data/use-choices.ts'
import { useGroup, useGroupCommands } from '../data/use-group.ts'
import { usePreview } from '../data/use-preview.ts'
import { useProductSearch } from '../data/use-product-search.ts'
import { useWritten } from '../data/use-written.ts'
import type { SamaraLinks } from '../model/links.ts'
import { AddProductsDialog } from '../views/add-products-dialog.tsx'
import { FileDialog, type FileDialogProps } from '../views/file-dialog.tsx'
import { contentOf, draftOf, newDraft, usableFilters, withPicks, type GroupDraft } from '../views/group-draft.ts'
import { GroupView } from '../views/group-view.tsx'

export interface GroupPageProps {
  title: string
  store: StoreCredential
  links: SamaraLinks
  /** The number of the group; null for a new one. */
  id: number | null
  /** The collection that one came from; it uses a new group at once. */
  collection: string | null
  /** Where one goes on: to another address. */
  onGo: (href: string) => void
}

/** How far a file of products is; `given` is what the person chose. */
interface GivenFile extends Pick<FileDialogProps, 'report' | 'busy' | 'failure'> {
  given: File | null
}
const noFile: GivenFile = { given: null, report: null, busy: false, failure: null }

/** Milliseconds without a key before the server counts: the answer is there within a tenth of a second. */
const pause = 30
/** The same before it looks at every collection that uses a group. */
const longPause = 500

/** A group is written: its conditions, its hand-picked products, and what that does to the collections that use it. */
export function GroupPage({ title, store: { store }, links, id, collection, onGo }: GroupPageProps) {
  const t = useSentences('samara-groups')
  const format = useFormat()
  const { group, picks, failure, again } = useGroup(store, id)
  const choices = useChoices(store)
  const commands = useGroupCommands(store)
  const search = useProductSearch(store)
  // What is written, and the version that it was begun from.
  const fresh = id === null ? { draft: newDraft, version: 0 } : null
  const { written, kept, ...writing } = useWritten<{ draft: GroupDraft; version: number }>(
    ['samara-group', store, ...(id === null ? ['new', collection ?? ''] : [id])],
    fresh,
  )
  if (written === null && group && picks) writing.begin({ draft: draftOf(group, picks), version: group.version })
  const draft = written?.draft
  const setDraft = (next: GroupDraft): void => writing.write({ draft: next, version: written?.version ?? 0 })
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<SayableFailure | null>(null)
  const [adding, setAdding] = useState(false)
  const [file, setFile] = useState<GivenFile | null>(null)
  const reading = useRef(0)
  // A new group is made once, however often it takes to write the rest.
  const made = useRef<{ key: string; id: number | null }>({ key: crypto.randomUUID(), id: null })

  const usable = useMemo(() => usableFilters(draft?.conditions ?? []), [draft?.conditions])
  const filters = usable.map(({ filter }) => filter)
  const preview = usePreview(previewFilters, filters.length === 0 ? null : { body: { store, filters } }, pause)
  const used = id !== null && (group?.usedBy.length ?? 0) > 0
  const effects = usePreview(
    previewGroup,
    used && draft ? { params: { id }, body: { store, ...contentOf(draft) } } : null,
    longPause,
  )?.collections
  const known = useMemo(() => new Set(draft?.picks.map((pick) => pick.id)), [draft?.picks])

  const whole = (of: GroupDraft) => ({ name: of.name.trim(), exclude: of.exclude, ...contentOf(of) })
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    setSaving(true)
    setRefused(null)
    try {
      await work()
    } catch (error) {
      setRefused(failureOf(error))
    } finally {
      setSaving(false)
    }
  }
  const save = (of: GroupDraft, version: number | null) =>
    during(async () => {
      if (id === null) {
        made.current.id ??= (await commands.create(of.name.trim(), of.exclude, made.current.key)).id
        await commands.save(made.current.id, whole(of))
        if (collection !== null) await commands.use(collection, of.name.trim(), of.exclude)
        writing.forget()
        notify.success(t('edit.saved'), { detail: of.name })
        onGo(collection === null ? links.editGroup(made.current.id) : links.edit(collection))
        return
      }
      const saved = await commands.save(id, { ...whole(of), ...(version === null ? {} : { version }) })
      writing.begin({ draft: of, version: saved.version })
      notify.success(t('edit.saved'), { detail: saved.name })
    })
  const load = () =>
    during(async () => {
      if (id === null) return
      const now = await commands.readAgain(id)
      writing.begin({ draft: draftOf(now.group, now.picks), version: now.group.version })
    })
  const bad = useBadLines(commands.badLines, (lines) => {
    const heads = [t('file.badHeads.line'), t('file.badHeads.text'), t('file.badHeads.reason')]
    const csv = badLinesCsv(lines, heads, (fault) => t(`file.fault.${fault}`))
    download(new Blob(csv, { type: 'text/csv;charset=utf-8' }), t('file.badFile'))
  })
  const choose = (next: GivenFile | null): void => {
    reading.current++
    bad.forget()
    setFile(next)
  }
  const read = async (given: File): Promise<void> => {
    choose({ ...noFile, given, busy: true })
    const nth = reading.current
    const show = (next: Partial<GivenFile>): void => {
      // Another file was chosen meanwhile, or none.
      if (nth === reading.current) setFile({ ...noFile, given, ...next })
    }
    try {
      show({ report: await commands.upload(given) })
    } catch (error) {
      show({ failure: failureOf(error) })
    }
  }
  const addFile = async (key: string): Promise<void> => {
    if (id === null || !group || !draft) return
    setFile((present) => present && { ...present, busy: true, failure: null })
    try {
      const { added, known: doubles, gone } = await commands.addFile(group.name, key)
      const now = await commands.readAgain(id)
      writing.adjust(({ draft: present }) => ({ draft: withPicks(present, now.picks), version: now.group.version }))
      choose(null)
      notify.success(t('file.done', { added: format.number(added) }), {
        detail: t('file.doneDetail', { known: format.number(doubles), gone: format.number(gone) }),
      })
    } catch (error) {
      setFile((present) => present && { ...present, busy: false, failure: failureOf(error) })
    }
  }
  return (
    <GroupView
      title={title}
      links={links}
      draft={draft}
      onDraft={setDraft}
      kept={kept}
      onDiscard={() => writing.begin(fresh)}
      onCancel={writing.forget}
      choices={choices}
      failure={failure}
      onRetry={again}
      collection={collection}
      found={filters.length === 0 ? null : preview}
      aloneOf={(condition) => preview?.each[usable.findIndex((one) => one.id === condition)]}
      effects={used ? effects : null}
      saving={saving}
      refused={refused}
      onSave={() => written && void save(written.draft, written.version)}
      onSaveOver={() => written && void save(written.draft, null)}
      onLoad={() => void load()}
      onAddProducts={() => setAdding(true)}
      onFile={id === null ? null : () => choose(noFile)}
    >
      {adding && draft && (
        <AddProductsDialog
          search={search}
          known={known}
          busy={false}
          failure={null}
          onClose={() => setAdding(false)}
          onAdd={(products, pinned) => {
            setDraft(withPicks(draft, products, pinned))
            setAdding(false)
          }}
        />
      )}
      {file && (
        <FileDialog
          file={file.given}
          report={file.report}
          busy={file.busy}
          failure={file.failure}
          badLines={bad.state}
          onDownloadBad={() => void (file.given && file.report && bad.give(file.given, file.report))}
          onFile={(given) => void read(given)}
          onReplace={() => choose(noFile)}
          onAdd={(key) => void addFile(key)}
          onClose={() => choose(null)}
        />
      )}
    </GroupView>
  )
}
