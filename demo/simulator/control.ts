import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { Fault } from './faults.ts'
import type { Simulator } from './simulator.ts'

const Id = Type.Integer({ minimum: 1 })
const Price = Type.Integer({ minimum: 0 })
const closed = { additionalProperties: false }
const Delay = Type.Object({ milliseconds: Type.Number({ minimum: 0 }) }, closed)
const Share = Type.Object({ kind: Type.Union([Type.Literal('category'), Type.Literal('brand')]), id: Id, score: Type.Integer() }, closed)
const offer = {
  price: Type.Optional(Price),
  listPrice: Type.Optional(Type.Union([Price, Type.Null()])),
  stock: Type.Optional(Type.Integer({ minimum: 0 })),
}
const Change = Type.Object(
  {
    ...offer,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 150 })),
    score: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    category: Type.Optional(Id),
    active: Type.Optional(Type.Boolean()),
    visible: Type.Optional(Type.Boolean()),
    gone: Type.Optional(Type.Boolean()),
  },
  closed,
)
const New = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    category: Id,
    brand: Id,
    price: Price,
    stock: Type.Integer({ minimum: 0 }),
    listPrice: offer.listPrice,
    score: Type.Optional(Type.Integer()),
    id: Type.Optional(Id),
  },
  closed,
)
const Status = Type.Enum(['payment-pending', 'payment-approved', 'handling', 'invoiced', 'canceled'])
const Sale = Type.Object(
  {
    lines: Type.Array(Type.Object({ product: Id, units: Type.Integer({ minimum: 1 }), revenue: Price }, closed), { minItems: 1 }),
    status: Type.Optional(Status),
    at: Type.Optional(Type.String()),
  },
  closed,
)
const Key = Type.Object({ key: Type.String({ minLength: 1 }), secret: Type.String({ minLength: 1 }) }, closed)
const Progress = Type.Object({ status: Status }, closed)

type Request = FastifyRequest<{ Params: { account: string; id: string } }>

/** What the README of this folder lists: the simulator's own addresses, for people and journeys. Whoever reaches the port may call them. */
export function controlRoutes(app: FastifyInstance, simulator: Omit<Simulator, 'url' | 'port' | 'close'>): void {
  const root = '/__simulator'
  const post = <S extends TSchema>(path: string, schema: S, work: (body: Static<S>, request: Request) => Promise<unknown>) => {
    const compiled = Compile(schema)
    app.post(`${root}${path}`, async (request, reply: FastifyReply) => {
      if (!compiled.Check(request.body)) return reply.code(400).send({ message: 'That is not what this address takes.' })
      try {
        return (await work(request.body, request as Request)) ?? reply.code(204).send()
      } catch (error) {
        if (error instanceof RangeError) return reply.code(404).send({ message: error.message })
        throw error
      }
    })
  }

  post('/faults', Type.Union([Fault, Type.Null()]), async (fault) => {
    if (fault === null) simulator.faults.clear()
    else simulator.faults.begin(fault)
  })
  app.get(`${root}/faults`, async () => Object.fromEntries(simulator.faults.counted()))
  post('/index-delay', Delay, async ({ milliseconds }) => simulator.setIndexDelay(milliseconds))
  app.get(`${root}/accounts`, async () => simulator.accounts())
  app.get<{ Params: { account: string } }>(`${root}/accounts/:account/writes`, async ({ params }) =>
    Object.fromEntries(await simulator.writes(params.account)),
  )
  post('/accounts/:account', Key, (credential, { params }) => simulator.openAccount({ account: params.account, ...credential }))
  post('/accounts/:account/shares', Share, ({ kind, id, score }, { params }) => simulator.setShare(params.account, kind, id, score))
  post('/accounts/:account/products', New, async ({ listPrice, ...product }, { params }) => ({
    id: await simulator.addProduct(params.account, { ...product, listPrice: listPrice ?? null }),
  }))
  post(
    '/accounts/:account/products/:id',
    Change,
    async ({ price, listPrice, stock, name, score, category, active, visible, gone }, { params }) => {
      const [account, id] = [params.account, Number(params.id)]
      if (gone === false) await simulator.bringBack(account, id)
      const own = { ...given('Name', name), ...given('Score', score), ...given('IsActive', active), ...given('IsVisible', visible) }
      if (Object.keys(own).length > 0) await simulator.edit(account, id, own)
      if (category !== undefined) await simulator.move(account, id, category)
      const offered = { ...given('price', price), ...given('listPrice', listPrice), ...given('stock', stock) }
      if (Object.keys(offered).length > 0) await simulator.offer(account, id, offered)
      if (gone === true) await simulator.drop(account, id)
    },
  )
  post('/accounts/:account/orders', Sale, async ({ lines, status, at }, { params }) =>
    simulator.sell(params.account, lines, { ...given('status', status), ...given('at', at === undefined ? undefined : new Date(at)) }),
  )
  post('/accounts/:account/orders/:id', Progress, async ({ status }, { params }) =>
    simulator.changeOrder(params.account, params.id, { status }),
  )
}

const given = <N extends string, V>(name: N, value: V | undefined): { [K in N]?: V } =>
  value === undefined ? {} : ({ [name]: value } as { [K in N]: V })
