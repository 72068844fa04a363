import type { PublicationState } from '../../../src/design/state-badge/index.ts'
import { automations } from '../automations/automations.ts'
import { publications } from './publications.ts'
import { categories } from '../shop/index.ts'

/** A list of the shop with how it stands: an own line of the front doors. */
export interface ListLine {
  readonly id: number
  readonly name: string
  /** Where it belongs; null for a collection. */
  readonly department: string | null
  readonly products: number
  readonly soldOut: number
  /** When its ordering was last saved; null when nobody ever did. */
  readonly savedAt: string | null
  readonly publishedAt: string | null
  /** Of its last publication; `draft` when something newer was saved, `never` before the first one. */
  readonly state: PublicationState | 'draft' | 'never'
  readonly automation: string | null
}

const shop = 'Demo Gift Shop'

/** An instant so many days before the morning on which the book stands. */
const daysAgo = (days: number, hour: number): string => new Date(Date.UTC(2026, 10, 21 - days, hour, (days * 13) % 60)).toISOString()

/** How a list stands: by its last publication in the queue, else by what was saved when. */
export function lineOf(list: Pick<ListLine, 'id' | 'name' | 'department' | 'products' | 'soldOut'>): ListLine {
  const queued = publications.find(({ store, list: name }) => store === shop && name === list.name)
  const automation = automations.find(({ lists }) => lists.includes(list.name))?.name ?? null
  const never = queued === undefined && list.id % 9 === 4
  const edited = queued === undefined && !never && list.id % 11 === 3
  const days = 2 + ((list.id * 7) % 23)
  const arrived = queued?.state === 'verified' || queued?.state === 'done-with-errors' || queued?.state === 'sent'
  const published = arrived ? (queued.endedAt ?? queued.start) : daysAgo(days, 7 + (list.id % 11))
  const saved = queued?.state === 'scheduled' ? daysAgo(1, 16) : (queued?.start ?? (edited ? daysAgo(list.id % 2, 8) : published))
  return {
    ...list,
    automation,
    savedAt: never ? null : saved,
    publishedAt: never ? null : published,
    state: queued?.state ?? (never ? 'never' : edited ? 'draft' : 'verified'),
  }
}

export const categoryLines: readonly ListLine[] = categories.map(({ id, name, department, products, soldOut }) => lineOf({ id, name, department, products, soldOut }))

/** A list is well while less than a twelfth of it is sold out. */
export const isWell = ({ products, soldOut }: Pick<ListLine, 'products' | 'soldOut'>): boolean => soldOut * 12 <= products
