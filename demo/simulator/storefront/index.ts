/** What shoppers see of an account's shop: its categories with their products in live order. Pages of plain HTML, without a script. */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../account.ts'
import type { Accounts } from '../accounts.ts'
import { childrenOf, pathOf } from '../catalogue.ts'
import { pictureAddress } from '../pictures.ts'
import type { Html } from './html.ts'
import { page } from './layout.ts'
import { style } from './style.ts'
import { categoryView, homeView, notFoundView, type ProductCard } from './view.ts'
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
}
type Request = FastifyRequest<{ Params: Params; Querystring: Query }>

export function storefrontRoutes(app: FastifyInstance, accounts: Accounts): void {
  const show = (
    request: Request,
    reply: FastifyReply,
    status: number,
    account: Account | null,
    category: number | null,
    make: (view: View) => { title: string; main: Html },
  ) => {
    const view = viewOf(request)
    const { title, main } = make(view)
    const departments = account ? childrenOf(account.catalogue, null) : []
    const department = account && category !== null ? pathOf(account.catalogue, category)[0] : null
    const markup = page({
      language: view.language,
      say: view.say,
      title,
      home: view.to(null),
      departments: departments.map(({ id, name }) => ({ name, href: view.to(id), current: department === id })),
      inLanguage: (language) => view.to(category, { ...view.kept, lang: language }),
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
    show(request, reply, 404, account, null, ({ say }) => ({ title: say.notFound, main: notFoundView(say) }))

  app.get<{ Params: Params; Querystring: Query }>('/shop/:account', async (request, reply) => {
    const account = await accounts.reached(request.params.account, '', '')
    if (!account) return notFound(request, reply, null)
    const { catalogue } = account
    return show(request, reply, 200, account, null, (view) => ({
      title: view.say.shop,
      main: homeView(
        view.say,
        childrenOf(catalogue, null).map(({ id, name }) => {
          const ids = account.search.category(id, 'scoreDown')
          return {
            name,
            href: view.to(id),
            products: ids.length,
            pictures: ids.slice(0, 3).flatMap((product) => view.picture(account, product)),
            below: childrenOf(catalogue, id).map((child) => ({ name: child.name, href: view.to(child.id), current: false })),
          }
        }),
      ),
    }))
  })

  app.get<{ Params: Params; Querystring: Query }>('/shop/:account/:category', async (request, reply) => {
    const account = await accounts.reached(request.params.account, '', '')
    const category = account?.catalogue.categories.get(Number(request.params.category))
    if (!account || !category) return notFound(request, reply, account)
    const { catalogue } = account
    return show(request, reply, 200, account, category.id, (view) => {
      const ids = account.search.category(category.id, 'scoreDown')
      const pages = Math.max(1, Math.ceil(ids.length / perPage))
      const at = Math.min(pages, Math.max(1, Number(/^\d{1,6}$/.exec(view.kept.page ?? '')?.[0] ?? 1)))
      const first = (at - 1) * perPage
      const shown = view.kept.positions === '1'
      const path = pathOf(catalogue, category.id).slice(0, -1)
      const parent = childrenOf(catalogue, category.id).length > 0 ? category.id : category.parentId
      const around =
        parent === null
          ? []
          : childrenOf(catalogue, parent).map(({ id, name }) => ({
              name,
              href: view.to(id, view.kept, ['page']),
              current: id === category.id,
            }))
      const whole =
        parent === null
          ? []
          : [
              {
                name: view.say.all(catalogue.categories.get(parent)?.name ?? ''),
                href: view.to(parent, view.kept, ['page']),
                current: parent === category.id,
              },
            ]
      return {
        title: category.name,
        main: categoryView({
          say: view.say,
          name: category.name,
          path: [
            { name: view.say.home, href: view.to(null), current: false },
            ...path.map((id) => ({ name: catalogue.categories.get(id)?.name ?? '', href: view.to(id), current: false })),
          ],
          below: around.length > 0 ? [...whole, ...around] : [],
          total: ids.length,
          products: ids.slice(first, first + perPage).map((id, index) => cardOf(account, view, id, shown ? first + index + 1 : null)),
          page: at,
          pages,
          toPage: (one) => view.to(category.id, { ...view.kept, page: String(one) }),
          positions: shown
            ? { name: view.say.hidePositions, href: view.to(category.id, view.kept, ['positions']), current: true }
            : { name: view.say.showPositions, href: view.to(category.id, { ...view.kept, positions: '1' }), current: false },
        }),
      }
    })
  })
}

interface View {
  language: Language
  say: Words
  money: Intl.NumberFormat
  /** What of the address goes along to other pages. */
  kept: Query
  /** Address of a category (null: the first page), relative, so that the shop works below any path. */
  to(category: number | null, query?: Query, without?: (keyof Query)[]): string
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
    to(category, wanted = lasting, without = []) {
      const search = new URLSearchParams(Object.entries(wanted).filter(([name]) => !(without as string[]).includes(name))).toString()
      const path = `${root}shop/${encodeURIComponent(params.account)}${category === null ? '' : `/${category}`}`
      return search === '' ? path : `${path}?${search}`
    },
    picture(account, id) {
      const goods = account.search.shown(id)
      return goods ? [root + pictureAddress(id, goods.base)] : []
    },
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
