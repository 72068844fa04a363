import { type Html, html } from './html.ts'
import type { Link } from './layout.ts'
import type { Words } from './words.ts'

export interface ProductCard {
  name: string
  brand: string
  picture: string
  /** As people write it; null where it is sold out. */
  price: string | null
  listPrice: string | null
  /** Percent off the list price. */
  off: number | null
  /** Its place in the list, from 1; null where places are not shown. */
  place: number | null
}

export interface ListView {
  say: Words
  name: string
  path: readonly Link[]
  below: readonly Link[]
  total: number
  products: readonly ProductCard[]
  page: number
  pages: number
  toPage(page: number): string
  positions: Link
}

export interface DepartmentCard {
  name: string
  href: string
  products: number
  pictures: readonly string[]
  below: readonly Link[]
}

const chips = (links: readonly Link[]): Html =>
  html`<ul class="chips">
    ${links.map(({ name, href, current }) => html`<li><a href="${href}" ${current && html` aria-current="page"`}>${name}</a></li>`)}
  </ul>`

const card = (say: Words, eager: boolean, { name, brand, picture, price, listPrice, off, place }: ProductCard): Html =>
  html`<li class="product${price === null && ' out'}">
    <div class="frame">
      <img
        src="${picture}"
        alt=""
        width="300"
        height="300"
        ${eager ? html`fetchpriority="high"` : html`loading="lazy"`}
      />${price === null ? html`<span class="badge">${say.soldOut}</span>` : off !== null && html`<span class="badge off">${say.off(off)}</span>`}${place !== null && html`<span class="place"><span class="sr">${say.position(place)}</span><span aria-hidden="true">${place}</span></span>`}
    </div>
    <h2>${name}</h2>
    <p class="brand">${brand}</p>
    <p class="price">
      ${price === null ? say.soldOut : price}${listPrice !== null && html`<s><span class="sr">${say.was} </span>${listPrice}</s>`}
    </p>
  </li>`

/** Page numbers around the present one, with the ends; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
  return near.flatMap((one, index) => (index > 0 && one - (near[index - 1] ?? 0) > 1 ? [null, one] : [one]))
}

const paging = ({ say, page, pages, toPage }: ListView): Html =>
  html`<nav class="pages" aria-label="${say.pages}">
    ${page > 1 && html`<a href="${toPage(page - 1)}" rel="prev">← ${say.previous}</a>`}${pageNumbers(page, pages).map((one) => (one === null ? html`<span class="far" aria-hidden="true">…</span>` : html`<a${one !== page && html` class="far"`} href="${toPage(one)}" aria-label="${say.page(one, pages)}"${one === page && html` aria-current="page"`}>${one}</a>`))}${page < pages && html`<a href="${toPage(page + 1)}" rel="next">${say.next} →</a>`}
  </nav>`

/** The products of a category or collection in live order. */
export const listView = (view: ListView): Html => {
  const { say, name, path, below, total, products, pages, positions } = view
  return html`<nav class="crumbs" aria-label="${say.path}">
      <ol>
        ${path.map((link) => html`<li><a href="${link.href}">${link.name}</a></li>`)}
        <li aria-current="page">${name}</li>
      </ol>
    </nav>
    <div class="head">
      <h1 class="serif">${name}</h1>
      <p>${say.products(total)} · <a href="${positions.href}" rel="nofollow">${positions.name}</a></p>
    </div>
    ${below.length > 0 && chips(below)}
    ${
      products.length === 0
        ? html`<p class="note">${say.empty}</p>`
        : html`<ol class="products">
            ${products.map((one, index) => card(say, index < 6, one))}
          </ol>`
    }${pages > 1 && paging(view)}`
}

/** The shop's first page. */
export const homeView = (say: Words, departments: readonly DepartmentCard[], collections: readonly Link[]): Html =>
  html`<div class="hero">
      <h1 class="serif">${say.motto}</h1>
      <p>${say.products(departments.reduce((sum, { products }) => sum + products, 0))}</p>
    </div>
    ${
      collections.length > 0 &&
      html`<h2 class="serif">${say.collections}</h2>
        ${chips(collections)}`
    }
    <h2 class="serif">${say.departments}</h2>
    <div class="departments">
      ${departments.map(
        ({ name, href, products, pictures, below }) =>
          html`<section class="department">
            <a href="${href}" class="trio" tabindex="-1" aria-hidden="true"
              >${pictures.map((picture) => html`<img src="${picture}" alt="" width="120" height="120" loading="lazy" />`)}</a
            >
            <div class="text">
              <h3 class="serif"><a href="${href}">${name}</a></h3>
              <small>${say.products(products)}</small>
              <ul class="below">
                ${below.map((one) => html`<li><a href="${one.href}">${one.name}</a></li>`)}
              </ul>
            </div>
          </section>`,
      )}
    </div>`

export const notFoundView = (say: Words): Html =>
  html`<div class="note">
    <h1 class="serif">${say.notFound}</h1>
    <p>${say.notFoundMore}</p>
  </div>`
