import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { chromaticOf, viewports, viewportsOf, orphans, snapshotName, shotsOf } from './snapshot-stories.ts'

const filesOf = (id: string, name: string, tags: string[] = []) => shotsOf({ id, name, tags }).map(({ file }) => file)

test.each([
  ['design-button--snapshot', 'button'],
  ['design-dialog--snapshot-on-a-phone', 'dialog-on-a-phone'],
  ['design-input--focused', 'input--focused'],
  ['foundations-colour--snapshot', 'foundations-colour'],
])('the pictures of %s are called %s', (id, name) => {
  expect(snapshotName(id)).toBe(name)
})

test("a component's Snapshot is shot in both themes, its other snapshots once", () => {
  expect(filesOf('design-seal--snapshot', 'Snapshot')).toEqual(['seal.light.png', 'seal.dark.png'])
  expect(filesOf('design-seal--snapshot-on-a-phone', 'Snapshot On A Phone', ['phone'])).toEqual(['seal-on-a-phone.light.png'])
  expect(filesOf('design-seal--focused', 'Focused', ['snapshot'])).toEqual(['seal--focused.light.png'])
  expect(filesOf('design-seal--gives-the-focus-back', 'Gives The Focus Back')).toEqual([])
})

test('a component is drawn on a sheet, or on a phone', () => {
  const widths = (tags: string[]) => shotsOf({ id: 'design-seal--snapshot', name: 'Snapshot', tags }).map(({ viewport }) => viewport.width)
  expect(widths([])).toEqual([900, 900])
  expect(widths(['phone'])).toEqual([360, 360])
})

test("a screen's Ready has pictures at 1440 pixels in both themes and on the phone, its open parts and forms have one, behaviours have none", () => {
  expect(filesOf('screens-home--ready', 'Ready', ['screen'])).toEqual([
    'screens-home--ready.1440.light.png',
    'screens-home--ready.1440.dark.png',
    'screens-home--ready.360.light.png',
  ])
  expect(filesOf('screens-home--notices-open', 'Notices Open', ['screen'])).toEqual(['screens-home--notices-open.1024.light.png'])
  expect(filesOf('screens-home--empty', 'Empty', ['screen', 'form'])).toEqual(['screens-home--empty.1024.light.png'])
  expect(filesOf('screens-home--the-tab-turns', 'The Tab Turns', ['screen', 'behaviour'])).toEqual([])
})

test('a screen is looked at on every viewport, with a picture or without; a story of a behaviour, at 1440 pixels only', () => {
  expect(viewportsOf({ tags: ['screen', 'form'] }).map(({ width }) => width)).toEqual([1440, 1024, 360])
  expect(viewportsOf({ tags: ['screen', 'behaviour'] }).map(({ width }) => width)).toEqual([1440])
})

test('every language is seen on a viewport of its own', () => {
  const seen = (name: string) =>
    shotsOf({ id: `screens-home--${name}`, name, tags: ['screen'] }).map(({ viewport }) => `${viewport.width} ${viewport.language}`)
  expect(seen('Ready')).toEqual(['1440 es', '1440 es', '360 pt'])
  expect(seen('Empty')).toEqual(['1024 en'])
})

test('Chromatic takes screens at the same viewports, in both themes', () => {
  const parameters = chromaticOf({ id: 'screens-home--ready', name: 'Ready', tags: ['screen'] })
  const modes = 'modes' in parameters ? Object.values(parameters.modes) : []
  expect(new Set(modes.map(({ viewport, language }) => `${viewport} ${language}`))).toEqual(
    new Set(viewports.map(({ width, language }) => `${width} ${language}`)),
  )
  expect(modes.filter(({ theme }) => theme === 'dark')).toHaveLength(viewports.length)
  expect(modes).toHaveLength(2 * viewports.length)
})

test('Chromatic looks at snapshots only', () => {
  expect(chromaticOf({ id: 'design-seal--snapshot', name: 'Snapshot', tags: ['phone'] })).toEqual({
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
    { id: 'design-button--snapshot', name: 'Snapshot' },
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
