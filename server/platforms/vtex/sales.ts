import pMap from 'p-map'
import { PlatformFault, type SalesPart } from '../platform.ts'
import { askTwice } from './ask-twice.ts'
import type { Http } from './http.ts'
import { read } from './readers.ts'
import { instantOf, readSale, type SaleContext } from './sale.ts'

const perPage = 100
const mostPages = 30
const mostListed = perPage * mostPages
/** A span as short as this is not cut any more, in milliseconds. */
const shortest = 1000
const together = 8
/** Of so many orders none of which makes sense it is not the orders. */
const several = 5

interface SaleHead {
  id: string
  at: number
}

interface SalesPage {
  total: number
  heads: SaleHead[]
}

/**
 * Sales of a span, oldest first. VTEX lists 3,000 of a span and no more, so a fuller one is halved, at the millisecond, until it holds
 * no more; then it goes on with spans twice as long. A span of a second is not halved: what it has beyond 3,000 is `missing`.
 */
export async function* readSales(http: Http, from: Date, to: Date, context: SaleContext): AsyncGenerator<SalesPart> {
  const last = to.getTime()
  let start = from.getTime()
  let width = last - start
  while (start < last) {
    const end = Math.min(start + width, last)
    const first = await readPage(http, start, end, 1, context)
    if (first.total > mostListed && end - start > shortest) {
      width = Math.ceil((end - start) / 2)
      continue
    }
    yield* readSpan(http, start, end, first, context)
    start = end
    width = Math.max(width * 2, shortest)
  }
}

async function* readSpan(http: Http, start: number, end: number, first: SalesPage, context: SaleContext): AsyncGenerator<SalesPart> {
  const seen = new Set<string>()
  let until = start
  let before = ''
  for (let number = 1; ; number += 1) {
    const page = number === 1 ? first : await readPage(http, start, end, number, context)
    const now = page.heads.map(({ id }) => id).join()
    const circles = now !== '' && now === before
    before = now
    const pages = Math.min(mostPages, Math.ceil(page.total / perPage))
    const ends = number >= pages || page.heads.length === 0 || circles
    const fresh = circles ? [] : page.heads.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    // Only what comes in order tells how far all of them are listed.
    const ascends = page.heads.every(({ at }, index) => at >= (page.heads[index - 1]?.at ?? until))
    if (ascends) until = Math.min(page.heads.at(-1)?.at ?? until, end)
    const read = await readDetails(http, fresh, context)
    const missing = ends ? Math.max(0, page.total - seen.size) : 0
    yield { ...read, until: new Date(ends ? end : until), missing }
    if (ends) return
  }
}

/** The details of listed orders. One that makes no sense holds up no other; where none of several makes any, the fault is thrown. */
async function readDetails(http: Http, heads: readonly SaleHead[], context: SaleContext): Promise<Pick<SalesPart, 'sales' | 'unreadable'>> {
  const answers = await pMap(heads, ({ id }) => readSale(http, id, context).catch(faultOfOne), { concurrency: together })
  const faults = answers.filter((answer) => answer instanceof PlatformFault)
  if (faults.length >= several && faults.length === heads.length) throw faults[0]!
  const unreadable = heads.flatMap(({ id, at }, index) => (answers[index] instanceof PlatformFault ? [{ id, at: new Date(at) }] : []))
  for (const { id } of unreadable) context.skipped(`sale ${http.shortened(id)}`)
  return { sales: answers.flatMap((answer) => (answer === null || answer instanceof PlatformFault ? [] : [answer])), unreadable }
}

/** What concerns one order alone; any other fault is thrown. */
function faultOfOne(error: unknown): PlatformFault {
  if (error instanceof PlatformFault && error.kind === 'unreadable') return error
  throw error
}

async function readPage(http: Http, start: number, end: number, page: number, { skipped }: SaleContext): Promise<SalesPage> {
  const [from, to] = [new Date(start).toISOString(), new Date(end - 1).toISOString()]
  const query = { f_creationDate: `creationDate:[${from} TO ${to}]`, orderBy: 'creationDate,asc', page, per_page: perPage }
  const call = { path: '/api/oms/pvt/orders', query, right: 'saleList', limit: 'orders' } as const
  const { made: body, answer } = await askTwice(http, call, read.salesPage)
  if (!body) throw http.fault(answer, `page ${page} of sales from ${from} to ${to}`)
  const heads = body.list.flatMap((value) => {
    const head = read.saleHead(value)
    const at = instantOf(head?.creationDate)
    if (!head || !at) skipped('sale in a list')
    return head && at ? [{ id: head.orderId, at: at.getTime() }] : []
  })
  return { total: body.paging.total, heads }
}
