import { useMemo, useRef, useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { ButtonLink } from '../../../src/design/button/index.ts'
import type { Criterion } from '../../../src/design/criteria-panel/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import type { SortableListHandle } from '../../../src/design/sortable-list/index.ts'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { BenchFoot } from './bench-foot.tsx'
import { BenchList } from './bench-list.tsx'
import { BenchHead } from './bench-head.tsx'
import { CriteriaDrawer } from './criteria-drawer.tsx'
import { HistoryDrawer } from './history-drawer.tsx'
import { byCriteria, ruled, savedOrderings, type SavedOrdering } from './ordering.ts'
import { CompareDialog, ImportDialog, TheirsDialog } from './other-dialogs.tsx'
import { all, category, productOf } from './products.ts'
import { ScoreDialog } from './score-dialog.tsx'
import type { View } from './bench-toolbar.tsx'
import { useBench } from './use-bench.ts'
import { useBenchSearch } from './use-bench-search.ts'
import { workbenchWords } from './workbench.words.ts'

/** What is open over or beside the list. */
export type Opened = 'criteria' | 'history' | 'score' | 'import' | 'theirs' | 'columns'

export interface WorkbenchProps {
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden' | undefined
  /** @default 'list' */
  view?: View | undefined
  /** What is open at first. */
  open?: Opened | undefined
  /** How many of the list are chosen at first. @default 0 */
  chosen?: number | undefined
  /** What is searched at first. @default '' */
  search?: string | undefined
  /** @default true */
  unsaved?: boolean | undefined
}

/** The ordering workbench: one category as a list or as shoppers see it, put in order and proved before it is published. */
export function Workbench({ state = 'ready', view: firstView = 'list', open, chosen = 0, search = '', unsaved = true }: WorkbenchProps) {
  const { say, format } = useSpeech(workbenchWords)
  const ready = state === 'ready'
  const bench = useBench(unsaved && ready)
  const { present } = bench
  const handle = useRef<SortableListHandle>(null)
  const [publishedAt, setPublishedAt] = useState(savedOrderings[0]?.at ?? now)
  const [compared, setCompared] = useState<SavedOrdering | null>(null)
  const [view, setView] = useState<View>(firstView)
  const [perRow, setPerRow] = useState(5)
  const [opened, setOpened] = useState<Opened | null>(open ?? null)
  const [scored, setScored] = useState(present.order[0] ?? 0)
  const [criteria, setCriteria] = useState<readonly Criterion[]>([{ column: 'score', direction: 'desc' }, { column: 'stock', direction: 'desc' }])
  const [previewing, setPreviewing] = useState(open === 'criteria')
  const [selection, setSelection] = useState<ReadonlySet<number>>(() => new Set(present.order.filter((id) => !present.pins.has(id)).slice(4, 4 + chosen)))
  const preview = useMemo(() => (previewing && opened === 'criteria' ? ruled(byCriteria(present.order, criteria, present.pins), present.rules, present.pins) : null), [previewing, opened, present, criteria])
  const order = preview ?? present.order
  const found = useBenchSearch(order, search, (id) => handle.current?.reveal(id))
  const close = (): void => setOpened(null)

  return (
    <Page
      fill
      header={<ScreenHeader area="categories" />}
      breadcrumb={<Breadcrumb items={[{ label: say.categories, href: '#category' }, { label: 'Tableware' }, { label: category }]} />}
      title={category}
      titleAside={
        ready ? (
          <>
            <span className="text-sm text-muted tabular-nums">{say.products(format.number(all.length), false)}</span>
            <Badge tone="success" dot>
              {say.published(format.since(publishedAt, new Date(now).getTime()))}
            </Badge>
          </>
        ) : undefined
      }
      aside={
        opened === 'criteria' ? (
          <CriteriaDrawer
            criteria={criteria}
            onCriteria={setCriteria}
            pinned={present.pins.size}
            previewed={preview ? preview.filter((id, place) => present.order[place] !== id).length : null}
            onPreview={setPreviewing}
            onApply={() => {
              const next = ruled(byCriteria(present.order, criteria, present.pins), present.rules, present.pins)
              bench.order({ kind: 'criteria', moved: next.filter((id, place) => present.order[place] !== id).length }, next)
              close()
            }}
            onClose={close}
          />
        ) : opened === 'history' ? (
          <HistoryDrawer bench={bench} onClose={close} onCompare={setCompared} />
        ) : undefined
      }
    >
      {state === 'failed' || state === 'forbidden' ? (
        <ListState
          state={
            state === 'failed'
              ? { kind: 'failed', title: say.failedTitle, advice: say.failedAdvice, onRetry: () => undefined, reference: 'req-7f3a-21c4' }
              : { kind: 'forbidden', title: say.forbiddenTitle, advice: say.forbiddenAdvice, action: <ButtonLink href="#category">{say.toCategories}</ButtonLink> }
          }
        />
      ) : state === 'empty' ? (
        <ListState state={{ kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: <ButtonLink href="#category">{say.toCategories}</ButtonLink> }} />
      ) : (
        <>
          <BenchList
            handle={handle}
            loading={state === 'loading'}
            view={view}
            perRow={perRow}
            order={order}
            bench={bench}
            found={found}
            previewing={preview !== null}
            selection={selection}
            onSelectionChange={setSelection}
            onScore={(id) => {
              setScored(id)
              setOpened('score')
            }}
            head={(columns, onColumn) => (
              <BenchHead
                loading={state === 'loading'}
                order={order}
                bench={bench}
                found={found}
                selection={selection}
                onSelectionChange={setSelection}
                view={view}
                onView={setView}
                perRow={perRow}
                onPerRow={setPerRow}
                columns={columns}
                onColumn={onColumn}
                columnsOpen={open === 'columns'}
                criteriaOpen={opened === 'criteria'}
                onCriteria={() => setOpened(opened === 'criteria' ? null : 'criteria')}
                onImport={() => setOpened('import')}
              />
            )}
          />
          {ready ? <BenchFoot bench={bench} onHistory={() => setOpened(opened === 'history' ? null : 'history')} onPublish={() => (bench.save(), setPublishedAt(now))} /> : null}
        </>
      )}
      {opened === 'score' ? <ScoreDialog product={productOf(scored).id} onClose={close} /> : null}
      {opened === 'import' ? (
        <ImportDialog
          onClose={close}
          onApply={(next, lines) => {
            bench.order({ kind: 'imported', lines }, next)
            close()
          }}
        />
      ) : null}
      {compared ? <CompareDialog ordering={compared} present={present.order} onClose={() => setCompared(null)} /> : null}
      {opened === 'theirs' ? (
        <TheirsDialog
          mine={present.order}
          onClose={close}
          onDecide={(next) => {
            bench.order({ kind: 'merged', who: 'Luis Ortega' }, next)
            close()
          }}
        />
      ) : null}
    </Page>
  )
}
