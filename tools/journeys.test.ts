import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { categories, collections } from '../src/app/journeys/merchant.ts'

const folder = join(import.meta.dirname, '../src/app/journeys')
const sources = globSync('*.test.ts', { cwd: folder }).map((file) => ({
  file: basename(file),
  text: readFileSync(join(folder, file), 'utf8'),
}))

/** The files of journeys that open this list. */
const filesOf = (list: string): string[] => sources.filter(({ text }) => new RegExp(`\\b${list}\\b`).test(text)).map(({ file }) => file)

test('each list of the demo shop belongs to one file of journeys: what one leaves in it, another does not meet', () => {
  expect(sources.length).toBeGreaterThan(10)
  for (const [kind, lists] of Object.entries({ categories, collections })) {
    expect(new Set(Object.values(lists)).size, `${kind}: no list has two names`).toBe(Object.keys(lists).length)
    for (const name of Object.keys(lists)) expect(filesOf(`${kind}\\.${name}`), `${kind}.${name}`).toHaveLength(1)
  }
})

test('journeys answer in the server’s place by `interception.ts` alone: where a route is taken away, a request of that moment hangs', () => {
  const others = globSync('*.ts', { cwd: folder, exclude: ['interception.ts'] })
  expect(others.length).toBeGreaterThan(sources.length)
  for (const file of others)
    expect(readFileSync(join(folder, file), 'utf8').match(/\.(?:un)?route(?:All|FromHAR|WebSocket)?\(/g) ?? [], file).toEqual([])
})
