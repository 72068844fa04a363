const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/** How a {@link fingerprintOf} is written. */
export const fingerprintPattern = '^[0-9]{1,7}-[0-9a-f]{16}$'

/**
 * A short text that stands for a sequence of products: the same for the same sequence, and in practice another one for every other. Browser
 * and server tell by it whether they mean the same ordering, without sending it. Two sequences that differ in one place never share it.
 */
export function fingerprintOf(sequence: ArrayLike<number>): string {
  let one = 0x9e3779b9
  let other = 0x85ebca6b
  for (let at = 0; at < sequence.length; at++) {
    const product = sequence[at]!
    // Each step can be undone, so nothing of what came before is lost.
    one = rotated(Math.imul(one ^ product, 0x2c1b3c6d), 13)
    other = rotated(Math.imul(other ^ product, 0x297a2d39), 17)
  }
  return `${sequence.length}-${hex(one)}${hex(other)}`
}
