import { expect, test } from 'vitest'
import { knownNames, unknownNames } from './names-in-documents.ts'

const known = knownNames([
  { file: 'package.json', text: '{ "scripts": { "test:unit": "vitest" } }' },
  { file: 'src/features/lists/list-page.tsx', text: 'export const listStatus = (people: { email: string }) => people.email' },
  { file: 'README.md', text: 'only a document speaks of `oldName`, or of oldName' },
])
const namesIn = (text: string) => unknownNames(text, known).map(({ name }) => name)

test.each([
  ['an identifier', '`oldStatus`'],
  ['an identifier that only a document has', '`oldName`'],
  ['a call', '`oldStatus()`'],
  ['a column of a table that is not there', '`people.phone_number`'],
  ['a path', '`src/features/fronts/`'],
  ['a file', '`front-page.tsx`'],
  ['a script', '`npm run test:units`'],
])('%s that the code does not have is found', (_, text) => {
  expect(namesIn(`Before ${text} after.`)).toEqual([text.slice(1, -1)])
})

test.each([
  '`listStatus`, `people.email` and `listStatus()`',
  '`src/features/lists/` and `src/features/lists/list-page.tsx`, `list-page.tsx`',
  '`npm run test:unit -- path`',
  '`src/features/x/data/` and `src/features/<name>/index.ts` stand for many',
  '`.service.ts` is the end of many names',
  '`word` may be a word of the language, and `a-b 0-9` no name',
  '`application/json` begins with no folder of ours',
  'oldName is not in backticks',
  '```ts\nconst `oldName` = 1\n```',
])('nothing is found in: %s', (text) => {
  expect(namesIn(text)).toEqual([])
})

test('the line of a name is reported, also after a block of code', () => {
  expect(unknownNames('one\n```\ntwo\n```\n`oldName`', known)).toEqual([{ name: 'oldName', line: 5 }])
})
