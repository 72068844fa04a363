import type { FastifyInstance, FastifyReply } from 'fastify'
import { pathOf } from '../catalogue.ts'
import { pictureAddress } from '../pictures.ts'
import { eanOf } from '../ean.ts'
import { placesOf } from '../vtex-collection.ts'
import type { Account } from '../account.ts'
import { accountOf, type ApiParts, bare, wholeNumber } from './structure.ts'

const mostSkus = 1_000
const noSku = (reply: FastifyReply) => reply.code(404).send(bare('SKU not found'))

/** A SKU with all that VTEX knows around it. */
function skuContext(account: Account, sku: number, product: number, publicUrl: string): object | null {
  const [body, base] = [account.product(product), account.base(product)]
  if (!body || !base) return null
  const { catalogue } = account
  const path = pathOf(catalogue, body.CategoryId)
  const image = `${publicUrl}/${pictureAddress(product, base)}`
  const clusters = [...account.collections.all().values()].flatMap((collection) => {
    const place = collection.places.get(product)
    return place && placesOf(collection).includes(place) ? [{ id: collection.id, name: collection.name, position: place.position }] : []
  })
  const reference = body.RefId ?? ''
  return {
    Id: sku,
    ProductId: product,
    NameComplete: body.Name,
    ComplementName: '',
    ProductName: body.Name,
    ProductDescription: body.Description ?? '',
    ProductRefId: reference,
    TaxCode: body.TaxCode ?? '',
    SkuName: body.Name,
    IsActive: body.IsActive,
    IsTransported: true,
    IsInventoried: true,
    IsGiftCardRecharge: false,
    ImageUrl: image,
    DetailUrl: `/${body.LinkId ?? product}/p`,
    CSCIdentification: null,
    BrandId: String(body.BrandId),
    BrandName: catalogue.brands.get(body.BrandId)?.name ?? '',
    Dimension: { cubicweight: 0.1, height: 10, length: 10, weight: 100, width: 10 },
    RealDimension: { realCubicWeight: 0, realHeight: 0, realLength: 0, realWeight: 0, realWidth: 0 },
    ManufacturerCode: '',
    IsKit: false,
    KitItems: [],
    Services: [],
    Categories: [],
    CategoriesFullPath: path.map((_, at) => `/${path.slice(0, path.length - at).join('/')}/`),
    Attachments: [],
    Collections: clusters.map(({ id }) => String(id)),
    SkuSellers: [
      {
        SellerId: '1',
        StockKeepingUnitId: sku,
        SellerStockKeepingUnitId: String(sku),
        IsActive: true,
        FreightCommissionPercentage: 0,
        ProductCommissionPercentage: 0,
      },
    ],
    SalesChannels: [1],
    Images: [{ ImageUrl: image, ImageName: '', FileId: product }],
    SkuSpecifications: [],
    ProductSpecifications: [],
    ProductClustersIds: clusters.map(({ id }) => id).join(),
    PositionsInClusters: Object.fromEntries(clusters.map(({ id, position }) => [id, position])),
    ProductClusterNames: Object.fromEntries(clusters.map(({ id, name }) => [id, name])),
    ProductCategoryIds: `/${path.join('/')}/`,
    ProductGlobalCategoryId: null,
    ProductCategories: Object.fromEntries(path.map((id) => [id, catalogue.categories.get(id)?.name ?? ''])),
    CommercialConditionId: 1,
    RewardValue: 0,
    AlternateIds: { Ean: eanOf(sku), RefId: reference },
    AlternateIdValues: [eanOf(sku), reference],
    EstimatedDateArrival: null,
    MeasurementUnit: 'un',
    UnitMultiplier: 1,
    InformationSource: 'Indexer',
    ModalType: null,
    KeyWords: body.KeyWords,
    ReleaseDate: body.ReleaseDate,
    ProductIsVisible: body.IsVisible,
    ShowIfNotAvailable: body.ShowWithoutStock,
    IsProductActive: body.IsActive,
    ProductFinalScore: account.search.total(body),
  }
}

const skuOfProduct = (account: Account, id: number): object[] => {
  const [body, base] = [account.product(id), account.base(id)]
  if (!body || !base) return []
  return [
    {
      IsPersisted: true,
      IsRemoved: false,
      Id: base.skuId,
      ProductId: id,
      IsActive: body.IsActive,
      Name: body.Name,
      Height: 10,
      RealHeight: null,
      Width: 10,
      RealWidth: null,
      Length: 10,
      RealLength: null,
      WeightKg: 100,
      RealWeightKg: null,
      ModalId: 1,
      RefId: body.RefId ?? '',
      CubicWeight: 0.1,
      IsKit: false,
      IsDynamicKit: null,
      InternalNote: null,
      DateUpdated: body.ReleaseDate ?? '2020-01-01T00:00:00',
      RewardValue: 0,
      CommercialConditionId: 1,
      EstimatedDateArrival: null,
      FlagKitItensSellApart: false,
      ManufacturerCode: '',
      ReferenceStockKeepingUnitId: null,
      Position: 0,
      ActivateIfPossible: true,
      MeasurementUnit: 'un',
      UnitMultiplier: 1,
      IsInventoried: null,
      IsTransported: null,
      IsGiftCardRecharge: null,
      ModalType: null,
    },
  ]
}

/** SKUs: one a product. */
export function skuRoutes(app: FastifyInstance, { publicUrl }: ApiParts): void {
  app.get<{ Querystring: { page?: string; pagesize?: string } }>(
    '/api/catalog_system/pvt/sku/stockkeepingunitids',
    async (request, reply) => {
      const [page, size] = [wholeNumber(request.query.page), wholeNumber(request.query.pagesize)]
      if (!page || !size || size > mostSkus) return reply.code(400).send({ Message: 'The request is invalid.' })
      const account = accountOf(request)
      return account
        .ids()
        .slice((page - 1) * size, page * size)
        .map((id) => account.base(id)?.skuId)
    },
  )

  app.get<{ Params: { id: string } }>('/api/catalog_system/pvt/sku/stockkeepingunitbyid/:id', async (request, reply) => {
    const account = accountOf(request)
    const sku = Number(request.params.id)
    const product = account.productOf(sku)
    const context = product === null ? null : skuContext(account, sku, product, publicUrl())
    return context ?? noSku(reply)
  })

  app.get<{ Params: { id: string } }>('/api/catalog_system/pvt/sku/stockkeepingunitByProductId/:id', async (request, reply) => {
    const skus = skuOfProduct(accountOf(request), Number(request.params.id))
    return skus.length > 0 ? skus : reply.code(404).send(bare('Product not found'))
  })

  app.get<{ Params: { id: string } }>('/api/catalog/pvt/stockkeepingunit/:id/file', async (request, reply) => {
    const account = accountOf(request)
    const sku = Number(request.params.id)
    const product = account.productOf(sku)
    const base = product === null ? null : account.base(product)
    if (product === null || !base) return noSku(reply)
    const address = pictureAddress(product, base)
    return [
      {
        Id: product,
        ArchiveId: product,
        SkuId: sku,
        Name: account.product(product)?.Name ?? '',
        IsMain: true,
        Label: null,
        Text: '',
        Url: `${publicUrl()}/${address}`,
        FileLocation: address,
        Position: 0,
      },
    ]
  })

  // A host of its own at VTEX, which has the account in its path.
  app.get<{ Params: { id: string } }>('/pricing/prices/:id', async (request, reply) => {
    const account = accountOf(request)
    const base = account.base(account.productOf(Number(request.params.id)) ?? 0)
    if (!base) return reply.code(404).send({ message: 'Price not found' })
    const price = base.price / 100
    return {
      itemId: request.params.id,
      listPrice: (base.listPrice ?? base.price) / 100,
      costPrice: price,
      markup: 0,
      basePrice: price,
      fixedPrices: [],
    }
  })

  app.get<{ Params: { id: string } }>('/api/logistics/pvt/inventory/skus/:id', async (request) => {
    const account = accountOf(request)
    const stock = account.base(account.productOf(Number(request.params.id)) ?? 0)?.stock ?? 0
    const shelf = { timeToRefill: null, dateOfSupplyUtc: null, leadTime: '00:00:00', hasUnlimitedQuantity: false }
    return {
      skuId: request.params.id,
      balance: [
        { warehouseId: '1_1', warehouseName: 'Main warehouse', totalQuantity: stock + 2, reservedQuantity: 2, ...shelf },
        // Closed: what lies there cannot be sold.
        { warehouseId: '1_2', warehouseName: 'Old warehouse', totalQuantity: 3, reservedQuantity: 0, ...shelf },
      ],
    }
  })

  app.get('/api/logistics/pvt/configuration/warehouses', async () => [
    {
      id: '1_1',
      name: 'Main warehouse',
      warehouseDocks: [{ dockId: '1_1_1', time: '1.00:00:00', cost: 0 }],
      pickupPointIds: [],
      priority: 0,
      isActive: true,
    },
    { id: '1_2', name: 'Old warehouse', warehouseDocks: [], pickupPointIds: [], priority: 1, isActive: false },
  ])
}
