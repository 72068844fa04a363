import { expect, test } from 'vitest'
import { presetWeights } from '../../../../contract/index.ts'
import { automations, targetLists } from '../automations.fixtures.ts'
import { configurationOf, draftOf, faultsOf, newAutomation, sameDraft, withLists, type AutomationDraft } from './automation-draft.ts'

const draft = (given: Partial<AutomationDraft> = {}): AutomationDraft => ({
  ...newAutomation,
  name: 'Mugs',
  by: 'name',
  contains: 'mug',
  ...given,
})

test('what is kept and opened again is saved as it was', () => {
  for (const automation of automations) {
    const again = draftOf(automation)
    expect(configurationOf(again)).toEqual({ ...automation.configuration, exploring: null })
    expect(sameDraft(again, draftOf(automation))).toBe(true)
  }
})

test('everything that is missing or cannot be has its field, and nothing is sent', () => {
  const nothing = { ...presetWeights.balanced, demand: 0, momentum: 0, price: 0, cover: 0, newness: 0, variants: 0 }
  const broken = draft({
    name: ' ',
    by: 'lists',
    weights: nothing,
    at: null,
    startsOn: 'soon',
    endsOn: '2026-02-30',
    quiet: { from: '09:00', to: null },
  })
  expect(faultsOf(broken)).toEqual(['name', 'lists', 'weights', 'at', 'startsOn', 'endsOn', 'quiet'])
  expect(configurationOf(broken)).toBeNull()
  expect(faultsOf(draft({ startsOn: '2026-03-02', endsOn: '2026-03-01' }))).toEqual(['reversed'])
  expect(faultsOf(draft({ by: 'below' }))).toEqual(['below'])
  expect(faultsOf(draft({ every: 'hour', at: null }))).toEqual([])
})

test('weights that are a preset’s are saved as it, others as they are', () => {
  expect(configurationOf(draft({ weights: { ...presetWeights['clear-stock'] } }))?.order).toEqual({ preset: 'clear-stock' })
  const own = { ...presetWeights['clear-stock'], newness: 1 }
  expect(configurationOf(draft({ weights: own }))?.order).toEqual({ weights: own })
})

test('lists that are gone stay chosen until somebody takes them away', () => {
  const gone = { kind: 'category', id: 9_999 } as const
  const before = draft({ by: 'lists', lists: [gone] })
  expect(withLists(before, ['category 9999', 'category 101'], targetLists).lists).toEqual([gone, { kind: 'category', id: 101 }])
  expect(withLists(before, ['category 101'], targetLists).lists).toEqual([{ kind: 'category', id: 101 }])
})
