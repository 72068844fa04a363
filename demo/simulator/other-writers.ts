import type { Account } from './account.ts'
import { pathOf } from './catalogue.ts'
import type { VtexProduct } from './vtex-product.ts'

/** A product that somebody adds. Prices in pence. */
export interface NewProduct {
  name: string
  category: number
  brand: number
  price: number
  listPrice?: number | null
  stock: number
  score?: number | null
  /** @default the next free one */
  id?: number
}

/** What somebody changes of a product's offer. Prices in pence; no stock is sold out. */
export interface OfferChange {
  price?: number
  listPrice?: number | null
  stock?: number
}

/** What other people and tools do to an account, past the API's rules. Nothing of it counts as a write. */
export interface OtherWriters {
  edit(account: Account, id: number, change: Partial<VtexProduct>): Promise<void>
  move(account: Account, id: number, category: number): Promise<void>
  offer(account: Account, id: number, change: OfferChange): Promise<void>
  /** Takes a product away, as if it never was: no number, no answer, no place in the search. */
  drop(account: Account, id: number): Promise<void>
  bringBack(account: Account, id: number): Promise<void>
  /** Gives its number. */
  add(account: Account, product: NewProduct): Promise<number>
}

export function otherWriters(today: () => string): OtherWriters {
  const edit = async (account: Account, id: number, change: Partial<VtexProduct>) => {
    await account.change(id, (present) => ({ product: { ...present, ...change } }), false)
  }
  const departmentOf = (account: Account, category: number): number => {
    const department = pathOf(account.catalogue, category)[0]
    if (department === undefined) throw new RangeError(`The simulator has no category ${category}.`)
    return department
  }
  return {
    edit,
    move: (account, id, category) => edit(account, id, { CategoryId: category, DepartmentId: departmentOf(account, category) }),
    offer: (account, id, change) => account.setGoods(id, change),
    drop: (account, id) => account.setGoods(id, { gone: true }),
    bringBack: (account, id) => account.setGoods(id, { gone: false }),
    async add(account, { name, category, brand, price, listPrice = null, stock, score = null, id: wanted }) {
      const id = wanted ?? (account.ids().at(-1) ?? 999) + 1
      // The picture of another product: this one has never been drawn.
      const [model] = account.ids()
      const base = model === undefined ? null : account.base(model)
      if (account.base(id) || !base) throw new RangeError(`The simulator cannot add a product ${id}.`)
      const body: VtexProduct = {
        Id: id,
        Name: name,
        DepartmentId: departmentOf(account, category),
        CategoryId: category,
        BrandId: brand,
        LinkId: `product-${id}`,
        RefId: `N${id}`,
        IsVisible: true,
        Description: name,
        DescriptionShort: null,
        ReleaseDate: `${today()}T00:00:00`,
        KeyWords: null,
        Title: name,
        IsActive: true,
        TaxCode: '',
        MetaTagDescription: '',
        SupplierId: null,
        ShowWithoutStock: true,
        AdWordsRemarketingCode: null,
        LomadeeCampaignCode: null,
        Score: score,
      }
      // SKUs of the shop are far below.
      await account.setGoods(id, {
        gone: false,
        price,
        listPrice,
        stock,
        made: { skuId: 900_000_000 + id, body, picture: base.picture, pictureOf: base.pictureOf ?? model ?? id },
      })
      return id
    },
  }
}
