import type {
  CompactProductList,
  OrderingState,
  Pin,
  ProductColumns,
  ProductRow,
  Rules,
  SavedVersion,
  ExplainedScore,
  WorkbenchLayout,
} from '../../../contract/index.ts'
import { arrange, moveInView, noRules } from '../../../contract/index.ts'
import type { Workbench } from './model/workbench.ts'
import { isDirty, make } from './model/history.ts'
import { type ListTable, listTable, viewOf } from './model/list-table.ts'
import { openingTable } from './model/opening.ts'
import { pinsAt } from './model/pinning.ts'
import { openSession, editSession, type EditSession, type SessionAction } from './model/edit-session.ts'

/** The instant at which the stories happen. */
export const now = Date.UTC(2026, 10, 21, 10, 24, 0)

export const usualLayout: WorkbenchLayout = { columns: [], view: 'list', perRow: 5 }

export const ordering: OrderingState = {
  version: 3,
  name: null,
  savedAt: '2026-11-20T16:40:00Z',
  savedBy: 'Ana Ruiz',
  publishedVersion: 2,
  publishedAt: '2026-11-19T17:02:00Z',
}

/** What a story's product needs; the rest is worked out of it. */
export type FixtureProduct = Partial<ProductRow> & Pick<ProductRow, 'id' | 'name'>

const kinds = [
  'Taza esmaltada',
  'Jarrón de cristal',
  'Bolsa de algodón',
  'Guirnalda de papel',
  'Vela aromática',
  'Caja de metal',
  'Corazón de mimbre',
  'Posavasos de corcho',
]
const colours = ['rojo', 'azul', 'verde menta', 'crema', 'rosa', 'negro', 'lunares']
const brands = ['Semilla', 'Larimar', 'Casa Clara', 'Tierra']

/** Sixty products of a gift shop; some sold out, some new, some discounted, some without a price. */
const gifts: readonly FixtureProduct[] = Array.from({ length: 60 }, (_, at) => ({
  id: 1_000 + at,
  name: `${kinds[at % kinds.length]} ${colours[(at * 3) % colours.length]}`,
  reference: `R-${85_000 + at * 7}`,
  brand: brands[(at * at) % brands.length]!,
  price: at % 11 === 5 ? null : 195 + ((at * 137) % 1_400),
  listPrice: at % 6 === 2 ? 2_295 : null,
  stock: at % 7 === 4 ? 0 : (at * 31) % 400,
  releasedOn: at % 10 === 9 ? '2026-11-02' : '2025-03-02',
  units30: at % 9 === 6 ? 0 : (at * 53) % 900,
  samaraScore: 990 - at * 14,
}))

/** A list as the server gives it, out of products. */
export function listOf(
  products: readonly FixtureProduct[],
  given: {
    name?: string
    routeBefore?: string
    kind?: 'category' | 'collection'
    currency?: string
    pins?: Pin[]
    rules?: Rules
    ordering?: OrderingState
  } = {},
): ListTable {
  const numbers = (of: (product: FixtureProduct) => string | undefined): { id: number; name: string }[] =>
    [...new Set(products.map((product) => of(product) ?? ''))].map((name, nth) => ({ id: nth + 1, name }))
  const known = { brands: numbers(({ brand }) => brand), categories: numbers(({ category }) => category) }
  const numberOf = (names: { id: number; name: string }[], name = ''): number => names.find((each) => each.name === name)?.id ?? 0
  const column = <Name extends keyof ProductRow>(name: Name, otherwise: ProductRow[Name]): ProductRow[Name][] =>
    products.map((product) => (product as Partial<ProductRow>)[name] ?? otherwise)
  const revenue = (days: 7 | 30 | 90): number[] =>
    products.map((product) => product[`revenue${days}`] ?? (product[`units${days}`] ?? 0) * 295)
  const content: ProductColumns = {
    id: column('id', 0),
    name: column('name', ''),
    reference: column('reference', ''),
    imageUrl: column('imageUrl', null),
    brandId: products.map(({ brand }) => numberOf(known.brands, brand)),
    categoryId: products.map(({ category }) => numberOf(known.categories, category)),
    price: column('price', null),
    listPrice: column('listPrice', null),
    stock: column('stock', 0),
    releasedOn: column('releasedOn', null),
    units7: column('units7', 0),
    units30: column('units30', 0),
    units90: column('units90', 0),
    revenue7: revenue(7),
    revenue30: revenue(30),
    revenue90: revenue(90),
    samaraScore: column('samaraScore', null),
    platformScore: products.map((_, nth) => 9_900 - nth * 70),
  }
  const source: CompactProductList = {
    list: {
      kind: given.kind ?? 'category',
      id: 7,
      name: given.name ?? 'Tazas',
      routeBefore: given.routeBefore ?? (given.kind === 'collection' ? '' : 'Cocina y mesa'),
    },
    currency: given.currency ?? 'EUR',
    timeZone: 'Europe/Madrid',
    ordering: given.ordering ?? ordering,
    sequence: null,
    pins: given.pins ?? [],
    rules: given.rules ?? noRules,
    salesTo: '2026-11-20',
    ...known,
    overruled: [],
    content,
  }
  return listTable(source)
}

export const list: ListTable = listOf(gifts)

/** The beginning of a list, as the server tells it before the whole. */
export function openingOf({ source, count, bestRevenue30, productOf, saved, facts }: ListTable, first: number): ListTable {
  const { brands: _, categories: __, overruled: ___, content: ____, sequence: _____, ...head } = source
  const content = Array.from(arrange(saved, facts).subarray(0, first), (id): ProductRow => {
    const { discount: ______, age: _______, ...row } = productOf(id)
    return row
  })
  return openingTable({ ...head, count, bestRevenue30, content })
}

/** A session on which these things were done, one after the other. */
export const sessionAfter = (of: ListTable, actions: readonly SessionAction[] = []): EditSession =>
  actions.reduce<EditSession>((session, action) => editSession(session, action) ?? session, openSession(of, null))

/** What is shown of a session beside it. */
export type WorkbenchFacts = Partial<
  Pick<
    Workbench,
    'origin' | 'draft' | 'draftAt' | 'offline' | 'saving' | 'conflict' | 'postponedSteps' | 'productChanges' | 'criteria' | 'ordering'
  >
>

/** The workbench of a session: real arithmetic, and nobody to save it. */
export function workbenchOf(
  { list: of, history, origin }: EditSession,
  act: (action: SessionAction) => void,
  facts: WorkbenchFacts = {},
): Workbench {
  const edit = (made: Extract<SessionAction, { kind: 'edited' }>['edit']): void => act({ kind: 'edited', edit: made, at: now })
  const dirty = isDirty(history)
  return {
    list: of,
    ordering: of.source.ordering,
    saved: of.saved,
    savedView: viewOf(of, of.saved),
    present: history.present,
    view: history.view,
    done: history.done,
    undone: history.undone,
    dirty,
    origin,
    draft: dirty ? 'device' : 'none',
    draftAt: dirty ? now : null,
    offline: false,
    saving: 'idle',
    conflict: null,
    postponedSteps: 0,
    productChanges: null,
    criteria: [],
    ...facts,
    move(move) {
      const meant = moveInView(history.present, history.view, move, of.facts)
      if (meant) edit({ kind: 'move', ...meant })
    },
    pin(products, position) {
      edit({ kind: 'pin', pins: pinsAt(history.view, products, position) })
      return true
    },
    release: (products) => edit({ kind: 'release', products: [...products] }),
    setRules: (rules) => edit({ kind: 'rules', rules }),
    preview: async (criteria) => make(history, { kind: 'sort', criteria: [...criteria] }, of, now).view,
    sort: async (criteria) => edit({ kind: 'sort', criteria: [...criteria] }),
    replace: edit,
    undo: () => act({ kind: 'undone', at: now }),
    redo: () => act({ kind: 'redone', at: now }),
    goTo: (done) => act({ kind: 'went', done, at: now }),
    save: async () => of.source.ordering.version + 1,
    discard: () => act({ kind: 'discarded', list: of }),
    dismissNotices: () => act({ kind: 'notice-dismissed' }),
    rescore: () => undefined,
    seeTheirs: () => act({ kind: 'discarded', list: of }),
    keepOwnChanges: () => undefined,
    applyPostponed: () => undefined,
    discardPostponed: () => undefined,
  }
}

export const versions: readonly SavedVersion[] = [
  {
    version: 3,
    savedAt: '2026-11-20T16:40:00Z',
    savedBy: 'Ana Ruiz',
    name: null,
    source: 'hand',
    steps: 14,
    pins: 1,
    rules: { ...noRules, soldOutLast: true },
    published: false,
    proposal: null,
  },
  {
    version: 2,
    savedAt: '2026-11-19T16:58:00Z',
    savedBy: 'Luis Ortega',
    name: 'Campaña de Navidad',
    source: 'criteria',
    steps: 2,
    pins: 0,
    rules: noRules,
    published: true,
    proposal: { proposedBy: 'Luis Ortega', approvedBy: 'Ana Ruiz' },
  },
  {
    version: 1,
    savedAt: '2026-10-05T08:30:00Z',
    savedBy: null,
    name: null,
    source: 'file',
    steps: null,
    pins: 0,
    rules: noRules,
    published: false,
    proposal: null,
  },
]

export const score: ExplainedScore = {
  product: 1_000,
  score: 697,
  components: [
    { id: 'demand', weight: 40, percentile: 0.92, figure: 41_230 },
    { id: 'momentum', weight: 15, percentile: 0.61, figure: 1.2 },
    { id: 'price', weight: 15, percentile: 0.48, figure: 295 },
    { id: 'cover', weight: 10, percentile: 0.8, figure: 41 },
    { id: 'newness', weight: 10, percentile: 0.35, figure: 374 },
    { id: 'variants', weight: 10, percentile: null, figure: null },
  ],
  demandBasis: 'model',
  overrule: null,
  asOf: '2026-11-20',
}
