import { type Endpoint, hasBody } from '../../contract/index.ts'

/** The publication that requests are about. */
export const publication = '00000000-0000-4000-8000-000000000000'

/** Calls whose products are optional by schema, since something else can stand for them. */
const withProducts = new Set(['sendProposal', 'saveSortTable', 'reviewPublication', 'indexCategory', 'indexCollection'])

function idOf(path: string): string | number {
  if (/^.api.v1.(publications|proposals|synchronisations)./.test(path)) return publication
  return path.startsWith('/api/v1/people/') ? 'nothing-of-this-id' : 11
}

/** A well-formed request of each call, as a person, for a store. */
export function requestFor(endpoint: Endpoint, person: string, store: string) {
  const values: Record<string, unknown> = {
    email: person,
    username: person,
    store,
    categoryId: 11,
    collectionId: 7,
    idCollection: 7,
    account: 'shop',
    key: 'vtexappkey-shop-ABCDEF',
    token: 'a-token',
    displayName: 'Shop',
    paused: false,
    confirmation: 'another name',
    nightly: true,
    person: publication,
    run: publication,
    mail: publication,
    active: false,
    operator: false,
    action: 'cancel',
    categories: '11,12',
    kind: 'category',
    id: idOf(endpoint.path),
    indexId: publication,
    initDate: null,
    how: 'adopt',
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
    clientDataJSON: 'AAAA',
    attestationObject: 'AAAA',
    transports: [],
  }
  const fill = (schema: unknown) =>
    Object.fromEntries(((schema as { required?: string[] }).required ?? []).map((name) => [name, values[name]]))
  const fillBody = () =>
    (endpoint.body as { type?: string }).type === 'array'
      ? []
      : { ...fill(endpoint.body), ...(withProducts.has(endpoint.id) ? { products: values.products } : {}) }
  return { params: fill(endpoint.params), query: fill(endpoint.query), body: hasBody(endpoint) ? fillBody() : undefined }
}
