import type { Account } from '../account.ts'
import { pathOf } from '../catalogue.ts'
import { itemsOf, type Order, type OrderStatus, shippingOf } from './order.ts'

export const statusWords: Record<OrderStatus, string> = {
  'payment-pending': 'Payment pending',
  'payment-approved': 'Payment approved',
  handling: 'Handling shipping',
  invoiced: 'Invoiced',
  canceled: 'Canceled',
}

/** VTEX's way with instants: seven digits, and an offset. */
export const stamped = (at: Date): string => at.toISOString().replace('Z', '0000+00:00')
const stampedOrNull = (at: Date | null): string | null => (at ? stamped(at) : null)

const people = ['Ada Byron', 'Grace Hall', 'Alan Reed', 'Mary Stone', 'Emmy North', 'Hedy Lane', 'Carl Field', 'Rosa Park']

/** Who bought: made up, and there so that whoever reads an order can be seen to leave it out. */
export function buyerOf(order: Pick<Order, 'id'>): { first: string; last: string; email: string } {
  const [first = '', last = ''] = (people[Number(/\d+/.exec(order.id)?.[0] ?? 0) % people.length] ?? '').split(' ')
  return { first, last, email: `${first}.${last}.${order.id}@buyers.example`.toLowerCase() }
}

const salesChannelData = {
  countryCode: 'GBR',
  currencyFormatInfo: {
    CurrencyDecimalDigits: 2,
    CurrencyDecimalSeparator: '.',
    CurrencyGroupSeparator: ',',
    CurrencyGroupSize: 3,
    StartsWithCurrencySymbol: true,
  },
  currencyLocale: 2057,
  currencySymbol: '£',
  timeZone: 'GMT Standard Time',
}

function itemOf(account: Account, { product, units, revenue }: Order['lines'][number], index: number): object {
  const [body, base] = [account.product(product), account.base(product)]
  const piece = Math.round(revenue / units)
  const category = body?.CategoryId ?? 0
  const path = pathOf(account.catalogue, category)
  return {
    uniqueId: `${product}-${index}`,
    id: String(base?.skuId ?? product),
    productId: String(product),
    ean: null,
    lockId: '',
    itemAttachment: { content: {}, name: null },
    attachments: [],
    quantity: units,
    seller: '1',
    name: body?.Name ?? `Product ${product}`,
    refId: body?.RefId ?? '',
    price: piece,
    listPrice: Math.max(piece, base?.listPrice ?? 0),
    manualPrice: null,
    priceTags: [],
    imageUrl: '',
    detailUrl: `/${body?.LinkId ?? product}/p`,
    components: [],
    bundleItems: [],
    params: [],
    offerings: [],
    sellerSku: String(base?.skuId ?? product),
    priceValidUntil: null,
    commission: 0,
    tax: 0,
    preSaleDate: null,
    additionalInfo: {
      brandName: account.catalogue.brands.get(body?.BrandId ?? 0)?.name ?? '',
      brandId: String(body?.BrandId ?? 0),
      categoriesIds: `/${path.join('/')}/`,
      categories: path.map((id) => ({ id, name: account.catalogue.categories.get(id)?.name ?? '' })),
      productClusterId: '',
      commercialConditionId: '1',
      dimension: { cubicweight: 0, height: 10, length: 10, weight: 100, width: 10 },
      offeringInfo: null,
      offeringType: null,
      offeringTypeId: null,
    },
    measurementUnit: 'un',
    unitMultiplier: 1,
    sellingPrice: piece,
    isGift: false,
    shippingPrice: null,
    rewardValue: 0,
    freightCommission: 0,
    // The schema says priceDefinitions; what is answered is this.
    priceDefinition: { sellingPrices: [{ value: piece, quantity: units }], calculatedSellingPrice: piece, total: revenue },
    taxCode: null,
    parentItemIndex: null,
    parentAssemblyBinding: null,
    callCenterOperator: null,
    serialNumbers: null,
    assemblies: [],
    costPrice: piece,
  }
}

/** The order as VTEX tells it, buyer and all. */
export function orderDocument(account: Account, order: Order): object {
  const items = itemsOf(order.lines)
  const shipping = shippingOf(items)
  const { first, last, email } = buyerOf(order)
  const address = {
    addressType: 'residential',
    receiverName: `${first} ${last}`,
    addressId: `address-${order.id}`,
    versionId: null,
    entityId: null,
    postalCode: 'N1 9GU',
    city: 'London',
    state: 'London',
    country: 'GBR',
    street: 'Pentonville Road',
    number: '90',
    neighborhood: 'Islington',
    complement: 'Flat 3',
    reference: null,
    geoCoordinates: [-0.1117, 51.5316],
  }
  return {
    orderId: order.id,
    sequence: /\d+/.exec(order.id)?.[0] ?? '0',
    marketplaceOrderId: '',
    marketplaceServicesEndpoint: '',
    sellerOrderId: `00-${order.id}`,
    origin: 'Marketplace',
    affiliateId: '',
    salesChannel: '1',
    merchantName: null,
    status: order.status,
    workflowIsInError: false,
    statusDescription: statusWords[order.status],
    value: items + shipping,
    creationDate: stamped(order.madeAt),
    lastChange: stamped(order.changedAt),
    orderGroup: order.id.replace(/-01$/, ''),
    followUpEmail: email,
    lastMessage: null,
    hostname: account.name,
    isCompleted: true,
    roundingError: 0,
    orderFormId: `form-${order.id}`,
    allowCancellation: order.status !== 'invoiced' && order.status !== 'canceled',
    allowEdition: false,
    isCheckedIn: false,
    authorizedDate: stampedOrNull(order.authorizedAt),
    invoicedDate: stampedOrNull(order.invoicedAt),
    cancelReason: order.cancelledAt ? 'Given up' : null,
    checkedInPickupPointId: null,
    totals: [
      { id: 'Items', name: 'Items Total', value: items },
      { id: 'Discounts', name: 'Discounts Total', value: 0 },
      { id: 'Shipping', name: 'Shipping Total', value: shipping },
      { id: 'Tax', name: 'Tax Total', value: 0 },
    ],
    sellers: [{ id: '1', name: account.name, logo: null, fulfillmentEndpoint: '' }],
    clientPreferencesData: { locale: 'en-GB', optinNewsLetter: false },
    cancellationData: order.cancelledAt
      ? {
          RequestedByUser: true,
          RequestedBySystem: false,
          RequestedBySellerNotification: false,
          RequestedByPaymentNotification: false,
          Reason: 'Given up',
          CancellationDate: stamped(order.cancelledAt),
        }
      : null,
    taxData: null,
    subscriptionData: null,
    marketplace: null,
    storePreferencesData: { ...salesChannelData, currencyCode: order.currency },
    customData: null,
    commercialConditionData: null,
    openTextField: null,
    invoiceData: null,
    changesAttachment: null,
    callCenterOperatorData: null,
    packageAttachment: { packages: [] },
    paymentData: {
      giftCards: [],
      transactions: [
        {
          isActive: true,
          transactionId: `transaction-${order.id}`,
          merchantName: account.name,
          payments: [
            {
              id: `payment-${order.id}`,
              paymentSystem: '2',
              paymentSystemName: 'Visa',
              value: items + shipping,
              installments: 1,
              referenceValue: items + shipping,
              cardHolder: `${first} ${last}`,
              firstDigits: '444433',
              lastDigits: '1111',
              group: 'creditCard',
              tid: '1',
              billingAddress: null,
            },
          ],
        },
      ],
    },
    shippingData: {
      id: 'shippingData',
      address,
      logisticsInfo: [],
      trackingHints: [],
      selectedAddresses: [{ ...address, complement: 'Flat 3' }],
    },
    ratesAndBenefitsData: { id: 'ratesAndBenefitsData', rateAndBenefitsIdentifiers: [] },
    marketingData: null,
    giftRegistryData: null,
    clientProfileData: {
      id: 'clientProfileData',
      email,
      firstName: first,
      lastName: last,
      documentType: 'other',
      document: '12345678900',
      phone: '+442079460123',
      corporateName: null,
      tradeName: null,
      corporateDocument: null,
      stateInscription: null,
      corporatePhone: null,
      isCorporate: false,
      userProfileId: `profile-${order.id}`,
      userProfileVersion: null,
      customerClass: null,
      customerCode: null,
    },
    items: order.lines.map((line, index) => itemOf(account, line, index)),
    marketplaceItems: [],
  }
}
