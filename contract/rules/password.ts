import { limits } from '../limits.ts'

/** How well a password holds against guessing. `short` and `weak` are not taken. */
export const passwordStrengths = ['short', 'weak', 'fair', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/** Characters that surprise, from which on a password is more than weak, and strong. */
const surprising = { fair: 8, strong: 14 }
/** Words of a person shorter than this are found in any sentence. */
const shortestWord = 3

const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm', '1234567890']
const beside = (one: string, two: string): boolean => {
  const step = two.charCodeAt(0) - one.charCodeAt(0)
  return Math.abs(step) <= 1 || rows.some((row) => row.includes(one + two) || row.includes(two + one))
}

/** The shortest part of which a text is a repetition: of `abcabc` it is `abc`. */
function repeated(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return length > 0 && length < text.length ? text.slice(0, length) : text
}

/** Characters that do not follow from those before them: no repetition, no neighbour in the alphabet or on the keyboard. */
function surprises(text: string): number {
  const characters = [...repeated(text)]
  const count = characters.filter((character, index) => index === 0 || !beside(characters[index - 1]!, character)).length
  return Math.min(count, 2 * new Set(characters).size)
}

/** How strong a password is. `about`: the person's e-mail and name, which others know. */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  const text = password.normalize('NFKC').toLowerCase()
  if ([...text].length < limits.password.least) return 'short'
  const words = about.flatMap((known) =>
    known
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  )
  const rest = words.filter((word) => word.length >= shortestWord).reduce((left, word) => left.replaceAll(word, ''), text)
  const count = surprises(rest)
  return count < surprising.fair ? 'weak' : count < surprising.strong ? 'fair' : 'strong'
}
