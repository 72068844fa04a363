import { numbersIn } from '../words/index.ts'
/** A few products of a gift shop, for stories. */
export interface ProductExample {
  readonly name: string
  readonly reference: string
  readonly imageUrl: string | null
  /** In pence. */
  readonly price: number
  readonly listPrice: number | null
  readonly stock: number
  readonly units: number
  readonly score: number
}

const drawing = (ground: string, shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${ground}"/>${shapes}</svg>`)}`

const heart = (fill: string): string =>
  drawing(
    '#f3efe9',
    `<path d="M40 10v12" stroke="#8d8478" stroke-width="1.5"/><path d="M40 64 18 42a13 13 0 0 1 22-16 13 13 0 0 1 22 16Z" fill="${fill}" stroke="#cfc6ba"/><ellipse cx="40" cy="44" rx="8" ry="5" fill="#f7d774"/>`,
  )
const stand = (plate: string): string =>
  drawing(
    '#eef2ee',
    `<path d="M40 14v50" stroke="#b99a58" stroke-width="3"/><g fill="${plate}" stroke="#d8a9b4"><ellipse cx="40" cy="24" rx="11" ry="3.5"/><ellipse cx="40" cy="42" rx="18" ry="4.5"/><ellipse cx="40" cy="60" rx="26" ry="5.5"/></g><circle cx="40" cy="12" r="3" fill="#b99a58"/>`,
  )
const bag = (fill: string, dots: string): string =>
  drawing(
    '#f5f1ea',
    `<path d="M28 28c0-20 24-20 24 0" fill="none" stroke="${fill}" stroke-width="3"/><path d="M16 28h48l4 40H12Z" fill="${fill}"/><g fill="${dots}"><circle cx="26" cy="40" r="4"/><circle cx="41" cy="38" r="4"/><circle cx="56" cy="42" r="4"/><circle cx="30" cy="56" r="4"/><circle cx="47" cy="55" r="4"/></g>`,
  )
const bird = (fill: string): string =>
  drawing(
    '#eaf1f4',
    `<path d="M18 46c6-20 30-24 38-8l10-4-7 12c-4 16-30 18-41 0Z" fill="${fill}"/><circle cx="52" cy="38" r="2" fill="#222"/><path d="M40 6v22" stroke="#8d8478" stroke-width="1.5"/>`,
  )
const mug = (fill: string): string =>
  drawing(
    '#f1eff4',
    `<path d="M22 24h32v32a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8Z" fill="${fill}"/><path d="M54 32h6a6 6 0 0 1 6 6v4a8 8 0 0 1-8 8h-4" fill="none" stroke="${fill}" stroke-width="4"/>`,
  )
const frame = (fill: string): string =>
  drawing(
    '#f4f2ec',
    `<rect x="18" y="14" width="44" height="52" rx="2" fill="${fill}"/><rect x="26" y="22" width="28" height="36" fill="#fff"/><path d="m26 52 9-12 7 8 5-6 7 10v6H26Z" fill="#a9c4a2"/>`,
  )

export const products: readonly ProductExample[] = [
  {
    name: 'White Hanging Heart T-Light Holder',
    reference: '85123A',
    imageUrl: heart('#fdfcfa'),
    price: 295,
    listPrice: null,
    stock: 1_420,
    units: 2_417,
    score: 9_984,
  },
  {
    name: 'Regency Cakestand 3 Tier',
    reference: '22423',
    imageUrl: stand('#fbe9ec'),
    price: 1_275,
    listPrice: 1_495,
    stock: 212,
    units: 1_138,
    score: 9_731,
  },
  {
    name: 'Jumbo Bag Red Retrospot',
    reference: '85099B',
    imageUrl: bag('#c93a3a', '#fff'),
    price: 208,
    listPrice: null,
    stock: 3_906,
    units: 3_012,
    score: 9_402,
  },
  {
    name: 'Assorted Colour Bird Ornament',
    reference: '84879',
    imageUrl: bird('#5f9fb8'),
    price: 169,
    listPrice: null,
    stock: 8,
    units: 2_266,
    score: 8_815,
  },
  { name: 'Party Bunting', reference: '47566', imageUrl: null, price: 495, listPrice: null, stock: 0, units: 894, score: 8_130 },
  {
    name: 'Lunch Bag Black Skull',
    reference: '20727',
    imageUrl: bag('#33343a', '#e8e4da'),
    price: 165,
    listPrice: null,
    stock: 644,
    units: 1_075,
    score: 7_642,
  },
  {
    name: 'Rose Caravan Mug',
    reference: '21216',
    imageUrl: mug('#d98ba1'),
    price: 125,
    listPrice: 165,
    stock: 97,
    units: 311,
    score: 6_920,
  },
  {
    name: 'Paper Chain Kit 50’s Christmas',
    reference: '22086',
    imageUrl: frame('#7f9d76'),
    price: 295,
    listPrice: null,
    stock: 12,
    units: 0,
    score: 5_114,
  },
  {
    name: 'Heart of Wicker Small',
    reference: '22469',
    imageUrl: heart('#c9a878'),
    price: 165,
    listPrice: null,
    stock: 533,
    units: 742,
    score: 4_378,
  },
  {
    name: 'Wooden Picture Frame White Finish',
    reference: '82494L',
    imageUrl: frame('#e9e3d6'),
    price: 255,
    listPrice: null,
    stock: 188,
    units: 256,
    score: 3_207,
  },
  {
    name: 'Lunch Bag Red Retrospot',
    reference: '20725',
    imageUrl: bag('#b53a4a', '#fdf3e0'),
    price: 165,
    listPrice: null,
    stock: 701,
    units: 1_329,
    score: 2_561,
  },
  {
    name: 'Blue Polkadot Cup',
    reference: '20676',
    imageUrl: mug('#5d86b8'),
    price: 125,
    listPrice: null,
    stock: 60,
    units: 92,
    score: 1_003,
  },
]

const amounts = numbersIn('es', { style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' })
const counts = numbersIn('es')

/** Pence as Spanish writes them. */
export const pounds = (pence: number): string => amounts.format(pence / 100)
/** A count as Spanish writes it. */
export const counted = (value: number): string => counts.format(value)
