/**
 * What shoppers see of an account's shop: its categories and collections
 * with their products in live order. Pages of plain HTML, without a script.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../account.ts'
import type { Accounts } from '../accounts.ts'
import { holds } from '../api/collections.ts'
import { childrenOf, pathOf } from '../catalogue.ts'
import { pictureAddress } from '../pictures.ts'
import { placesOf, type VtexCollection } from '../vtex-collection.ts'
import type { Html } from './html.ts'
import { type Link, page } from './layout.ts'
import { style } from './style.ts'
import { homeView, listView, notFoundView, type ProductCard } from './view.ts'
import { type Language, languageOf, type Words, words } from './words.ts'

const perPage = 48
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

interface Query {
  lang?: string
  page?: string
  positions?: string
}
interface Params {
  account: string
  category?: string
  collection?: string
}
type Request = FastifyRequest<{ Params: Params; Querystring: Query }>

export function storefrontRoutes(app: FastifyInstance, accounts: Accounts, now: () => Date): void {
  const show = (
    request: Request,
    reply: FastifyReply,
    status: number,
    account: Account | null,
    here: Here,
    make: (view: View) => { title: string; main: Html },
  ) => {
    const view = viewOf(request)
    const { title, main } = make(view)
    const departments = account ? childrenOf(account.catalogue, null) : []
    const department = account && here.kind === 'category' ? pathOf(account.catalogue, here.id)[0] : null
    const markup = page({
      language: view.language,
      say: view.say,
      title,
      home: view.to(first),
      departments: departments.map(({ id, name }) => ({ name, href: view.to(category(id)), current: department === id })),
      inLanguage: (language) => view.to(here, { ...view.kept, lang: language }),
      main,
    })
    return reply
      .code(status)
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(markup)
  }
  const notFound = (request: Request, reply: FastifyReply, account: Account | null) =>
    show(request, reply, 404, account, first, ({ say }) => ({ title: say.notFound, main: notFoundView(say) }))

  app.get<{ Params: Params; Querystring: Query }>('/shop/:account', async (request, reply) => {
    const account = await accounts.reached(request.params.account, '', '')
    if (!account) return notFound(request, reply, null)
    const { catalogue } = account
    return show(request, reply, 200, account, first, (view) => ({
      title: view.say.shop,
      main: homeView(
        view.say,
        childrenOf(catalogue, null).map(({ id, name }) => {
          const ids = account.search.category(id, 'scoreDown')
          return {
            name,
            href: view.to(category(id)),
            products: ids.length,
            pictures: ids.slice(0, 3).flatMap((product) => view.picture(account, product)),
            below: childrenOf(catalogue, id).map((child) => ({ name: child.name, href: view.to(category(child.id)), current: false })),
          }
        }),
        [...account.collections.all().values()]
          .filter((one) => one.searchable && holds(one, now()) && shownIn(account, one).length > 0)
          .sort((one, other) => other.id - one.id)
          .map(({ id, name }) => ({ name, href: view.to({ kind: 'collection', id }), current: false })),
      ),
    }))
  })

  app.get<{ Params: Params; Querystring: Query }>('/shop/:account/:category', async (request, reply) => {
    const account = await accounts.reached(request.params.account, '', '')
    const found = account?.catalogue.categories.get(Number(request.params.category))
    if (!account || !found) return notFound(request, reply, account)
    const { catalogue } = account
    const { id, name, parentId } = found
    return show(request, reply, 200, account, category(id), (view) => {
      const parent = childrenOf(catalogue, id).length > 0 ? id : parentId
      const link = (to: number, label: string) => ({
        name: label,
        href: view.to(category(to), view.kept, ['page']),
        current: to === id,
      })
      const below =
        parent === null
          ? []
          : [
              { ...link(parent, view.say.all(catalogue.categories.get(parent)?.name ?? '')), current: parent === id },
              ...childrenOf(catalogue, parent).map((child) => link(child.id, child.name)),
            ]
      const path = pathOf(catalogue, id)
        .slice(0, -1)
        .map((above) => ({ name: catalogue.categories.get(above)?.name ?? '', href: view.to(category(above)), current: false }))
      return listOf(account, view, { here: category(id), name, ids: account.search.category(id, 'scoreDown'), path, below })
    })
  })

  app.get<{ Params: Params; Querystring: Query }>('/shop/:account/collections/:collection', async (request, reply) => {
    const account = await accounts.reached(request.params.account, '', '')
    const found = account?.collections.all().get(Number(request.params.collection))
    if (!account || !found || !holds(found, now())) return notFound(request, reply, account)
    const here: Here = { kind: 'collection', id: found.id }
    return show(request, reply, 200, account, here, (view) =>
      listOf(account, view, { here, name: found.name, ids: shownIn(account, found), path: [], below: [] }),
    )
  })
}

/** A page of the shop. */
type Here = { kind: 'first' } | { kind: 'category' | 'collection'; id: number }
const first: Here = { kind: 'first' }
const category = (id: number): Here => ({ kind: 'category', id })

/** The products of a collection that shoppers find, in its order. */
const shownIn = (account: Account, collection: VtexCollection): number[] =>
  placesOf(collection).flatMap(({ product }) => (account.search.shown(product) ? [product] : []))

interface List {
  here: Here
  name: string
  ids: readonly number[]
  /** What stands above it, without the first page. */
  path: readonly Link[]
  below: readonly Link[]
}

/** A list with its products, page by page. */
function listOf(account: Account, view: View, { here, name, ids, path, below }: List): { title: string; main: Html } {
  const pages = Math.max(1, Math.ceil(ids.length / perPage))
  const at = Math.min(pages, Math.max(1, Number(/^\d{1,6}$/.exec(view.kept.page ?? '')?.[0] ?? 1)))
  const before = (at - 1) * perPage
  const shown = view.kept.positions === '1'
  return {
    title: name,
    main: listView({
      say: view.say,
      name,
      path: [{ name: view.say.home, href: view.to(first), current: false }, ...path],
      below,
      total: ids.length,
      products: ids.slice(before, before + perPage).map((id, index) => cardOf(account, view, id, shown ? before + index + 1 : null)),
      page: at,
      pages,
      toPage: (one) => view.to(here, { ...view.kept, page: String(one) }),
      positions: shown
        ? { name: view.say.hidePositions, href: view.to(here, view.kept, ['positions']), current: true }
        : { name: view.say.showPositions, href: view.to(here, { ...view.kept, positions: '1' }), current: false },
    }),
  }
}

interface View {
  language: Language
  say: Words
  money: Intl.NumberFormat
  /** What of the address goes along to other pages. */
  kept: Query
  /** Address of a page, relative, so that the shop works below any path. */
  to(page: Here, query?: Query, without?: (keyof Query)[]): string
  /** Address of a product's picture; none where there is no such product. */
  picture(account: Account, product: number): string[]
}

function viewOf({ params, query, headers, url }: Request): View {
  const one = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const language = languageOf(one(query.lang), headers['accept-language'])
  const kept: Query = { ...given('lang', one(query.lang)), ...given('page', one(query.page)), ...given('positions', one(query.positions)) }
  const root = '../'.repeat((url.split('?')[0] ?? '').split('/').length - 2)
  const lasting = given('lang', kept.lang)
  return {
    language,
    say: words[language],
    money: new Intl.NumberFormat(language, { style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' }),
    kept,
    to(page, wanted = lasting, without = []) {
      const search = new URLSearchParams(Object.entries(wanted).filter(([name]) => !(without as string[]).includes(name))).toString()
      const path = `${root}shop/${encodeURIComponent(params.account)}${pathTo(page)}`
      return search === '' ? path : `${path}?${search}`
    },
    picture(account, id) {
      const goods = account.search.shown(id)
      return goods ? [root + pictureAddress(id, goods.base)] : []
    },
  }
}

/** Where a page stands below the account's. */
function pathTo(page: Here): string {
  switch (page.kind) {
    case 'first':
      return ''
    case 'category':
      return `/${page.id}`
    case 'collection':
      return `/collections/${page.id}`
  }
}

const given = <N extends keyof Query>(name: N, value: string | undefined): Pick<Query, N> | object =>
  value === undefined ? {} : { [name]: value }

function cardOf(account: Account, view: View, id: number, place: number | null): ProductCard {
  const { product, base } = account.search.shown(id) ?? {}
  const sold = base !== undefined && base.stock > 0
  const cut = sold && base.listPrice !== null && base.listPrice > base.price ? base.listPrice : null
  const off = cut === null ? 0 : Math.round(100 - (100 * (base?.price ?? 0)) / cut)
  return {
    name: product?.Name ?? '',
    brand: account.catalogue.brands.get(product?.BrandId ?? 0)?.name ?? '',
    picture: view.picture(account, id)[0] ?? '',
    price: sold ? view.money.format(base.price / 100) : null,
    listPrice: cut === null ? null : view.money.format(cut / 100),
    off: off >= 1 ? off : null,
    place,
  }
}
