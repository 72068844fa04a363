import { type CollectionFields, PlatformFault, type Refusal } from '../platform.ts'
import type { Answer } from './answer.ts'
import type { Call, Http } from './http.ts'
import { read } from './readers.ts'
import { Transient } from './transient.ts'
import { instantOf } from './utc-instant.ts'

const path = (id: number) => `/api/catalog/pvt/collection/${id}` as const

/** VTEX wants both instants: these stand for none. */
const always = { from: '2000-01-01T00:00:00', to: '2099-12-31T23:59:59' }
const generations = { from: 2001, to: 2069 }

const written = (at: Date): string => at.toISOString().slice(0, 19)
const bodyOf = ({ name, description, searchable, highlight, from, to }: CollectionFields) => ({
  Name: name,
  Description: description,
  Searchable: searchable,
  Highlight: highlight,
  DateFrom: from ? written(from) : always.from,
  DateTo: to ? written(to) : always.to,
})

/** What VTEX keeps of a collection; null where there is none. */
export async function readCollectionFields(http: Http, id: number): Promise<CollectionFields | null> {
  const answer = await http.send({ path: path(id), right: 'collections' })
  if (answer.status === 404) return null
  const found = answer.status < 300 ? read.collection(answer.body) : null
  if (!found) throw http.fault(answer, `collection ${id}`)
  const [from, to] = [instantOf(found.DateFrom), instantOf(found.DateTo)]
  return {
    name: found.Name ?? '',
    description: found.Description ?? '',
    searchable: found.Searchable ?? false,
    highlight: found.Highlight ?? false,
    from: from && from.getUTCFullYear() >= generations.from ? from : null,
    to: to && to.getUTCFullYear() < generations.to ? to : null,
  }
}

const refusalIn = (http: Http, answer: Answer): Refusal | null =>
  answer.status === 400 || answer.status === 409 || answer.status === 422 ? { reason: 'said', message: http.message(answer) } : null

/** Makes an empty collection. Sent once and never repeated: where the answer is lost, there may be one. */
export async function createCollection(http: Http, fields: CollectionFields): Promise<{ id: number } | { refusal: Refusal }> {
  const call: Call = { method: 'POST', path: '/api/catalog/pvt/collection', body: bodyOf(fields), right: 'collectionWrites' }
  const answer = await http.once(call).catch((fault: unknown) => {
    throw fault instanceof Transient ? new PlatformFault('unavailable', fault.message, fault.retryAfter) : fault
  })
  const refusal = refusalIn(http, answer)
  if (refusal) return { refusal }
  const made = answer.status < 300 ? read.collection(answer.body) : null
  if (!made) throw http.fault(answer, 'the collection that was made')
  return { id: Number(made.Id) }
}

/** Writes all fields, after which what came by file shows. */
export async function changeCollection(
  http: Http,
  send: (call: Call) => Promise<Answer>,
  id: number,
  fields: CollectionFields,
): Promise<Refusal | null> {
  const answer = await send({ method: 'PUT', path: path(id), body: bodyOf(fields), right: 'collectionWrites' })
  const refusal = refusalIn(http, answer)
  if (!refusal && answer.status >= 300) throw http.fault(answer, `the saving of collection ${id}`)
  return refusal
}

/** Takes a collection away; one that is not there is away already. */
export async function deleteCollection(http: Http, send: (call: Call) => Promise<Answer>, id: number): Promise<void> {
  const answer = await send({ method: 'DELETE', path: path(id), right: 'collectionWrites' })
  if (answer.status >= 300 && answer.status !== 404) throw http.fault(answer, `the deletion of collection ${id}`)
}
