import { useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { AddIcon, FiltersIcon, OrderIcon, SaveIcon, SynchroniseIcon } from '../../../src/design/icon/index.ts'
import { JobProgress } from '../../../src/design/job-progress/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { collections, statusOf } from '../collections/samara-collections.ts'
import { collectionsWords } from '../collections/collections.words.ts'
import { GroupLines } from '../collections/group-lines.tsx'
import { membersOf } from '../collections/matching.ts'
import { ProductSample } from '../collections/product-sample.tsx'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { bestSellers, now, today } from '../shop/index.ts'
import { AddProductsDialog } from './add-products-dialog.tsx'
import { CollectionForm, type CollectionDraft } from './collection-form.tsx'
import { EditSkeleton } from './edit-skeleton.tsx'
import { collectionEditWords } from './collection-edit.words.ts'

export interface CollectionEditProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed'
  /** The popup in which products are added is open. */
  adding?: boolean
  filling?: boolean
}

const [teaTime] = collections
const formId = 'collection'

/** One collection: its fields, its groups, and what they come to. */
export function CollectionEdit({
  state: first = 'ready',
  adding: firstAdding = false,
  filling: firstFilling = false,
}: CollectionEditProps) {
  const { say, format } = useTexts(collectionEditWords)
  const { say: statuses } = useTexts(collectionsWords)
  const [state, setState] = useState(first)
  const [adding, setAdding] = useState(firstAdding)
  const [filling, setFilling] = useState(firstFilling)
  const [strict, setStrict] = useState(false)
  const [groups, setGroups] = useState(first === 'empty' ? [] : (teaTime?.groups ?? []))
  const [draft, setDraft] = useState<CollectionDraft>({
    name: teaTime?.name ?? '',
    description: teaTime?.description ?? '',
    active: true,
    highlight: true,
    searchable: true,
    start: null,
    end: null,
  })
  const { members } = membersOf(groups)
  const status = teaTime ? statusOf({ ...teaTime, active: draft.active, startDate: draft.start?.slice(0, 10) ?? null }, today) : 'inactive'
  const save = () => {
    setStrict(true)
    if (draft.name.trim() !== '') notify.success(say.saved, { detail: draft.name })
  }
  const add = (ids: readonly number[]) => {
    const [group, ...others] = groups
    setGroups(
      group ? [{ ...group, picked: [...group.picked, ...ids] }, ...others] : [{ id: 1, mode: 'include', conditions: [], picked: ids }],
    )
    setAdding(false)
    notify.success(say.added(format.number(ids.length), ids.length === 1))
  }
  if (state === 'failed') {
    return (
      <Page
        header={<ScreenHeader area="collections" />}
        breadcrumb={<Breadcrumb items={[{ label: say.collections, href: '#samara-collections' }]} />}
        title={draft.name}
      >
        <Panel>
          <ListState state={{ kind: 'failed', title: say.failedTitle, advice: say.failedAdvice, onRetry: () => setState('loading') }} />
        </Panel>
      </Page>
    )
  }
  const offer = (
    <Button icon={<AddIcon />} onClick={() => setAdding(true)}>
      {say.addProducts}
    </Button>
  )
  return (
    <Page
      header={<ScreenHeader area="collections" />}
      breadcrumb={<Breadcrumb items={[{ label: say.collections, href: '#samara-collections' }, { label: draft.name }]} />}
      title={draft.name}
      titleAside={
        <Badge tone={status === 'active' ? 'success' : status === 'scheduled' ? 'accent' : 'neutral'} dot>
          {statuses.statuses[status]}
        </Badge>
      }
      actions={
        state === 'loading' ? undefined : (
          <>
            {offer}
            <Button type="submit" form={formId} tone="accent" icon={<SaveIcon />}>
              {say.save}
            </Button>
          </>
        )
      }
    >
      {state === 'loading' ? (
        <ListState state={{ kind: 'loading', skeleton: <EditSkeleton /> }} />
      ) : (
        <div className="grid items-start gap-6 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="flex min-w-0 flex-col gap-8 lg:order-2">
            {filling ? (
              <JobProgress
                title={say.fillTitle(draft.name)}
                state="running"
                progress={{ done: 31, total: members.length }}
                note={say.filling}
                canBeLeft
                onCancel={() => setFilling(false)}
              />
            ) : null}
            <Panel
              title={say.members}
              description={say.membersHint}
              actions={<span className="text-xl font-semibold tabular-nums">{format.number(members.length)}</span>}
              footer={
                <>
                  <ButtonLink size="sm" href="#order-by-collection" icon={<OrderIcon />}>
                    {say.order}
                  </ButtonLink>
                  <Button size="sm" icon={<SynchroniseIcon />} disabled={filling || groups.length === 0} onClick={() => setFilling(true)}>
                    {say.fill}
                  </Button>
                </>
              }
            >
              {members.length === 0 ? (
                <ListState size="sm" state={{ kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: offer }} />
              ) : (
                <div className="flex flex-col gap-3">
                  <ProductSample products={members} shown={12} />
                  <p className="text-sm text-muted">
                    {teaTime?.filledAt ? say.filled(format.since(teaTime.filledAt, Date.parse(now))) : say.neverFilled}
                  </p>
                </div>
              )}
            </Panel>
            <Panel
              title={say.groups}
              actions={
                <ButtonLink size="sm" href="#add-groups" icon={<FiltersIcon />}>
                  {say.editGroups}
                </ButtonLink>
              }
            >
              <div className="text-sm">
                {groups.length === 0 ? <p className="text-muted">{say.emptyAdvice}</p> : <GroupLines groups={groups} />}
              </div>
            </Panel>
          </div>
          <CollectionForm
            id={formId}
            draft={draft}
            platformId={first === 'empty' ? null : (teaTime?.platformId ?? null)}
            strict={strict}
            onChange={setDraft}
            onSave={save}
          />
        </div>
      )}
      {adding ? (
        <AddProductsDialog
          open
          onOpenChange={setAdding}
          members={members}
          chosen={
            firstAdding
              ? bestSellers
                  .filter((product) => !members.includes(product))
                  .slice(1, 4)
                  .map(({ id }) => id)
              : []
          }
          onAdd={add}
        />
      ) : null}
      <ToastHost />
    </Page>
  )
}
