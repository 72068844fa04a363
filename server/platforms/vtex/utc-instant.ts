/** Collections begin and end by UTC, which VTEX does not write down. Year 1 is its word for "none". */
export function instantOf(text: string | null | undefined): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text ?? '')
  if (!parts) return null
  const at = new Date(`${parts[1]!.slice(0, 23)}${parts[2] ?? 'Z'}`)
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1900 ? null : at
}
