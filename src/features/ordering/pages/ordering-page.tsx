import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CompactProductList, Criterion, ListReference, PublicationFacts, Sequence } from '../../../../contract/index.ts'
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

/** The person wants the ordering on the platform: this is what they saw. */
export interface PublishRequest {
  /** The list with its products in columns, and the version that is saved. */
  source: CompactProductList
  /** What shoppers would get from what is on screen. */
  after: Sequence
  /** What the person sorted by last. */
  criteria: readonly Criterion[]
  /** Whether it must be saved first. */
  dirty: boolean
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
  /** The list's publications; null until they are loaded. */
  publicationFacts: PublicationFacts | null
  /** `save` saves what is on screen, and gives the version that is saved then; null where it is not. Null where lists of this kind are not published. */
  onPublish: ((request: PublishRequest, save: () => Promise<number | null>) => void) | null
  /** The person came to publish it: that is asked for once the list is there, where there is something to publish. @default false */
  publishFirst?: boolean | undefined
  /** The person came to find this in it. @default '' */
  searched?: string | undefined
}

const requestOf = ({ list, view, criteria, dirty }: Workbench): PublishRequest => ({ source: list.source, after: view, criteria, dirty })

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
  searched = '',
  layout,
  onLayout,
}: OpenWorkbenchProps) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const requested = useRef(false)
  useEffect(() => {
    if (!publishFirst || requested.current || !onPublish || coming || (!workbench.dirty && workbench.ordering.version === 0)) return
    requested.current = true
    onPublish(requestOf(workbench), () => workbench.save())
  }, [publishFirst, onPublish, workbench, coming])

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
      onPublish={onPublish ? () => onPublish(requestOf(workbench), () => workbench.save()) : null}
      onSave={() => void save()}
      onExport={(format) => void write(format)}
      now={Date.now()}
      // Among the first products alone it might not be there.
      searched={coming ? '' : searched}
    />
  )
}
