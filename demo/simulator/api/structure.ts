import type { FastifyInstance, FastifyRequest } from 'fastify'
import { childrenOf, pathOf } from '../catalogue.ts'
import type { Account } from '../account.ts'

export interface ApiParts {
  /** Where shoppers' browsers reach the simulator. */
  publicUrl(): string
  now(): Date
  /** YYYY-MM-DD where the shop is. */
  today(): string
}

const integer = /^\d{1,9}$/

/** A whole number of the query; null where there is none, NaN where it is something else. */
export const wholeNumber = (value: unknown): number | null =>
  value === undefined ? null : typeof value === 'string' && integer.test(value) ? Number(value) : Number.NaN

/** The account that the gate found. */
export const accountOf = (request: FastifyRequest): Account => {
  if (!request.vtexAccount) throw new Error('The gate lets no call pass without an account.')
  return request.vtexAccount
}

/** Bare JSON strings are what VTEX's older services say no with. */
export const bare = (text: string): string => JSON.stringify(text)

const salesChannel = {
  Id: 1,
  Name: 'Main store',
  IsActive: true,
  ProductClusterId: null,
  CountryCode: 'GBR',
  CultureInfo: 'en-GB',
  TimeZone: 'GMT Standard Time',
  CurrencyCode: 'GBP',
  CurrencySymbol: '£',
  CurrencyLocale: 2057,
  CurrencyFormatInfo: {
    CurrencyDecimalDigits: 2,
    CurrencyDecimalSeparator: '.',
    CurrencyGroupSeparator: ',',
    CurrencyGroupSize: 3,
    StartsWithCurrencySymbol: true,
  },
  Origin: null,
  Position: 1,
  ConditionRule: null,
  CurrencyDecimalDigits: 2,
}

/** Sales channels, the category tree, categories and brands. */
export function structureRoutes(app: FastifyInstance, { publicUrl }: ApiParts): void {
  app.get('/api/catalog_system/pvt/saleschannel/list', async () => [salesChannel])

  app.get<{ Params: { levels: string } }>('/api/catalog_system/pub/category/tree/:levels', async (request, reply) => {
    const levels = wholeNumber(request.params.levels)
    if (!levels) return reply.code(400).send(bare('Invalid category levels'))
    const { name: account, catalogue } = accountOf(request)
    const node = ({ id, name }: { id: number; name: string }, left: number): object => ({
      id,
      name,
      hasChildren: childrenOf(catalogue, id).length > 0,
      url: `${publicUrl()}/shop/${account}/${id}`,
      children: left > 1 ? childrenOf(catalogue, id).map((child) => node(child, left - 1)) : [],
      Title: name,
      MetaTagDescription: '',
    })
    return childrenOf(catalogue, null).map((department) => node(department, levels))
  })

  app.get<{ Params: { id: string }; Querystring: { includeTreePath?: string } }>(
    '/api/catalog/pvt/category/:id',
    async (request, reply) => {
      const { catalogue } = accountOf(request)
      const category = catalogue.categories.get(Number(request.params.id))
      if (!category) return reply.code(404).send(bare('Category not found'))
      const { id, name, parentId } = category
      const path = request.query.includeTreePath === 'true' ? pathOf(catalogue, id) : null
      return {
        Id: id,
        Name: name,
        FatherCategoryId: parentId,
        Title: name,
        Description: '',
        Keywords: '',
        IsActive: true,
        LomadeeCampaignCode: '',
        AdWordsRemarketingCode: '',
        ShowInStoreFront: true,
        ShowBrandFilter: true,
        ActiveStoreFrontLink: true,
        GlobalCategoryId: 0,
        StockKeepingUnitSelectionMode: 'LIST',
        Score: accountOf(request).share('category', id),
        LinkId: String(id),
        HasChildren: childrenOf(catalogue, id).length > 0,
        TreePath: path?.map((one) => catalogue.categories.get(one)?.name) ?? null,
        TreePathIds: path,
        TreePathLinkIds: path?.map(String) ?? null,
      }
    },
  )

  const brandsOf = (request: FastifyRequest) =>
    [...accountOf(request).catalogue.brands.values()].map(({ id, name }) => ({
      id,
      name,
      isActive: true,
      title: name,
      metaTagDescription: '',
      imageUrl: null,
    }))
  app.get('/api/catalog_system/pvt/brand/list', async (request) => brandsOf(request).slice(0, 20_000))
  app.get<{ Querystring: { pageSize?: string; page?: string } }>('/api/catalog_system/pvt/brand/pagedlist', async (request, reply) => {
    const [perPage, page] = [wholeNumber(request.query.pageSize), wholeNumber(request.query.page)]
    if (!perPage || !page) return reply.code(400).send({ Message: 'The request is invalid.' })
    const brands = brandsOf(request)
    return {
      items: brands.slice((page - 1) * perPage, page * perPage),
      paging: { page, perPage, total: brands.length, pages: Math.ceil(brands.length / perPage) },
    }
  })
  app.get<{ Params: { id: string } }>('/api/catalog/pvt/brand/:id', async (request, reply) => {
    const brand = accountOf(request).catalogue.brands.get(Number(request.params.id))
    if (!brand) return reply.code(404).send(bare('Brand not found'))
    return {
      Id: brand.id,
      Name: brand.name,
      Text: brand.name,
      Keywords: '',
      SiteTitle: brand.name,
      AdWordsRemarketingCode: '',
      LomadeeCampaignCode: '',
      Score: accountOf(request).share('brand', brand.id),
      MenuHome: false,
      Active: true,
      LinkId: String(brand.id),
    }
  })
}
