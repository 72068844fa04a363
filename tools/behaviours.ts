import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many ways a correct connector to a platform must behave in. */
export const behaviours = 25

const title = /\b(?:test|it)(?:\.each\([^]*?\))?\(\s*['"`]behaviour (\d+) · /g

/** Numbers of the behaviours that the titles of tests in a text promise to prove. */
export const provenIn = (text: string): number[] => [...text.matchAll(title)].map((match) => Number(match[1]))

/** The tests below a folder that prove behaviours, by behaviour. */
export async function findProofs(folder: string): Promise<Map<number, string[]>> {
  const proofs = new Map<number, string[]>()
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('.test.ts')) continue
    for (const behaviour of provenIn(await readFile(join(folder, entry), 'utf8')))
      proofs.set(behaviour, [...(proofs.get(behaviour) ?? []), entry])
  }
  return proofs
}
