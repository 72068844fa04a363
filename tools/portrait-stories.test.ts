import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { chromaticOf, glasses, glassesOf, orphans, portraitName, shotsOf } from './portrait-stories.ts'

const filesOf = (id: string, name: string, tags: string[] = []) => shotsOf({ id, name, tags }).map(({ file }) => file)

test.each([
  ['design-button--portrait', 'button'],
  ['design-dialog--portrait-on-a-phone', 'dialog-on-a-phone'],
  ['design-input--focused', 'input--focused'],
  ['foundations-colour--portrait', 'foundations-colour'],
])('the pictures of %s are called %s', (id, name) => {
  expect(portraitName(id)).toBe(name)
})

test("a component's Portrait is shot by day and by night, its other portraits once", () => {
  expect(filesOf('design-seal--portrait', 'Portrait')).toEqual(['seal.light.png', 'seal.dark.png'])
  expect(filesOf('design-seal--portrait-on-a-phone', 'Portrait On A Phone', ['phone'])).toEqual(['seal-on-a-phone.light.png'])
  expect(filesOf('design-seal--focused', 'Focused', ['portrait'])).toEqual(['seal--focused.light.png'])
  expect(filesOf('design-seal--gives-the-focus-back', 'Gives The Focus Back')).toEqual([])
})

test('a component is drawn on a sheet, or on a phone', () => {
  const widths = (tags: string[]) => shotsOf({ id: 'design-seal--portrait', name: 'Portrait', tags }).map(({ glass }) => glass.width)
  expect(widths([])).toEqual([900, 900])
  expect(widths(['phone'])).toEqual([360, 360])
})

test("a screen's Ready is shot on every glass and in both themes, what is open on it and its forms once, what it does never", () => {
  expect(filesOf('screens-home--ready', 'Ready', ['screen'])).toEqual([
    'screens-home--ready.1440.light.png',
    'screens-home--ready.1440.dark.png',
    'screens-home--ready.1024.light.png',
    'screens-home--ready.360.light.png',
    'screens-home--ready.360.dark.png',
  ])
  expect(filesOf('screens-home--notices-open', 'Notices Open', ['screen'])).toEqual(['screens-home--notices-open.1024.light.png'])
  expect(filesOf('screens-home--empty', 'Empty', ['screen', 'form'])).toEqual(['screens-home--empty.1024.light.png'])
  expect(filesOf('screens-home--the-tab-turns', 'The Tab Turns', ['screen', 'behaviour'])).toEqual([])
})

test('a screen is looked at on every glass, with a picture or without; what it does, at the desk alone', () => {
  expect(glassesOf({ tags: ['screen', 'form'] }).map(({ width }) => width)).toEqual([1440, 1024, 360])
  expect(glassesOf({ tags: ['screen', 'behaviour'] }).map(({ width }) => width)).toEqual([1440])
})

test('every language is seen on a glass of its own', () => {
  expect(
    shotsOf({ id: 'screens-home--ready', name: 'Ready', tags: ['screen'] }).map(({ glass }) => `${glass.width} ${glass.language}`),
  ).toEqual(['1440 es', '1440 es', '1024 en', '360 pt', '360 pt'])
})

test('Chromatic looks at screens on the same glasses, in both lights', () => {
  const parameters = chromaticOf({ id: 'screens-home--ready', name: 'Ready', tags: ['screen'] })
  const modes = 'modes' in parameters ? Object.values(parameters.modes) : []
  expect(new Set(modes.map(({ viewport, language }) => `${viewport} ${language}`))).toEqual(
    new Set(glasses.map(({ width, language }) => `${width} ${language}`)),
  )
  expect(modes.filter(({ theme }) => theme === 'dark')).toHaveLength(glasses.length)
  expect(modes).toHaveLength(2 * glasses.length)
})

test('Chromatic looks at portraits only', () => {
  expect(chromaticOf({ id: 'design-seal--portrait', name: 'Portrait', tags: ['phone'] })).toEqual({
    modes: { '360 light': { theme: 'light', language: 'es', viewport: 360 }, '360 dark': { theme: 'dark', language: 'es', viewport: 360 } },
  })
  expect(chromaticOf({ id: 'design-seal--works', name: 'Works' })).toEqual({ disableSnapshot: true })
})

test('Chromatic fails on what nobody has approved', async () => {
  const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: Record<string, string> }
  expect(scripts['chromatic']).toContain('chromatic')
  expect(scripts['chromatic']).not.toContain('exit-zero')
})

test('a picture that no story draws any more is an orphan', () => {
  const stories = [
    { id: 'design-button--portrait', name: 'Portrait' },
    { id: 'design-button--works', name: 'Works' },
    { id: 'screens-home--empty', name: 'Empty', tags: ['screen', 'form'] },
  ]
  const files = [
    'button.light.png',
    'button.dark.png',
    'button--works.light.png',
    'seal.dark.png',
    'screens-home--empty.1024.light.png',
    'screens-home--empty.1440.light.png',
    'README.md',
  ]
  expect(orphans(stories, files)).toEqual(['button--works.light.png', 'screens-home--empty.1440.light.png', 'seal.dark.png'])
})
