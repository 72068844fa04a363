import { expect, test } from 'vitest'
import { isPortrait, orphans, portraitName } from './portrait-stories.ts'

test.each([
  ['design-button--portrait', 'button'],
  ['design-dialog--portrait-on-a-phone', 'dialog-on-a-phone'],
  ['design-input--focused', 'input--focused'],
  ['foundations-colour--portrait', 'foundations-colour'],
])('the pictures of %s are called %s', (id, name) => {
  expect(portraitName(id)).toBe(name)
})

test('a story is shot when it is called Portrait or tagged so', () => {
  expect(isPortrait({ name: 'Portrait On A Phone', tags: ['phone'] })).toBe(true)
  expect(isPortrait({ name: 'Focused', tags: ['portrait'] })).toBe(true)
  expect(isPortrait({ name: 'Gives The Focus Back', tags: [] })).toBe(false)
})

test('a picture that no story draws any more is an orphan', () => {
  const stories = [
    { id: 'design-button--portrait', name: 'Portrait' },
    { id: 'design-button--works', name: 'Works' },
  ]
  expect(orphans(stories, ['button.light.png', 'button.dark.png', 'button--works.light.png', 'seal.dark.png', 'README.md'])).toEqual([
    'button--works.light.png',
    'seal.dark.png',
  ])
})
