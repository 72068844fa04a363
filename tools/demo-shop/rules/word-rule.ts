/**
 * A rule that reads a product's name. `words` are alternatives divided by `|`; in one, words stand next to each other as in the name,
 * `+` joins parts that may stand anywhere, `*` ends a word that may go on, `^` ties the first word to the start of the name and `$` the
 * last to its end. A plural of a word matches too. `unless` is written alike and wins.
 */
export interface WordRule {
  words: string
  unless?: string
}

/** Compiles a rule once; the result tells whether a name (any case) matches. */
export function matcher(rule: WordRule): (name: string) => boolean {
  const hits = alternatives(rule.words)
  const misses = rule.unless === undefined ? null : alternatives(rule.unless)
  return (name) => {
    const text = plain(name)
    return hits(text) && !(misses?.(text) ?? false)
  }
}

/** The name as rules see it: upper case, only letters and digits, one space between words and at both ends. */
export function plain(name: string): string {
  return ` ${name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()} `
}

function alternatives(words: string): (text: string) => boolean {
  const all = words.split('|').map((alternative) => alternative.split('+').map(phrase))
  return (text) => all.some((parts) => parts.every((part) => part.test(text)))
}

function phrase(written: string): RegExp {
  const trimmed = written.trim()
  const start = trimmed.startsWith('^') ? '^ ' : ' '
  const end = trimmed.endsWith('$') ? ' $' : ' '
  const words = trimmed
    .replace(/^\^|\$$/g, '')
    .trim()
    .split(/\s+/)
  const pattern = words.map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}[A-Z0-9]*` : `${word}(?:E?S)?`)).join(' ')
  return new RegExp(`${start}${pattern}${end}`)
}
