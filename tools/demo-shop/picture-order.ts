import type { PictureOrder } from '../../demo/simulator/shop/shop.ts'
import { kindRules } from './rules/kind-rules.ts'
import { colourWords, patternRules } from './rules/picture-rules.ts'
import { matcher, plain } from './rules/word-rule.ts'

const kinds = kindRules.map((rule) => ({ kind: rule.kind, within: rule.within, matches: matcher(rule) }))
const patterns = patternRules.map((rule) => ({ pattern: rule.pattern, matches: matcher(rule) }))
const colours = Object.entries(colourWords).flatMap(([colour, words]) =>
  words.split('|').map((word) => ({ colour, word: ` ${word.trim()} ` })),
)

/** What to draw for a product: its kind by the first rule that matches its name (else its category's), colours and print by their words. */
export function pictureOrder(name: string, category: { key: string; kind: string }): PictureOrder {
  const text = lettering(name)
  return {
    kind: kinds.find((rule) => (rule.within?.includes(category.key) ?? true) && rule.matches(name))?.kind ?? category.kind,
    colours: colourOrder(name),
    pattern: text === null ? (patterns.find((rule) => rule.matches(name))?.pattern ?? null) : null,
    text,
  }
}

/** The letter of a letter, the number of a number tile, the word of a word in wood. */
function lettering(name: string): string | null {
  const [, letter] = /^Letter "([A-Z])"/.exec(name) ?? /(?:Number Tile|Door Sign).* (\d)$/.exec(name) ?? []
  const [, word] = /^([A-Z][a-z]+) (?:Large Wood Letters|Small Wood Letters|Wooden Block Letters|Building Block Word)$/.exec(name) ?? []
  return letter ?? word?.toUpperCase() ?? null
}

/** Colours named outright stand before those that a thing brings with it, then in the order of the name; at most three. */
function colourOrder(name: string): string[] {
  // Most signs are of metal, and painted.
  const text = plain(name).replace(' METAL SIGN ', ' SIGN ')
  const found = colours
    .map(({ colour, word }) => ({ colour, at: text.indexOf(word), outright: word.trim().toLowerCase() === colour }))
    .filter((hit) => hit.at >= 0)
    .sort((a, b) => Number(b.outright) - Number(a.outright) || a.at - b.at)
  return [...new Set(found.map((hit) => hit.colour))].slice(0, 3)
}
