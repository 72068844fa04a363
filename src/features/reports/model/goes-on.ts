import type { ReportDays } from '../../../../contract/index.ts'

/** Milliseconds after which the last sales of a day have come in. */
const onTheWay = 900_000

/** The day it is where the store is, YYYY-MM-DD. */
export const todayIn = (timeZone: string, now: number): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

/** Whether sales still come in to these days: their last one is today, or was until a moment ago. */
export const goesOn = ({ to }: Pick<ReportDays, 'to'>, timeZone: string, now: number): boolean => to >= todayIn(timeZone, now - onTheWay)
