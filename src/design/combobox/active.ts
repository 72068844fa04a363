import type { ComboboxOption } from './option.ts'

/** How far each key goes among the options; beyond an end it stays at the end, but a single step goes round. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/**
 * Which option is under the keyboard after a key.
 * @param active its place among the options, -1 while none is
 * @returns `undefined` when the key does not walk
 */
export function walked(key: string, active: number, options: readonly ComboboxOption[]): number | undefined {
  const step = steps[key]
  const count = options.length
  if (step === undefined) return undefined
  if (count === 0) return -1
  const start = active < 0 && step < 0 ? count : active
  const single = Math.abs(step) === 1
  let next = single ? (start + step + count) % count : Math.min(count - 1, Math.max(0, start + step))
  const onward = Math.sign(step)
  for (let tried = 0; options[next]?.disabled; tried += 1) {
    if (tried >= count) return -1
    next = (next + onward + count) % count
  }
  return next
}

/** The first option that can be chosen, -1 when there is none. */
export const firstOpen = (options: readonly ComboboxOption[]): number => options.findIndex(({ disabled }) => !disabled)
