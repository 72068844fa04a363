import type { Preferences } from '../../../../contract/index.ts'

/**
 * The categories that are drawn over time: those of the address, else those that the person chose last, on any of their devices.
 *
 * @param kept what the person likes in the store; undefined until it is known
 * @returns null: those that sold most; undefined: it is not known yet
 */
export function drawnOf(
  wanted: readonly number[] | null,
  kept: Pick<Preferences, 'drawn'> | undefined,
): readonly number[] | null | undefined {
  if (wanted !== null) return wanted
  if (kept === undefined) return undefined
  return kept.drawn && kept.drawn.length > 0 ? kept.drawn : null
}
