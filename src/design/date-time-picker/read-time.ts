const pattern = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?\s*h?\s*(?:([ap])\.?\s?m\.?)?$/

/**
 * What somebody meant by writing this as a time of the day: `9`, `930`, `9:30`, `9.30`, `9h30`, `9 pm`.
 * @returns HH:MM, or null when nobody can tell
 */
export function readTime(text: string): string | null {
  const [, hours = '', minutes = '00', half] = pattern.exec(text.trim().toLowerCase()) ?? []
  if (hours === '') return null
  const hour = Number(hours)
  if (half && (hour < 1 || hour > 12)) return null
  const of24 = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  return of24 > 23 || Number(minutes) > 59 ? null : `${String(of24).padStart(2, '0')}:${minutes}`
}
