/** VTEX writes a local time without a zone: its day is the day. */
export function dayOf(text: string | null | undefined): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(T|$)/.exec(text ?? '')?.[1]
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null
}
