import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compactType, contract, type Endpoint, problemCodes, problemStatus } from '../../contract/index.ts'
import { partOfPlatform } from '../testing/fake-shop.ts'
import { type Gate, startGate } from '../testing/gate.ts'
import { headersOf } from '../testing/request.ts'
import { requestFor } from './requests.fixtures.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { fillSmallCatalogue } from '../testing/small-catalogue.ts'

const ana = 'ana@shop.example'
const operator = 'operator@samara.example'
const ben = 'ben@other.example'
const endpoints: Endpoint[] = Object.values(contract)
const guarded = endpoints.filter((endpoint) => !endpoint.access.anonymous)

let samara: TestSamara
beforeAll(async () => {
  // A review looks at how fast the platform may be asked; rights are tried; nothing else of it is looked at.
  samara = await startTestSamara({
    connectPlatform: () =>
      partOfPlatform({
        callsPerSecond: 10,
        rights: () => Promise.resolve([]),
        checkCredential: () => Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Madrid' }),
      }),
  })
  await fillSmallCatalogue(samara.connection, await samara.addStore(ana, 'ana-shop'))
  await samara.addStore(ben, 'ben-shop')
  await samara.connection.pool.query(
    "insert into collections (store_id, id, name, searchable) select id, 7, 'Tea time', true from stores where name = 'ana-shop'",
  )
  await samara.connection.pool.query(
    'insert into collection_products (store_id, collection_id, product_id, position) select store_id, 7, id, id from products where id < 200',
  )
})
afterAll(() => samara.close())

const file = Buffer.from('id\n101\n')

const ask = (endpoint: Endpoint, person: string, store: string, as: string | null, headers: Record<string, string | null> = {}) =>
  samara.call(endpoint, requestFor(endpoint, person, store), as, {
    key: `key-${endpoint.id}-${as ?? 'nobody'}`,
    headers,
    ...(endpoint.upload > 0 ? { file } : {}),
  })

/** Nothing of the kind is there. */
const usualStatus: Record<string, number> = {
  // The address is that of an invitation, which no member has; it was withdrawn before.
  removePartner: 404,
  makeOwner: 404,
  acceptInvitation: 404,
  leaveStore: 409,
  // There is no simulator, and the name that confirms it is another.
  addDemoStore: 409,
  disconnectStore: 422,
  // The name is that of the collection itself, and no file was uploaded.
  duplicateSamaraCollection: 409,
  addProductsFromFile: 404,
  changeCategoryAutomation: 404,
  changeCollectionAutomation: 404,
  removeCategoryAutomation: 404,
  removeCollectionAutomation: 404,
  triggerCategoryAutomation: 404,
  triggerCollectionAutomation: 404,
  listAutomationRuns: 404,
  cancelAutomationRun: 404,
  readBacktest: 404,
  cancelBacktest: 404,
  readPublication: 404,
  setIndexDate: 404,
  cancelPublication: 404,
  retryPublication: 404,
  verifyPublication: 404,
  publicationCalls: 404,
  resolveDrift: 404,
  readProposal: 404,
  approveProposal: 404,
  sendBackProposal: 404,
  withdrawProposal: 404,
  orderingEffect: 404,
  cancelSynchronisation: 404,
  resumeSynchronisation: 404,
  synchronisationChanges: 404,
  // Another provider signs people in.
  signOutEverywhere: 409,
  withdrawEmail: 409,
  endSession: 409,
  proveIdentity: 409,
  readFactors: 409,
  beginAuthenticator: 409,
  confirmAuthenticator: 409,
  removeAuthenticator: 409,
  renewRecoveryCodes: 409,
  beginPasskey: 409,
  addPasskey: 409,
  renamePasskey: 409,
  removePasskey: 409,
  revokeApiToken: 404,
  changeWebhook: 404,
  removeWebhook: 404,
  renewWebhookSecret: 404,
  testWebhook: 404,
  listWebhookDeliveries: 404,
  confirmPayment: 404,
  payOpenInvoice: 404,
  readInvoiceFile: 404,
  removeCard: 404,
  setDefaultCard: 404,
  givePlan: 404,
  refundPayment: 404,
  deletePerson: 422,
  switchPerson: 404,
  setOperator: 409,
  takeSecondFactor: 409,
  controlRun: 404,
  readMail: 404,
  sendMailAgain: 404,
  // The ordering was saved before, and is in another version than what is asked for.
  publishList: 409,
  // It is about Samara collections alone.
  unpublishList: 404,
  // The one of the whole catalogue, asked for before, is under way.
  synchroniseCollections: 409,
  synchroniseCollectionById: 409,
  synchroniseCollectionProducts: 409,
}

test('the server serves exactly the calls of the contract, the sign-in of the provider on board aside', () => {
  const served = samara.app
    .registered()
    .map((endpoint) => endpoint.id)
    .sort()
  expect(served).toEqual(
    endpoints
      .filter(({ access, service }) => !access.anonymous || service !== 'sign-in')
      .map((endpoint) => endpoint.id)
      .sort(),
  )
})

test('every call has an id of its own, stands under its own name, and names only known problems', () => {
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    expect(endpoint.id).toBe(name)
    for (const code of endpoint.problems) expect(problemCodes).toContain(code)
  }
})

test('every call that names a person or a store is guarded by it', () => {
  for (const endpoint of guarded) {
    const names = {
      ...endpoint.params.properties,
      ...endpoint.query.properties,
      ...((endpoint.body as { properties?: object }).properties ?? {}),
    }
    // The installation is not the owner’s: these are guarded by the role.
    if (endpoint.access.operator) continue
    if ('store' in names) expect(endpoint.access.store, endpoint.id).toMatch(/\.store$/)
    if ('email' in names) expect(endpoint.access.person, endpoint.id).toBeDefined()
    expect(endpoint.access.person ?? endpoint.access.store, endpoint.id).toBeDefined()
  }
})

describe.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const mayCall = endpoint.access.operator ? operator : ana
  test('the owner is answered; of the calls of the installation, the operator', async () => {
    const answer = await ask(endpoint, ana, 'ana-shop', mayCall)
    expect(answer.status, JSON.stringify(answer.problem)).toBe(usualStatus[endpoint.id] ?? 200)
  })

  if (endpoint.compact)
    test('its compact form keeps the contract, too', async () => {
      const answer = await ask(endpoint, ana, 'ana-shop', ana, { accept: compactType })
      expect([answer.status, answer.raw.headers['content-type']], JSON.stringify(answer.problem)).toEqual([
        200,
        `${compactType}; charset=utf-8`,
      ])
    })

  test('without an access token it is 401', async () => {
    expect(await ask(endpoint, ana, 'ana-shop', null)).toMatchObject({
      status: 401,
      problem: { code: 'session/missing-token', isSuccess: false },
    })
  })

  test('with an access token that is not valid it is 401', async () => {
    const answer = await ask(endpoint, ana, 'ana-shop', null, { 'x-access-token': 'forged' })
    expect(answer).toMatchObject({ status: 401, problem: { code: 'session/invalid-token' } })
  })

  test('without the application it is 401', async () => {
    const answer = await ask(endpoint, ana, 'ana-shop', ana, { authorization: null })
    expect(answer).toMatchObject({ status: 401, problem: { code: 'session/unknown-application' } })
  })

  test("another person's e-mail or store is 403, and it is written down", async () => {
    const refusals = async () => (await samara.connection.pool.query("select 1 from audit_log where kind = 'access-refused'")).rowCount ?? 0
    const before = await refusals()
    const answer = await ask(endpoint, ana, 'ana-shop', ben)
    expect(answer.status).toBe(403)
    expect(answer.problem.code).toMatch(/^access\//)
    expect(await refusals()).toBe(before + 1)
  })
})

test.each(guarded.filter((endpoint) => endpoint.access.store).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s: a store that does not exist looks the same as a store of somebody else',
  async (_, endpoint) => {
    const [theirs, nobodys] = [await ask(endpoint, ben, 'ana-shop', ben), await ask(endpoint, ben, 'no-such-shop', ben)]
    expect(nobodys.problem).toEqual(theirs.problem)
    expect(nobodys.status).toBe(403)
  },
)

test('a body that breaks the schema is refused with every place that is wrong', async () => {
  const answer = await samara.call(
    contract.saveSortTable,
    { query: { username: ana }, body: { store: 'ana-shop', list: { kind: 'category', id: 'x' }, version: -1, surprise: true } as never },
    ana,
  )
  expect(answer.status).toBe(400)
  expect(answer.problem).toMatchObject({ code: 'request/invalid', isSuccess: false })
  expect(answer.raw.headers['content-type']).toContain('application/problem+json')
  const places = answer.problem.errors.map((error) => error.path)
  expect(places).toEqual(expect.arrayContaining(['body.list.id', 'body.version']))
})

test('broken JSON, an unknown path, a missing key and a huge body are problems too, never an inside', async () => {
  const { http } = samara.app
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const broken = await http.inject({
    method: 'POST',
    url: `${contract.saveSortTable.path}?username=${ana}`,
    headers: { ...headersOf({ token: `person ${ana}` }), ...headers },
    payload: '{"store":',
  })
  expect([broken.statusCode, broken.json<{ code: string }>().code]).toEqual([400, 'request/malformed'])
  const unknown = await http.inject({ method: 'GET', url: '/api/v1/nothing', headers })
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'request/unknown-path'])
  const keyless = await samara.call(contract.indexCategory, requestFor(contract.indexCategory, ana, 'ana-shop') as never, ana)
  expect(keyless.problem.errors[0]!.path).toBe('headers.idempotency-key')
  const odd = await http.inject({
    method: 'POST',
    url: `${contract.productsByCategory.path}?store=ana-shop&categoryId=0x10&username=${ana}`,
    headers: { ...headersOf({ token: `person ${ana}` }) },
  })
  expect([odd.statusCode, odd.json<{ errors: { path: string }[] }>().errors[0]!.path]).toEqual([400, 'query.categoryId'])
  const nul = await samara.call(
    contract.saveSortTable,
    {
      query: { username: ana },
      body: { store: 'ana-shop', list: { kind: 'category', id: 11 }, version: 0, name: 'a\u0000b', products: [1] },
    },
    ana,
  )
  expect([nul.status, nul.problem.errors[0]!.path]).toEqual([400, 'body.name'])
  const dashes = await samara.call(contract.readPublication, { params: { id: '-'.repeat(36) }, query: { store: 'ana-shop' } }, ana)
  expect(dashes.status).toBe(400)
  const huge = await http.inject({
    method: 'POST',
    url: `${contract.saveSortTable.path}?username=${ana}`,
    headers: { ...headersOf({ token: `person ${ana}` }), 'content-type': 'application/json' },
    payload: `["${'x'.repeat(2_000_000)}"]`,
  })
  expect([huge.statusCode, huge.json<{ code: string }>().code]).toEqual([413, 'request/too-large'])
})

test('while the database is away, calls say so and say when to try again; afterwards they are answered', async () => {
  let gate: Gate | undefined
  const lost = await startTestSamara({
    async through(databaseUrl) {
      const url = new URL(databaseUrl)
      gate = await startGate(Number(url.port))
      url.port = String(gate.port)
      url.searchParams.delete('host')
      return url.href
    },
  })
  await lost.addStore(ana, 'lost-shop')
  const list = () => lost.call(contract.listStores, { params: { email: ana } }, ana)
  await gate!.shut()
  expect(await list()).toMatchObject({ status: 503, problem: { code: 'server/unavailable', retryAfter: 5 } })
  expect((await lost.app.http.inject({ url: '/readyz' })).statusCode).toBe(503)
  await gate!.open()
  expect((await list()).status).toBe(200)
  await lost.close()
  await gate!.close()
})

test('the OpenAPI document is 3.1 and holds every call with its parameters, its success and its failures', async () => {
  const { http } = samara.app
  const document = (await http.inject({ url: '/openapi.json' })).json<{
    openapi: string
    paths: Record<
      string,
      Record<string, { operationId: string; parameters?: { name: string }[]; requestBody?: object; responses: Record<string, object> }>
    >
  }>()
  expect(document.openapi).toBe('3.1.0')
  for (const endpoint of guarded) {
    const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId, endpoint.path).toBe(endpoint.id)
    const names = operation!.parameters?.map((parameter) => parameter.name) ?? []
    expect(names).toEqual(expect.arrayContaining([...Object.keys(endpoint.params.properties), ...Object.keys(endpoint.query.properties)]))
    expect(operation!.responses).toHaveProperty('200')
    for (const code of endpoint.problems) expect(operation!.responses).toHaveProperty(String(problemStatus[code]))
    const forms = Object.keys((operation!.responses['200'] as { content?: object }).content ?? {})
    expect(forms).toEqual(endpoint.compact ? ['application/json', compactType] : ['application/json'])
    if (endpoint.upload > 0) expect(operation!.requestBody).toHaveProperty(['content', 'application/octet-stream'])
  }
  expect((await http.inject({ url: '/docs/' })).statusCode).toBe(200)
})

test('nothing that was logged holds a token, a secret or an e-mail', () => {
  const log = samara.log.join('\n')
  expect(log).toContain('listStores')
  for (const canary of ['person ana', 'test-secret', 'secret-ana-shop', ana]) expect(log).not.toContain(canary)
})
