/** What a Samara collection is today. */
export const samaraStatuses = ['archived', 'inactive', 'scheduled', 'live', 'ended'] as const
export type SamaraStatus = (typeof samaraStatuses)[number]

/** When a Samara collection counts. Days are those of the store. */
export interface SamaraDates {
  archived: boolean
  active: boolean
  /** First day; null from the beginning. */
  startDate: string | null
  /** Last day; null for ever. */
  endDate: string | null
}

/** What a Samara collection is on a day: its dates act by themselves. */
export function samaraStatus({ archived, active, startDate, endDate }: SamaraDates, today: string): SamaraStatus {
  if (archived) return 'archived'
  if (!active) return 'inactive'
  if (startDate !== null && today < startDate) return 'scheduled'
  return endDate !== null && today > endDate ? 'ended' : 'live'
}
