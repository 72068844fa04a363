import { keyOfList, ordererOf, worksOn, type Automation, type ListReference, type TargetList } from '../../../../contract/index.ts'

/** The automation that orders each list today, by `keyOfList`. */
export function automationsOfLists(
  automations: readonly Automation[],
  lists: readonly TargetList[],
  today: string,
): ReadonlyMap<string, Automation> {
  const working = automations.filter(({ configuration }) => worksOn(configuration, today))
  const byId = new Map(working.map((automation) => [automation.id, automation]))
  return new Map([...ordererOf(working, lists)].flatMap(([key, id]) => (byId.has(id) ? [[key, byId.get(id)!] as const] : [])))
}

/** The day it is in a time zone, YYYY-MM-DD. @param now milliseconds since 1970 */
export const dayIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(now))

/** Whether an automation is for a list. */
export const isFor = (list: ListReference, of: ReadonlyMap<string, Automation>): Automation | null => of.get(keyOfList(list)) ?? null
