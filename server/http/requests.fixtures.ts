import { type AssistantPlan, type AutomationConfiguration, type Endpoint, hasBody, noRules } from '../../contract/index.ts'

/** The publication that requests are about. */
export const publication = '00000000-0000-4000-8000-000000000000'

/** Calls whose products are optional by schema, since something else can stand for them. */
const withProducts = new Set(['sendProposal', 'saveSortTable', 'reviewPublication', 'indexCategory', 'indexCollection'])

/** An automation that is for no list: whoever may make one may make this. */
const automationOfNoList: AutomationConfiguration = {
  targets: { by: 'name', contains: 'no list is called so' },
  order: { preset: 'best-sellers' },
  rules: null,
  cadence: { every: 'day', at: '04:00' },
  startsOn: null,
  endsOn: null,
  paused: false,
  guards: { firstScreen: 50, places: null, gain: null, approval: false, quiet: null },
  priority: 50,
}

/** Where everybody begins in the assistant. */
const beginningPlan: AssistantPlan = {
  step: 'goal',
  goal: 'sell-more',
  group: 'category',
  lists: [],
  rules: noRules,
  exploring: null,
  end: 'now',
  approval: false,
  at: null,
}

function idOf(path: string): string | number {
  if (/samara/i.test(path)) return 1
  if (/^.api.v1.(publications|proposals|synchronisations|automation-runs|backtests|webhooks|people.:email.api-tokens)./.test(path))
    return publication
  return path.startsWith('/api/v1/people/') ? 'nothing-of-this-id' : 11
}

/** A well-formed request of each call, as a person, for a store. */
export function requestFor(endpoint: Endpoint, person: string, store: string) {
  const values: Record<string, unknown> = {
    email: person,
    username: person,
    store,
    categoryId: 11,
    collectionId: endpoint.service === 'collections' ? 1 : 7,
    idCollection: 7,
    account: 'shop',
    key: endpoint.service === 'collections' ? 'a'.repeat(32) : 'vtexappkey-shop-ABCDEF',
    token: endpoint.service === 'payments' ? 'sbx_success_122030_a1b2c3d4' : 'a-token',
    displayName: 'Shop',
    paused: false,
    confirmation: 'another name',
    nightly: true,
    person: publication,
    run: publication,
    publication,
    to: '2026-03-09',
    mail: publication,
    active: false,
    operator: endpoint.service === 'collections' ? 'any' : false,
    action: 'cancel',
    categories: '11,12',
    kind: 'category',
    id: idOf(endpoint.path),
    indexId: publication,
    initDate: null,
    how: 'adopt',
    onPlatform: 'hide',
    list: { kind: 'category', id: 11 },
    product: 101,
    // saveSortTable comes first in the contract and makes version 1.
    version: ['indexCategory', 'readOrderingVersion', 'sendProposal'].includes(endpoint.id) ? 1 : 0,
    products: [101, 102, 103, 104, 105],
    logUserCriterias: [],
    criteria: [],
    rules: null,
    apply: false,
    ids: null,
    draft: null,
    score: 900,
    until: null,
    reason: 'Because',
    word: 'Sold out ones last',
    seen: '0-0000000000000000',
    name: endpoint.access.operator ? store : 'Somebody',
    language: 'es',
    invite: 'invited@shop.example',
    emailPartner: 'invited@shop.example',
    onlyCategories: null,
    onlyBrands: null,
    approval: false,
    // Nobody who tries every call is deleted.
    confirm: 'somebody@else.example',
    password: 'a password',
    code: endpoint.path.startsWith('/api/v1/partner-invitations/') ? 'c'.repeat(32) : '123456',
    collection: 'Somebody',
    group: endpoint.id === 'beginBacktest' ? 'category' : 'Somebody',
    exclude: false,
    column: 'brand',
    not: false,
    values: [1],
    filters: [],
    groups: [],
    from: endpoint.access.permission === 'reports.read' ? '2026-03-01' : 1,
    place: 1,
    pinned: [],
    filterId: 1,
    automation: 11,
    configuration: automationOfNoList,
    order: { preset: 'best-sellers' },
    exploring: null,
    plan: endpoint.service === 'payments' ? 'scale' : beginningPlan,
    clientDataJSON: 'AAAA',
    attestationObject: 'AAAA',
    transports: [],
    permissions: ['lists.read'],
    stores: [store],
    days: 30,
    months: 36,
    url: 'https://hooks.example/samara',
    events: ['drift.found'],
    muted: ['drift'],
    mailing: 'daily',
    period: 'month',
    coupon: null,
    trial: endpoint.id === 'subscribe',
    expected: 0,
    keep: null,
    returnPath: '/plans',
    card: endpoint.id.endsWith('Card') ? publication : null,
    isDefault: true,
    data: { reason: '', keep: null },
    payment: publication,
    invoice: publication,
    amount: 100,
    percent: 10,
    invoices: 1,
    plans: null,
    most: null,
    lastDay: null,
    country: 'ES',
    address: '',
    taxId: '',
    invoiceEmail: '',
  }
  const fill = (schema: unknown) =>
    Object.fromEntries(((schema as { required?: string[] }).required ?? []).map((name) => [name, values[name]]))
  const fillBody = () =>
    (endpoint.body as { type?: string }).type === 'array'
      ? []
      : { ...fill(endpoint.body), ...(withProducts.has(endpoint.id) ? { products: values.products } : {}) }
  return { params: fill(endpoint.params), query: fill(endpoint.query), body: hasBody(endpoint) ? fillBody() : undefined }
}
