import type { Criterion, ListOpening, ProductColumns } from '../../../../contract/index.ts'
import type { Workbench } from './workbench.ts'
import { type ListTable, listTable } from './list-table.ts'

/** The first products of a list as a table; `count` is the number of all products. */
export function openingTable({ content, count, bestRevenue30, ...head }: ListOpening): ListTable {
  const column = <Name extends keyof ProductColumns>(name: Name): ProductColumns[Name] =>
    content.map((product) => product[name]) as ProductColumns[Name]
  const named = (of: (product: ListOpening['content'][number]) => [number, string]) =>
    Array.from(new Map(content.map(of)), ([id, name]) => ({ id, name }))
  const table = listTable({
    ...head,
    sequence: null,
    brands: named(({ brandId, brand }) => [brandId, brand]),
    categories: named(({ categoryId, category }) => [categoryId, category]),
    overruled: content.flatMap(({ id, overruled }) => (overruled ? [id] : [])),
    content: {
      id: column('id'),
      name: column('name'),
      reference: column('reference'),
      brandId: column('brandId'),
      categoryId: column('categoryId'),
      imageUrl: column('imageUrl'),
      price: column('price'),
      listPrice: column('listPrice'),
      stock: column('stock'),
      releasedOn: column('releasedOn'),
      units7: column('units7'),
      units30: column('units30'),
      units90: column('units90'),
      revenue7: column('revenue7'),
      revenue30: column('revenue30'),
      revenue90: column('revenue90'),
      samaraScore: column('samaraScore'),
      platformScore: column('platformScore'),
    },
  })
  return { ...table, count, bestRevenue30 }
}

const nothing = (): void => undefined
const waits = { done: [], undone: [] } as const

/** A read-only workbench with the first products, in the order of the view. Nothing can be changed until the whole list is loaded. */
export function openingWorkbench(list: ListTable, criteria: readonly Criterion[]): Workbench {
  const view = list.saved.sequence
  return {
    list,
    ordering: list.source.ordering,
    saved: list.saved,
    savedView: view,
    present: list.saved,
    view,
    ...waits,
    dirty: false,
    origin: 'fresh',
    draft: 'none',
    draftAt: null,
    offline: false,
    saving: 'idle',
    conflict: null,
    postponedSteps: 0,
    productChanges: null,
    criteria,
    move: nothing,
    pin: () => false,
    release: nothing,
    setRules: nothing,
    preview: () => Promise.resolve(view),
    sort: () => Promise.resolve(),
    replace: nothing,
    undo: nothing,
    redo: nothing,
    goTo: nothing,
    save: () => Promise.resolve(null),
    discard: nothing,
    rescore: nothing,
    dismissNotices: nothing,
    seeTheirs: nothing,
    keepOwnChanges: nothing,
    applyPostponed: nothing,
    discardPostponed: nothing,
  }
}
