import { useState } from 'react'
import { Banner } from '../../../src/design/banner/index.ts'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { FilterBuilder, isIncomplete, type FilterGroup } from '../../../src/design/filter-builder/index.ts'
import { SaveIcon } from '../../../src/design/icon/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { categoryTree } from '../collections/category-tree.ts'
import { collections } from '../collections/samara-collections.ts'
import { foundBy, membersOf, type PickedGroup } from '../collections/matching.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { currency, products } from '../shop/index.ts'
import { collectionGroupsWords } from './collection-groups.words.ts'
import { FileDialog } from './file-dialog.tsx'
import { PickedProducts } from './picked-products.tsx'
import { ResultPanel } from './result-panel.tsx'

export interface CollectionGroupsProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed'
  /** The file's dialog is open; with a file that was read. */
  file?: 'none' | 'choosing' | 'read'
}

const [collection] = collections
const brands = [...new Set(products.map(({ brand }) => brand))].sort()

/** The groups of a collection: conditions, products by hand, and what comes of it. */
export function CollectionGroups({ state: first = 'ready', file: firstFile = 'none' }: CollectionGroupsProps) {
  const { say, format } = useTexts(collectionGroupsWords)
  const [state, setState] = useState(first)
  const [groups, setGroups] = useState<readonly PickedGroup[]>(first === 'ready' ? (collection?.groups ?? []) : [])
  const [strict, setStrict] = useState(false)
  const [filing, setFiling] = useState<number | null>(firstFile === 'none' ? null : 5)
  const unfinished = strict && groups.some(({ conditions }) => conditions.some(isIncomplete))
  const pick = (id: number, ids: readonly number[]) =>
    setGroups(groups.map((group) => (group.id === id ? { ...group, picked: ids } : group)))
  const taken = ({ id }: FilterGroup) => {
    const { included } = membersOf(groups)
    const own = groups.find((group) => group.id === id)
    const found = own ? foundBy(own).filter((product) => own.mode === 'include' || included.includes(product)).length : 0
    return (own?.mode === 'exclude' ? say.takes : say.found)(format.number(found), found === 1)
  }
  const save = () => {
    setStrict(true)
    if (!groups.some(({ conditions }) => conditions.some(isIncomplete))) notify.success(say.saved, { detail: collection?.name })
  }
  return (
    <Page
      header={<ScreenHeader area="collections" />}
      breadcrumb={
        <Breadcrumb
          items={[
            { label: say.collections, href: '#samara-collections' },
            { label: collection?.name ?? '', href: '#samara-collections-edit' },
            { label: say.title },
          ]}
        />
      }
      title={say.title}
      description={say.description}
      actions={
        state === 'failed' ? undefined : (
          <>
            <ButtonLink tone="quiet" href="#samara-collections-edit">
              {say.cancel}
            </ButtonLink>
            <Button tone="accent" icon={<SaveIcon />} disabled={state === 'loading'} onClick={save}>
              {say.save}
            </Button>
          </>
        )
      }
      notices={unfinished ? <Banner tone="danger" title={say.incomplete} /> : undefined}
    >
      {state === 'failed' ? (
        <Panel>
          <ListState state={{ kind: 'failed', title: say.failedTitle, advice: say.failedAdvice, onRetry: () => setState('loading') }} />
        </Panel>
      ) : (
        <div className="grid items-start gap-6 pb-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          {state === 'loading' ? (
            <ListState
              state={{
                kind: 'loading',
                skeleton: (
                  <div className="flex flex-col gap-10">
                    <Skeleton shape="block" className="h-80 w-full rounded-lg" />
                    <Skeleton shape="block" className="h-80 w-full rounded-lg" />
                  </div>
                ),
              }}
            />
          ) : (
            <FilterBuilder
              groups={groups}
              onGroupsChange={(next) =>
                setGroups(next.map((group) => ({ ...group, picked: groups.find(({ id }) => id === group.id)?.picked ?? [] })))
              }
              categories={categoryTree}
              brands={brands}
              currency={currency}
              strict={strict}
              aside={taken}
              below={({ id }) => {
                const own = groups.find((group) => group.id === id)
                return own ? <PickedProducts group={own} onPick={(ids) => pick(id, ids)} onFile={() => setFiling(id)} /> : null
              }}
            />
          )}
          <div className="lg:sticky lg:top-4">
            <ResultPanel groups={groups} loading={state === 'loading'} />
          </div>
        </div>
      )}
      <FileDialog
        key={filing}
        open={filing !== null}
        read={firstFile === 'read'}
        onOpenChange={(open) => {
          if (!open) setFiling(null)
        }}
        onProducts={(ids) => {
          const own = groups.find(({ id }) => id === filing)
          if (own) pick(own.id, [...new Set([...own.picked, ...ids])])
          setFiling(null)
          notify.success(say.added(format.number(ids.length), ids.length === 1))
        }}
      />
      <ToastHost />
    </Page>
  )
}
