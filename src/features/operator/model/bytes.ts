const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A size in the unit in which it has the fewest digits, with one after the point below ten. */
export function bytesOf(bytes: number): { value: number; unit: (typeof units)[number] } {
  let value = bytes
  let step = 0
  while (value >= 1_000 && step < units.length - 1) {
    value /= 1_000
    step += 1
  }
  return { value: value < 10 && step > 0 ? Math.round(value * 10) / 10 : Math.round(value), unit: units[step]! }
}
