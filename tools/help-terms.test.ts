import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageNamed } from '../src/features/help/model/help-pages.ts'
import { root } from './stage.ts'

/** Where the help explains each term of the glossary; a sentence where it is no word of the screen. */
const explainedAt: Readonly<Record<string, string>> = {
  store: 'store',
  platform: 'platform',
  'category, platform collection': 'list',
  'samara collection': 'samara-collection',
  group: 'group',
  list: 'list',
  'list status': 'list-status',
  'front page of lists': 'list-status',
  ordering: 'ordering',
  criterion: 'criterion',
  arrangement: 'ordering',
  sequence: 'ordering',
  view: 'rule',
  rule: 'rule',
  'edit, step': 'draft',
  version: 'version',
  'compact form': 'no word of the screen',
  pin: 'pin',
  draft: 'draft',
  publication: 'indexing',
  proposal: 'proposal',
  'approve, send back, withdraw': 'proposal',
  run: 'indexing',
  routine: 'no word of the screen',
  pause: 'pause',
  actor: 'no word of the screen',
  automation: 'magic-ordering',
  samaraScore: 'samara-score',
  sale: 'revenue',
  'merchant, partner, operator': 'roles',
  notification: 'notification',
  'draft bar, save bar': 'draft',
  backtest: 'backtest',
  'position band': 'position-band',
  scheduled: 'scheduled',
  return: 'scheduled',
  conflict: 'conflict',
  displaced: 'conflict',
  drift: 'drift',
  held: 'held',
  'plan, limit': 'plan',
}

test('every term of the glossary has its page in the help', () => {
  const glossary = readFileSync(join(root, 'stories/handbook/glossary.mdx'), 'utf8').split('## Words of the code')[0]!
  const terms = [...glossary.matchAll(/^\| ([^|]+?) \|/gm)].map(([, term]) => term!).filter((term) => term !== 'term')
  expect(terms.length).toBeGreaterThan(30)
  expect(terms).toEqual(Object.keys(explainedAt))
  const missing = Object.values(explainedAt).filter((page) => page !== 'no word of the screen' && pageNamed(page) === null)
  expect(missing).toEqual([])
})
