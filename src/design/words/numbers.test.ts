import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { numbersIn } from './numbers.ts'

const sources = fileURLToPath(new URL('../..', import.meta.url))
/** The two places that write numbers; both write a minus. */
const writers = ['design/words/numbers.ts', 'i18n/format.ts']
/** What a browser writes by itself has a hyphen. Asking a format for its parts or its options writes nothing. */
const writesItself = /new Intl\.NumberFormat\((?:[^()]|\([^()]*\))*\)(?!\s*\.(?:formatToParts|resolvedOptions)\()|\.toLocaleString\(/g

test('numbers are written in two places only, so that each has a minus', () => {
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !writers.includes(file))
    .flatMap((file) => (readFileSync(join(sources, file), 'utf8').match(writesItself) ?? []).map((line) => `${file}: ${line}`))
  expect(found).toEqual([])
})

test.each(['es', 'en', 'pt'] as const)('a number below zero is written with a minus, and its digits are grouped (%s)', (language) => {
  expect(numbersIn(language).format(-1_234)).toMatch(/^\u22121[.,]234$/)
  expect(numbersIn(language, { style: 'percent' }).format(-0.12)).toMatch(/^\u221212\s?%$/)
})
