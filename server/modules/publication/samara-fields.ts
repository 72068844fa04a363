import { beginningOf, shiftDay } from '../../kernel/clock.ts'
import type { CollectionFields } from '../../platforms/platform.ts'
import type { SamaraToPublish } from './samara-on-platform.repository.ts'

/** The end of a collection that does not count: long over. */
export const over = new Date('2001-01-02T00:00:00Z')

/** What the platform is to keep of a Samara collection. Its days are the store's, from their first moment to the end of the last. */
export function platformFields(
  { name, description, active, highlight, searchable, startDate, endDate }: Omit<SamaraToPublish, 'platformId' | 'making'>,
  timeZone: string,
): CollectionFields {
  const from = startDate === null ? null : beginningOf(timeZone, startDate)
  const to = endDate === null ? null : beginningOf(timeZone, shiftDay(endDate, 1))
  const shown = { name, description, highlight, searchable, from, to }
  return active ? shown : hiddenFields(shown)
}

/** The same for a collection that shoppers are not to find. */
export const hiddenFields = (fields: CollectionFields): CollectionFields => ({ ...fields, from: null, to: over })

/** Whether the platform keeps something else. */
export const differs = (one: CollectionFields, other: CollectionFields): boolean =>
  one.name !== other.name ||
  one.description !== other.description ||
  one.searchable !== other.searchable ||
  one.highlight !== other.highlight ||
  one.from?.getTime() !== other.from?.getTime() ||
  one.to?.getTime() !== other.to?.getTime()
