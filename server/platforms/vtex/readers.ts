import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/**
 * What we need of VTEX's answers, and nothing more: unknown fields pass, numbers may come as text, and null may stand where the schema
 * promises a value, because all of that happens.
 */
const Id = Type.Union([Type.Integer(), Type.String({ pattern: '^-?\\d{1,15}$' })])
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const Amount = maybe(Type.Union([Type.Number(), Type.String()]))

const SalesChannel = Type.Object({
  Id: Id,
  IsActive: maybe(Type.Boolean()),
  TimeZone: maybe(Type.String()),
  CurrencyCode: Type.String({ pattern: '^[A-Za-z]{3}$' }),
})

const CategoryNode = Type.Object({ id: Id, name: maybe(Type.String()), children: maybe(Type.Array(Type.Unknown())) })

const Brand = Type.Object({ id: Id, name: maybe(Type.String()) })
const BrandPage = Type.Object({ items: Type.Array(Type.Unknown()), paging: Type.Object({ pages: Type.Integer() }) })

const IdsPage = Type.Object({
  data: maybe(Type.Record(Type.String(), Type.Unknown())),
  range: Type.Object({ total: Type.Union([Type.Integer(), Type.String({ pattern: '^\\d{1,15}$' })]) }),
})

const Product = Type.Object({
  Id: Id,
  Name: maybe(Type.String()),
  CategoryId: Id,
  BrandId: Id,
  RefId: maybe(Type.String()),
  ReleaseDate: maybe(Type.String()),
  IsActive: maybe(Type.Boolean()),
  Score: maybe(Id),
})

/** A category or a brand, where only its part of the score counts. */
const Scored = Type.Object({ Score: maybe(Id) })

const Offer = Type.Object({
  productId: Id,
  productName: maybe(Type.String()),
  productReference: maybe(Type.String()),
  categoryId: Type.Optional(Type.Unknown()),
  brandId: Type.Optional(Type.Unknown()),
  releaseDate: maybe(Type.String()),
  productClusters: maybe(Type.Record(Type.String(), Type.Unknown())),
  items: Type.Array(
    Type.Object({
      ean: maybe(Type.String()),
      images: maybe(Type.Array(Type.Object({ imageUrl: maybe(Type.String()) }))),
      sellers: maybe(
        Type.Array(
          Type.Object({
            commertialOffer: maybe(
              Type.Object({
                Price: Amount,
                ListPrice: Amount,
                AvailableQuantity: maybe(Type.Number()),
                IsAvailable: maybe(Type.Boolean()),
              }),
            ),
          }),
        ),
      ),
    }),
  ),
})

const Found = Type.Object({ productId: Id })
const FoundVariants = Type.Object({ productId: Id, items: Type.Array(Type.Object({ itemId: Id })) })
const Variant = Type.Object({ Id: Id, IsActive: maybe(Type.Boolean()) })

const Warehouse = Type.Object({ id: Type.String(), isActive: maybe(Type.Boolean()) })
const Inventory = Type.Object({ balance: maybe(Type.Array(Type.Unknown())) })
const Balance = Type.Object({
  warehouseId: maybe(Type.String()),
  totalQuantity: maybe(Type.Number()),
  reservedQuantity: maybe(Type.Number()),
  hasUnlimitedQuantity: maybe(Type.Boolean()),
})

const CollectionPage = Type.Object({ paging: Type.Object({ pages: Type.Integer() }), items: Type.Array(Type.Unknown()) })
const when = { dateFrom: maybe(Type.String()), dateTo: maybe(Type.String()) }
const ListedCollection = Type.Object({ id: Id, name: maybe(Type.String()), searchable: maybe(Type.Boolean()), ...when })
const Collection = Type.Object({
  Id: Id,
  Name: maybe(Type.String()),
  Description: maybe(Type.String()),
  Searchable: maybe(Type.Boolean()),
  Highlight: maybe(Type.Boolean()),
  DateFrom: when.dateFrom,
  DateTo: when.dateTo,
})
const PlacesPage = Type.Object({ TotalPage: Type.Integer(), Data: Type.Array(Type.Unknown()) })
const Place = Type.Object({ ProductId: Id, SkuId: maybe(Id), SubCollectionId: maybe(Id), Position: maybe(Id) })
const Imported = Type.Object({ TotalErrorsProcessed: maybe(Id), Errors: maybe(Type.Array(Type.Unknown())) })

const SalesPage = Type.Object({ list: Type.Array(Type.Unknown()), paging: Type.Object({ total: Type.Integer() }) })
const SaleHead = Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 100 }), creationDate: Type.String() })
const Total = maybe(Type.Object({ total: maybe(Type.Number()) }))
const SaleLine = Type.Object({
  productId: Id,
  quantity: Type.Number(),
  sellingPrice: maybe(Type.Number()),
  isGift: maybe(Type.Boolean()),
  priceDefinition: Total,
  priceDefinitions: Total,
})
/** What counts of a sale; who bought, where to and how they paid is never looked at. */
const Sale = Type.Object({
  orderId: SaleHead.properties.orderId,
  status: maybe(Type.String()),
  creationDate: Type.String(),
  authorizedDate: maybe(Type.String()),
  lastChange: maybe(Type.String()),
  storePreferencesData: maybe(Type.Object({ currencyCode: maybe(Type.String()) })),
  items: maybe(Type.Array(Type.Unknown())),
})
const FeedConfig = Type.Object({ filter: Type.Object({ type: maybe(Type.String()), status: maybe(Type.Array(Type.Unknown())) }) })
const FeedEvent = Type.Object({ handle: Type.String({ minLength: 1 }), orderId: maybe(Type.String()) })

export type ProductAnswer = Static<typeof Product>
export type OfferAnswer = Static<typeof Offer>
export type PlaceAnswer = Static<typeof Place>
export type SaleAnswer = Static<typeof Sale>

/** Gives the value where it can be made sense of, else null. */
const reader = <T extends TSchema>(schema: T) => {
  const compiled = Compile(schema)
  return (value: unknown): Static<T> | null => (compiled.Check(value) ? value : null)
}

export const read = {
  salesChannel: reader(SalesChannel),
  categoryNode: reader(CategoryNode),
  brand: reader(Brand),
  brandPage: reader(BrandPage),
  idsPage: reader(IdsPage),
  product: reader(Product),
  scored: reader(Scored),
  offer: reader(Offer),
  found: reader(Found),
  foundVariants: reader(FoundVariants),
  variant: reader(Variant),
  warehouse: reader(Warehouse),
  inventory: reader(Inventory),
  balance: reader(Balance),
  collectionPage: reader(CollectionPage),
  listedCollection: reader(ListedCollection),
  collection: reader(Collection),
  placesPage: reader(PlacesPage),
  place: reader(Place),
  imported: reader(Imported),
  salesPage: reader(SalesPage),
  saleHead: reader(SaleHead),
  sale: reader(Sale),
  saleLine: reader(SaleLine),
  feedConfig: reader(FeedConfig),
  feedEvent: reader(FeedEvent),
}

/** The list that an answer should be; null where it is none. */
export const readList = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null)
