import { repairs } from './rules/name-repairs.ts'

/**
 * The readable name of a product from what the source calls it: "S/4 CACTI CANDLES" becomes "Set of 4 Cacti Candles".
 * Abbreviations and cut words are mended by the written repairs, then the case is set word by word.
 */
export function shopName(description: string): string {
  let text = ` ${description.toUpperCase()} `
  for (const [from, to] of repairs) text = text.replace(from, to)
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  return words.map((word, at) => cased(word, at === 0 || at === words.length - 1)).join(' ')
}

/**
 * Keeps the description that was used most; a note of the stock keeper (mostly lower case, or a question) only where there is nothing else.
 */
export function usualDescription(counts: ReadonlyMap<string, number>): string | undefined {
  const ranked = [...counts].filter(([text]) => text !== '').sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return (ranked.find(([text]) => !isNote(text)) ?? ranked[0])?.[0]
}

function isNote(text: string): boolean {
  const small = text.match(/[a-z]/g)?.length ?? 0
  const large = text.match(/[A-Z]/g)?.length ?? 0
  return text.includes('?') || small > large
}

const small = new Set(['OF', 'AND', 'THE', 'IN', 'ON', 'WITH', 'FOR', 'A', 'TO', 'FROM', 'AT', 'DE', 'DU', 'EN', 'OR', 'BY', "'N'"])
const kept = new Set(['LED', 'USB', 'TV', 'CD', 'WC', 'ABC', 'VIP', '3D', 'A4', 'A5', 'A6', 'A7', 'DOF', 'RSVP', 'A,B,C', 'US', 'UFO'])

function cased(word: string, edge: boolean): string {
  if (kept.has(word)) return word
  if (!edge && small.has(word)) return word.toLowerCase()
  if (/^\(?\d+(X\d+)?(CM|G|M|KG|ML|W)?[.,)]*$/.test(word) || /^\d+(CM)?X\d+(X\d+)?CM$/.test(word))
    return word.toLowerCase().replace(/w(?=,|$)/, 'W')
  if (word.endsWith('.COM')) return word.toLowerCase()
  const lower = word.toLowerCase()
  return lower
    .replace(/(^|[-/&"(+,.])([a-z])|^'?([a-z])/g, (part) => part.toUpperCase())
    .replace(/-Of-/, '-of-')
    .replace(/^([DO])'([a-z])/, (_, particle: string, letter: string) => `${particle}'${letter.toUpperCase()}`)
}
