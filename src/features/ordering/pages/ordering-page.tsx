import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Criterion, ListReference, PublicationFacts, Sequence } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { download, exportOrdering } from '../data/export-ordering.ts'
import { useWorkbench } from '../data/use-workbench.ts'
import { usePreferences } from '../data/use-preferences.ts'
import type { Workbench } from '../model/workbench.ts'
import { exportColumns } from '../model/export-rows.ts'
import { NoWorkbench } from '../views/no-workbench.tsx'
import { WorkbenchView } from '../views/workbench-view.tsx'
import type { WorkbenchViewProps } from '../views/workbench-props.ts'
import { ImportSlot } from './import-slot.tsx'
import { SavedSlot } from './saved-slot.tsx'
import { ScoreSlot } from './score-slot.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** The person wants the ordering on the platform: what it is, and what is known of its products. */
export interface PublishRequest {
  listName: string
  list: ListReference
  currency: string
  /** What shoppers get from what is saved, and from what is on screen. */
  before: Sequence
  after: Sequence
  itemOf: (id: number) => { name: string; reference: string; imageUrl: string | null; soldOut: boolean }
  /** What a product sold in 30 days; revenue in the smallest unit of the currency. */
  sold: (id: number) => { units: number; revenue: number }
  /** What all of the list sold in 30 days. */
  soldInAll: { units: number; revenue: number }
  /** The version that is saved. */
  version: number
  /** What the person sorted by last. */
  criteria: readonly Criterion[]
  /** Whether it must be saved first. */
  dirty: boolean
  /** The version that is saved then; null where it is not. */
  save: () => Promise<number | null>
}

export interface OrderingPageProps {
  header: ReactNode
  store: string
  list: ListReference
  /** Opened to be put in order by hand, as shoppers see it. @default false */
  manual?: boolean | undefined
  /** Where one chooses another list. */
  listsHref: string
  /** How the list's publication goes, above the list. */
  publication?: ReactNode
  /** A publication is being asked for or under way. */
  publishing?: boolean | undefined
  /** What is known of the list's publications; null until it is known. */
  publicationFacts: PublicationFacts | null
  /** Null where lists of this kind are not published. */
  onPublish: ((request: PublishRequest) => void) | null
  /** The person came to publish it: that is asked for once the list is there, where there is something to publish. @default false */
  publishFirst?: boolean | undefined
}

const requestOf = (workbench: Workbench, list: ListReference): PublishRequest => ({
  listName: workbench.list.source.list.name,
  list,
  currency: workbench.list.source.currency,
  before: workbench.savedView,
  after: workbench.view,
  itemOf(id) {
    const { name, reference, imageUrl, stock } = workbench.list.productOf(id)
    return { name, reference, imageUrl, soldOut: stock === 0 }
  },
  sold(id) {
    const { units30, revenue30 } = workbench.list.productOf(id)
    return { units: units30, revenue: revenue30 }
  },
  soldInAll: workbench.list.sold30,
  version: workbench.ordering.version,
  criteria: workbench.criteria,
  dirty: workbench.dirty,
  save: () => workbench.save(),
})

/** The ordering workbench: one list, whole, to be put in order, saved and published. */
export function OrderingPage({ store, list, manual = false, ...rest }: OrderingPageProps) {
  const preferences = usePreferences(store, list.kind)
  const state = useWorkbench(store, list, preferences.criteria)
  // Opened as a grid for this visit; the person's own view stays what it is until they choose one here.
  const [asGrid, setAsGrid] = useState(manual)
  const layout = asGrid ? { ...preferences.layout, view: 'grid' as const } : preferences.layout
  // Columns that moved under the first rows would be as bad as rows that do.
  const there = state.kind === 'ready' || (state.kind === 'opening' && preferences.known)
  return there ? (
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
    <NoWorkbench
      header={rest.header}
      kind={list.kind}
      listsHref={rest.listsHref}
      state={state.kind === 'opening' ? { kind: 'loading' } : state}
    />
  )
}

type OpenWorkbenchProps = Omit<OrderingPageProps, 'manual'> & { workbench: Workbench } & Pick<
    WorkbenchViewProps,
    'coming' | 'layout' | 'onLayout'
  >

function OpenWorkbench({
  store,
  list,
  workbench,
  coming,
  header,
  listsHref,
  publication,
  publishing,
  publicationFacts,
  onPublish,
  publishFirst = false,
  layout,
  onLayout,
}: OpenWorkbenchProps) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const requested = useRef(false)
  useEffect(() => {
    if (!publishFirst || requested.current || !onPublish || coming || (!workbench.dirty && workbench.ordering.version === 0)) return
    requested.current = true
    onPublish(requestOf(workbench, list))
  }, [publishFirst, onPublish, workbench, coming, list])

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
  useShortcuts({ save: () => void save(), undo: workbench.undo, redo: workbench.redo })

  return (
    <WorkbenchView
      header={header}
      workbench={{ ...workbench, pin }}
      coming={coming}
      listsHref={listsHref}
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
      publicationFacts={publicationFacts}
      onPublish={onPublish ? () => onPublish(requestOf(workbench, list)) : null}
      onSave={() => void save()}
      onExport={(format) => void write(format)}
      now={Date.now()}
    />
  )
}
