import { useDeferredValue, useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import type { Criterion, ListReference, PublicationFacts, PublishRequest } from '../../../../contract/index.ts'
import { failureOf, useElapsed } from '../../../api/index.ts'
import { download } from '../../../design/download/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { exportOrdering } from '../data/export-ordering.ts'
import { useWorkbench } from '../data/use-workbench.ts'
import { usePreferences } from '../data/use-preferences.ts'
import { isPublishable } from '../model/ordering-status.ts'
import type { Workbench } from '../model/workbench.ts'
import { exportColumns } from '../model/export-rows.ts'
import { NoWorkbench } from '../views/no-workbench.tsx'
import { StartChoiceDialog } from '../views/start-choice-dialog.tsx'
import { WorkbenchView } from '../views/workbench-view.tsx'
import type { WorkbenchViewProps } from '../views/workbench-props.ts'
import { ImportSlot } from './import-slot.tsx'
import { SavedSlot } from './saved-slot.tsx'
import { ScoreSlot } from './score-slot.tsx'
import { useStartFrom } from './use-start-from.ts'
import { useShortcuts } from './use-shortcuts.ts'

export interface OrderingHandle {
  /**
   * Saves what is on screen. Returns the saved version; null where it is
   * not saved, because somebody else saved meanwhile or the server is away.
   */
  save: () => Promise<number | null>
}

export interface OrderingPageProps {
  /** Set while the list is open. */
  ref?: Ref<OrderingHandle>
  store: string
  list: ListReference
  /** Opened to be put in order by hand, as shoppers see it. @default false */
  manual?: boolean | undefined
  /** The page where another list is chosen. */
  listsHref: string
  /** Where what a list holds is written, by its name; null where that is not done here. @default null */
  editHrefOf?: ((name: string) => string) | null | undefined
  /** The progress of the list's publication, above the list. */
  publication?: ReactNode
  /** Whether what `publication` shows is known: the rows wait for it a moment, so that it does not push them down. @default true */
  notesKnown?: boolean | undefined
  /** A publication is being requested or under way. */
  publishing?: boolean | undefined
  /** The list's publications; null until they are loaded. */
  publicationFacts: PublicationFacts | null
  /** Null where lists of this kind are not published. */
  onPublish: ((request: PublishRequest) => void) | null
  /**
   * Makes a collection of chosen products, in their sequence, with what the list is sorted by. Keep it stable between renders.
   * @default null
   */
  onCollect?: ((products: readonly number[], criteria: readonly Criterion[]) => void) | null | undefined
  /**
   * The person opened the list to publish it: `onPublish` is called once the list is loaded, if there is something to publish.
   * @default false
   */
  publishFirst?: boolean | undefined
  /** There was nothing to publish, which `publishFirst` asked for. */
  onNothingToPublish?: (() => void) | undefined
  /** The saved version that the draft begins with, as a step that can be undone; null for the newest one. @default null */
  startFrom?: number | null | undefined
  /** The person goes on with a draft of their own instead of that version. */
  onOwnDraft?: (() => void) | undefined
  /** What the person publishes is sent for approval: whether what is saved was sent already. @default null: they publish themselves */
  approval?: 'to-send' | 'sent' | null | undefined
  /** What the list is searched for when it opens. @default '' */
  searched?: string | undefined
}

const requestOf = ({ list, view, criteria, dirty }: Workbench): PublishRequest => ({
  loadedList: list.source,
  view,
  criteria,
  unsaved: dirty,
})

/** How long rows that are here wait for what stands above them, in milliseconds. */
const longestWait = 1_000

/** The ordering workbench: one list, whole, to be put in order, saved and published. */
export function OrderingPage({ store, list, manual = false, notesKnown = true, ...rest }: OrderingPageProps) {
  const preferences = usePreferences(store, list.kind)
  const state = useWorkbench(store, list, preferences.criteria)
  // Opened as a grid for this visit; the person's own view stays what it is until they choose one here.
  const [asGrid, setAsGrid] = useState(manual)
  const layout = asGrid ? { ...preferences.layout, view: 'grid' as const } : preferences.layout
  // Without the preferences, the columns would change once they are loaded.
  const loaded = state.kind === 'ready' || (state.kind === 'opening' && preferences.known)
  const waited = useElapsed(loaded, longestWait)
  const [shown, setShown] = useState(false)
  // Once shown they stay, whatever is asked again.
  if (loaded && !shown && (notesKnown || waited)) setShown(true)
  // Drawn in slices, between which the page answers: an answer that comes by fetching would be drawn in one.
  const drawn = useDeferredValue(loaded && shown)
  return loaded && shown && drawn ? (
    <OpenWorkbench
      {...rest}
      coming={state.kind === 'opening' ? state : null}
      store={store}
      list={list}
      workbench={state.workbench}
      layout={layout}
      onLayout={(next) => {
        setAsGrid(false)
        preferences.onLayout(next)
      }}
    />
  ) : (
    <NoWorkbench kind={list.kind} listsHref={rest.listsHref} state={'workbench' in state ? { kind: 'loading' } : state} />
  )
}

type OpenWorkbenchProps = Omit<OrderingPageProps, 'manual' | 'notesKnown'> & { workbench: Workbench } & Pick<
    WorkbenchViewProps,
    'coming' | 'layout' | 'onLayout'
  >

function OpenWorkbench({
  ref,
  store,
  list,
  workbench,
  coming,
  listsHref,
  editHrefOf = null,
  publication,
  publishing,
  publicationFacts,
  onPublish,
  onCollect = null,
  publishFirst = false,
  onNothingToPublish,
  startFrom = null,
  onOwnDraft,
  approval = null,
  searched = '',
  layout,
  onLayout,
}: OpenWorkbenchProps) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  useImperativeHandle(ref, () => ({ save: () => workbench.save() }), [workbench])
  const start = useStartFrom({ store, list, workbench, version: coming ? null : startFrom })
  const requested = useRef(false)
  useEffect(() => {
    if (!publishFirst || requested.current || !onPublish || coming) return
    // Once: what the person changes from here on is published when they say so.
    requested.current = true
    if (!workbench.dirty && !isPublishable(workbench)) return onNothingToPublish?.()
    onPublish(requestOf(workbench))
  }, [publishFirst, onPublish, onNothingToPublish, workbench, coming])

  const save = async (): Promise<void> => {
    if (!workbench.dirty || workbench.saving !== 'idle') return
    try {
      if ((await workbench.save()) !== null)
        notify.success(t('saved'), { id: 'ordering', ...(onPublish ? { detail: t('savedDetail') } : {}) })
    } catch (error) {
      notify.danger(t('saveFailed'), { id: 'ordering', detail: say(failureOf(error)) })
    }
  }
  const write = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const { source } = workbench.list
    notify.neutral(t('export.writing'), { id: 'export' })
    try {
      const file = await exportOrdering({
        source: { list: source, view: workbench.view },
        heads: exportColumns.map((column) => t(`export.heads.${column}`)),
        format,
      })
      download(
        file,
        `${source.list.name
          .normalize('NFD')
          .replace(/[^\w]+/g, '-')
          .toLowerCase()}-${source.salesTo}.${format}`,
      )
      notify.success(t('export.done'), { id: 'export' })
    } catch {
      notify.danger(t('export.failed'), { id: 'export' })
    }
  }
  const pin: Workbench['pin'] = (products, position) => {
    const pinned = workbench.pin(products, position)
    if (!pinned) notify.danger(t('pins.tooMany'), { id: 'pins' })
    return pinned
  }
  const { criteria } = workbench
  const collect = useMemo(() => onCollect && ((products: readonly number[]) => onCollect(products, criteria)), [onCollect, criteria])
  useShortcuts({ save: () => void save(), undo: workbench.undo, redo: workbench.redo })

  return (
    <>
      {start.open && (
        <StartChoiceDialog
          changes={workbench.done.length}
          onVersion={start.onVersion}
          onOwn={() => {
            start.onOwn()
            onOwnDraft?.()
          }}
        />
      )}
      <WorkbenchView
        workbench={{ ...workbench, pin }}
        coming={coming}
        listsHref={listsHref}
        onCollect={collect}
        editHref={editHrefOf && editHrefOf(workbench.list.source.list.name)}
        layout={layout}
        onLayout={onLayout}
        slots={{
          score: (product, close) => (
            <ScoreSlot key={product} store={store} list={list} workbench={workbench} product={product} onClose={close} />
          ),
          importing: (close) => <ImportSlot store={store} list={list} workbench={workbench} onClose={close} />,
          saved: (
            <SavedSlot store={store} list={list} workbench={workbench} drifted={publicationFacts && (publicationFacts.drifted ?? 0) > 0} />
          ),
        }}
        publication={publication}
        publishing={publishing}
        approval={approval}
        publicationFacts={publicationFacts}
        onPublish={onPublish ? () => onPublish(requestOf(workbench)) : null}
        onSave={() => void save()}
        onExport={(format) => void write(format)}
        now={Date.now()}
        // Among the first products alone it might not be there.
        searched={coming ? '' : searched}
      />
    </>
  )
}
