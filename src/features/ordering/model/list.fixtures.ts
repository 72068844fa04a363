import fc from 'fast-check'
import { noRules, type CompactProductList, type Criterion, type Edit } from '../../../../contract/index.ts'
import { type ListTable, listTable } from './list-table.ts'

interface Made {
  id: number
  name?: string
  reference?: string
  stock?: number
  brandId?: number
  price?: number | null
  listPrice?: number | null
  units30?: number
  releasedOn?: string | null
}

/** A list as the server sends it, of products with only the fields that matter. */
export function listOf(products: readonly (number | Made)[], version = 4, more: Partial<CompactProductList> = {}): ListTable {
  const made = products.map((product): Required<Made> => ({
    name: `Product ${typeof product === 'number' ? product : product.id}`,
    reference: '',
    stock: 1,
    brandId: 1,
    price: 100,
    listPrice: null,
    units30: 0,
    releasedOn: null,
    ...(typeof product === 'number' ? { id: product } : product),
  }))
  const zero = made.map(() => 0)
  const column = <K extends keyof Made>(key: K) => made.map((product) => product[key])
  return listTable({
    list: { kind: 'category', id: 7, name: 'Tazas', routeBefore: '' },
    currency: 'GBP',
    timeZone: 'Europe/London',
    ordering: { version, name: null, savedAt: null, savedBy: null, publishedVersion: null, publishedAt: null },
    sequence: null,
    pins: [],
    rules: noRules,
    salesTo: '2026-11-20',
    brands: [
      { id: 1, name: 'Semilla' },
      { id: 2, name: 'Ala' },
    ],
    categories: [{ id: 7, name: 'Tazas' }],
    overruled: [],
    content: {
      id: column('id'),
      name: column('name'),
      reference: column('reference'),
      brandId: column('brandId'),
      categoryId: made.map(() => 7),
      imageUrl: made.map(() => null),
      price: column('price'),
      listPrice: column('listPrice'),
      stock: column('stock'),
      releasedOn: column('releasedOn'),
      units7: zero,
      units30: column('units30'),
      units90: zero,
      revenue7: zero,
      revenue30: column('units30').map((units) => units * 100),
      revenue90: zero,
      samaraScore: made.map(() => null),
      platformScore: zero,
    },
    ...more,
  })
}

/** Edits of a list of these products; now and then one names a product that the list does not hold. */
export const editsOf = (ids: readonly number[]): fc.Arbitrary<Edit> => {
  const id = fc.constantFrom(...ids, 999)
  return fc.oneof(
    fc.record({ kind: fc.constant('move' as const), products: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }), after: fc.option(id) }),
    fc.record({
      kind: fc.constant('pin' as const),
      pins: fc.array(fc.record({ product: id, position: fc.integer({ min: 1, max: 60 }) }), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('release' as const), products: fc.array(id, { minLength: 1, maxLength: 3 }) }),
    fc.record({
      kind: fc.constant('rules' as const),
      rules: fc.record({ soldOutLast: fc.boolean(), inARow: fc.constant(null), newEvery: fc.constant(null) }),
    }),
    fc.record({
      kind: fc.constant('sort' as const),
      criteria: fc.constantFrom<Criterion[]>([{ column: 'stock', sort: 'DESC' }], [{ column: 'name', sort: 'ASC' }]),
    }),
    fc.record({
      kind: fc.constant('replace' as const),
      from: fc.constantFrom('file' as const, 'version' as const),
      products: fc.uniqueArray(id, { minLength: 1 }),
    }),
  )
}

/** A list, and edits of it. */
export const edited = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 60 }), stock: fc.integer({ min: 0, max: 3 }) }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 25,
  })
  .chain((products) =>
    fc.record({ list: fc.constant(listOf(products)), edits: fc.array(editsOf(products.map(({ id }) => id)), { maxLength: 10 }) }),
  )
