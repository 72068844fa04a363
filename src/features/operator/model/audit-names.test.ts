import { expect, test } from 'vitest'
import { auditNames } from './audit-names.ts'

const files = import.meta.glob<{ audit: { kinds: Record<string, string> } }>('../../../../public/locales/*/operator.json', { eager: true })

test('every name in a sentence of the audit log is filled in', () => {
  expect(Object.keys(files)).toHaveLength(3)
  const used = Object.values(files).flatMap(({ audit }) =>
    Object.values(audit.kinds).flatMap((sentence) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)),
  )
  const known: readonly string[] = [...auditNames, 'about']
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([])
  expect(auditNames.filter((name) => !used.includes(name) && name !== 'currency')).toEqual([])
})
