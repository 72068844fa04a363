/** The colours that names speak of, as paint. */
export const paints: Readonly<Record<string, string>> = {
  red: '#c63a42',
  pink: '#e79db3',
  orange: '#e28d4b',
  yellow: '#efca62',
  gold: '#c8a04c',
  green: '#6f9c6d',
  mint: '#a8d2bf',
  turquoise: '#57b0b2',
  blue: '#5c8cc0',
  lilac: '#bda9d8',
  purple: '#815d9d',
  brown: '#7b5443',
  black: '#3a383f',
  grey: '#9b9da4',
  silver: '#c6cad0',
  zinc: '#aab2b6',
  cream: '#f1e5cb',
  white: '#fbf9f5',
  wood: '#c89a63',
  glass: '#cfe2e6',
}

/** What a thing is made of rather than painted with. */
const materials = new Set(['glass', 'wood', 'silver', 'zinc', 'gold'])

/** Chosen where a name has no colour: the faded tones of a gift shop. */
const faded = ['#9fc3bf', '#d99e9b', '#a9b58c', '#e2bd6c', '#efe3cb', '#a9bdd6', '#c96f63', '#d8b2a0', '#b5a3c4', '#86a7a0']

export interface Colours {
  main: string
  second: string
  /** Printed on main: chosen so that it can be seen. */
  print: string
  material: string | null
}

/** Colours for a picture from the words of a name (main one first) and a chance from 0 up to 1. */
export function mixColours(words: readonly string[], random: number): Colours {
  const plain = words.filter((word) => !materials.has(word))
  const material = words.find((word) => materials.has(word)) ?? null
  const own = faded[Math.floor(random * faded.length)] ?? '#9fc3bf'
  const other = faded[Math.floor(((random * 7.3) % 1) * faded.length)] ?? '#efe3cb'
  const base = paints[plain[0] ?? material ?? ''] ?? own
  const main = blend(base, random < 0.5 ? '#ffffff' : '#2c2430', 0.07 * Math.abs(random - 0.5))
  const named = paints[plain[1] ?? '']
  const second = named ?? (lightness(main) > 0.82 ? other : '#f6eedd')
  const seen = Math.abs(lightness(second) - lightness(main)) > 0.16
  const print = seen ? second : lightness(main) > 0.6 ? blend(main, '#4a3038', 0.42) : '#f9f1e2'
  return { main, second, print, material }
}

/** A colour on the way from one to another, `share` 0 to 1. Both as #rrggbb. */
export function blend(from: string, to: string, share: number): string {
  const mixed = channels(from).map((value, at) => Math.round(value + ((channels(to)[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
