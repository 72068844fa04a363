const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstLetter = (word: string): string => [...letters.segment(word)][0]?.segment ?? ''

/**
 * One or two letters that stand for a name: of its first and its last word; of an address, of what stands before the at sign.
 * @example initials('Ana María Ruiz') // 'AR'
 */
export function initials(name: string): string {
  const words = name
    .split('@', 1)[0]!
    .split(/[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/u)
    .filter(Boolean)
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : '']
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase()
}

/**
 * A number that is always the same for the same name, and spread over the grounds there are.
 * @returns 0 to `count - 1`
 */
export function groundOf(name: string, count: number): number {
  let hash = 0x811c9dc5
  for (const letter of name.trim().toLowerCase()) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0) % count
}
