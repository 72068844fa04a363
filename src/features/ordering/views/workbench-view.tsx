import { clsx } from 'clsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Criterion, listGroupOf } from '../../../../contract/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import type { Selection, SortableListHandle } from '../../../design/sortable-list/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { orderingStatus } from '../model/ordering-status.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CriteriaDrawer, firstCriteria } from './criteria-drawer.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { HistoryDrawer } from './history-drawer.tsx'
import { OrderingNotices } from './notices.tsx'
import { PinDialog } from './pin-dialog.tsx'
import { ProductList } from './product-list.tsx'
import { DoingContext, useDoing } from './use-doing.ts'
import { useFinding } from './use-finding.ts'
import { usePreview } from './use-preview.ts'
import { useSources } from './use-sources.ts'
import { useAnnounced } from './use-announced.ts'
import { WorkbenchFoot } from './workbench-foot.tsx'
import { WorkbenchHealth } from './workbench-health.tsx'
import { WorkbenchHead } from './workbench-head.tsx'
import type { Opened, WorkbenchStart, WorkbenchViewProps } from './workbench-props.ts'
import { WorkbenchStatus } from './workbench-status.tsx'

const nothing: WorkbenchStart = {}

/** The ordering workbench: a whole list as rows or as shoppers see it, put in order, saved, published. */
export function WorkbenchView({
  workbench,
  coming = null,
  listsHref,
  editHref = null,
  layout,
  onLayout,
  slots,
  publication,
  publishing = false,
  approval = null,
  publicationFacts,
  onPublish,
  onCollect = null,
  onSave,
  onExport,
  now,
  searched = '',
  start = nothing,
}: WorkbenchViewProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const handle = useRef<SortableListHandle>(null)
  const [opened, setOpened] = useState<Opened | null>(start.open ?? null)
  const [selection, setSelection] = useState<Selection>(() => start.chosen ?? new Set())
  const [criteria, setCriteria] = useState<readonly Criterion[]>(() => firstCriteria(workbench))
  const [previewing, setPreviewing] = useState(start.previewing ?? false)
  const preview = usePreview(workbench, opened?.kind === 'criteria' && previewing ? criteria : null)
  const order = preview?.sequence ?? workbench.view

  const { list, present, done, dirty } = workbench
  const status = orderingStatus(workbench.ordering, publicationFacts)
  const { byHand, sourceOf } = useSources(workbench, preview !== null)
  const context = useMemo(() => ({ pins: present.pins, byHand }), [present.pins, byHand])
  const finding = useFinding(list, order, context, (product) => handle.current?.reveal(product, true), start.search, searched)
  const pinAt = useCallback((products: Selection) => setOpened({ kind: 'pin', products }), [])
  const explain = useCallback((product: number) => setOpened({ kind: 'score', product }), [])
  const frozen = preview !== null || coming !== null
  const doing = useDoing(workbench, pinAt, coming ? null : explain, frozen, coming ? null : onCollect)
  const { sentence, shown } = useAnnounced(workbench)
  useEffect(() => {
    if (shown) handle.current?.reveal(shown.product)
  }, [shown])

  // On a phone what can be done with the chosen products takes the place of the save bar.
  const choosing = selection.size > 0 && !frozen
  const waiting = clsx('contents', coming?.failure && '[&>*]:opacity-60')
  const close = (): void => setOpened(null)
  const toggle = (kind: 'criteria' | 'history'): void => setOpened((present) => (present?.kind === kind ? null : { kind }))
  const onCriteria = useCallback(() => toggle('criteria'), [])
  const onHistory = useCallback(() => toggle('history'), [])
  const onImport = useCallback(() => setOpened({ kind: 'import' }), [])
  const { list: self } = list.source
  const crumbs = [
    { label: t(`crumbs.${listGroupOf(self.kind)}`), href: listsHref },
    ...self.routeBefore
      .split(' / ')
      .filter(Boolean)
      .map((label) => ({ label })),
    ...(editHref === null ? [{ label: self.name }] : [{ label: self.name, href: editHref }, { label: t('crumbs.order') }]),
  ]

  return (
    <DoingContext value={doing}>
      <Page
        fill
        onSkipToList={list.count > 0 ? () => handle.current?.enter() : undefined}
        breadcrumb={<Breadcrumb items={crumbs} />}
        title={self.name}
        titleAside={
          <>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:hidden">
              {t('products', { count: list.count, products: format.number(list.count) })}
            </span>
            <WorkbenchStatus status={status} dirty={dirty} publishes={onPublish !== null} />
            {/* While only the first products are there, it would be theirs alone. */}
            {coming === null && <WorkbenchHealth list={list} order={order} />}
          </>
        }
        actions={dirty && <DiscardDialog changes={done.length} onDiscard={workbench.discard} />}
        // There it is the first entry of the history.
        actionsOnPhone="hidden"
        notices={
          <>
            <OrderingNotices workbench={workbench} coming={coming} now={now} />
            {publication}
          </>
        }
        aside={
          opened?.kind === 'criteria' ? (
            <CriteriaDrawer
              workbench={workbench}
              criteria={criteria}
              onCriteria={setCriteria}
              previewing={previewing}
              onPreview={setPreviewing}
              moved={preview?.moved ?? null}
              onClose={close}
            />
          ) : opened?.kind === 'history' ? (
            <HistoryDrawer workbench={workbench} saved={slots.saved} now={now} onClose={close} />
          ) : undefined
        }
      >
        {list.count === 0 ? (
          <ListState
            state={{
              kind: 'empty',
              title: t(`empty.${listGroupOf(self.kind)}`),
              advice: t('empty.text'),
              action: <ButtonLink href={listsHref}>{t(`back.${listGroupOf(self.kind)}`)}</ButtonLink>,
            }}
          />
        ) : (
          <>
            <div inert={coming !== null} className={waiting}>
              <WorkbenchHead
                workbench={workbench}
                order={order}
                finding={finding}
                coming={coming !== null}
                frozen={frozen}
                selection={selection}
                onSelectionChange={setSelection}
                layout={layout}
                onLayout={onLayout}
                columnsOpen={start.columns}
                criteriaOpen={opened?.kind === 'criteria'}
                onCriteria={onCriteria}
                onExport={onExport}
                onImport={onImport}
              />
            </div>
            <p role="status" className="sr-only">
              {coming && !coming.failure ? t('coming.text', { products: format.number(list.count) }) : sentence}
            </p>
            <ProductList
              handle={handle}
              list={list}
              order={order}
              visible={finding.visible}
              layout={layout}
              onLayout={onLayout}
              sourceOf={sourceOf}
              requested={finding.requested}
              hit={finding.hit}
              selection={selection}
              onSelectionChange={setSelection}
              onMove={({ items, after }) => workbench.move({ products: [...items], after })}
              frozen={frozen}
              empty={
                <ListState
                  state={{
                    kind: 'noResult',
                    title: finding.searching ? t('nothing.title', { asked: finding.requested.trim() }) : t('nothing.filtered'),
                    advice: t('nothing.text'),
                  }}
                />
              }
            />
            {choosing && <ChosenBar compact selection={selection} total={list.count} onClear={() => setSelection(new Set())} />}
            <div inert={coming !== null} className={choosing ? `${waiting} max-sm:hidden` : waiting}>
              <WorkbenchFoot
                workbench={workbench}
                historyOpen={opened?.kind === 'history'}
                onHistory={onHistory}
                publishing={publishing}
                approval={approval}
                status={status}
                onSave={onSave}
                onPublish={onPublish}
                now={now}
              />
            </div>
          </>
        )}
      </Page>
      {opened?.kind === 'score' && slots.score(opened.product, close)}
      {opened?.kind === 'import' && slots.importing(close)}
      {opened?.kind === 'pin' && (
        <PinDialog
          count={opened.products.size}
          single={opened.products.size === 1 ? list.nameOf([...opened.products][0]!) : null}
          total={list.count}
          onClose={close}
          onPin={(position) => {
            workbench.pin([...order.filter((product) => opened.products.has(product))], position)
            close()
          }}
        />
      )}
      <ConflictDialog workbench={workbench} now={now} />
    </DoingContext>
  )
}
