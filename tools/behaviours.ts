import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Behaviour } from '../server/platforms/behaviours.ts'

/** A title that claims to be about a behaviour. */
export interface Claim {
  file: string
  number: number
  /** What it calls the behaviour; empty where it gives the number alone. */
  name: string
  /** False for the title of a group, or of a test that is skipped. */
  isTest: boolean
}

const opening = String.raw`['"\x60]behaviour (\d+)(?:, ([^·'"\x60\n]*?))?(?: · |['"\x60])`
const claims = new RegExp(opening, 'g')
const tests = new RegExp(String.raw`\b(?:test|it)(?:\.each\([^]*?\))?\(\s*(?=${opening})`, 'g')

/** The titles in a text of tests that claim a behaviour. */
export function claimsIn(file: string, text: string): Claim[] {
  const ofTests = new Set([...text.matchAll(tests)].map((match) => match.index + match[0].length))
  return [...text.matchAll(claims)].map((match) => ({
    file,
    number: Number(match[1]),
    name: match[2] ?? '',
    isTest: ofTests.has(match.index),
  }))
}

/** The claims of all tests below a folder. */
export async function findClaims(folder: string): Promise<Claim[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.test.ts')).sort()
  const found = await Promise.all(files.map(async (file) => claimsIn(file, await readFile(join(folder, file), 'utf8'))))
  return found.flat()
}

/** What is wrong between a list of behaviours and the tests that claim them, a sentence each. */
export function faultsOf(behaviours: readonly Behaviour[], found: readonly Claim[]): string[] {
  const titles = new Map(behaviours.map(({ number, title }) => [number, title]))
  const wrong = found.flatMap(({ file, number, name }) => {
    const title = titles.get(number)
    if (title === undefined) return [`${file}: there is no behaviour ${number}.`]
    return title === name ? [] : [`${file}: behaviour ${number} is called "${title}", not "${name}".`]
  })
  const isProven = ({ number, title }: Behaviour) => found.some((one) => one.isTest && one.number === number && one.name === title)
  const unproven = behaviours.filter((behaviour) => !isProven(behaviour))
  return [...wrong, ...unproven.map(({ number, title, must }) => `No test proves behaviour ${number}, ${title}: ${must}`)]
}
