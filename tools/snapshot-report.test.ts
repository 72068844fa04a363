import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChromium } from './chromium.ts'
import { writeSnapshotReport } from './snapshot-report.ts'

const stories = [
  { id: 'design-seal--snapshot', title: 'Design/Seal', name: 'Snapshot', tags: [] },
  { id: 'screens-home--ready', title: 'Screens/Home', name: 'Ready', tags: ['screen'] },
]

let root: string
let folders: { approved: string; differences: string }

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'report-'))
  folders = { approved: join(root, 'approved'), differences: join(root, 'cache') }
  await Promise.all(Object.values(folders).map((folder) => mkdir(folder)))
})
afterAll(() => rm(root, { recursive: true }))

test('where nothing differs there is no report', async () => {
  expect(await writeSnapshotReport(folders, stories, true)).toBeUndefined()
})

test('what changed, what is new and what is gone is laid out, to be walked by keyboard', async () => {
  for (const file of [
    'approved/seal.light.png',
    'approved/seal.dark.png',
    'approved/wax.light.png',
    'cache/seal.light-received.png',
    'cache/seal.light-diff.png',
    'cache/screens-home--ready.1440.dark-received.png',
  ]) {
    await writeFile(join(root, file), '')
  }
  const path = await writeSnapshotReport(folders, stories, true)
  expect(path).toBe(join(folders.differences, 'index.html'))
  const listed = JSON.parse((await readFile(join(folders.differences, 'pictures.js'), 'utf8')).replace('globalThis.pictures = ', '')) as {
    file: string
    kind: string
  }[]
  expect(listed.map(({ file, kind }) => `${kind} ${file}`)).toEqual([
    'changed seal.light.png',
    'new screens-home--ready.1440.dark.png',
    'gone wax.light.png',
  ])

  const browser = await chromium.launch(await testChromium())
  try {
    const page = await browser.newPage()
    await page.goto(`file://${path}`)
    const heading = page.getByRole('heading', { level: 2 })
    expect(await heading.textContent()).toBe('Design/Seal: Snapshot')
    await page.keyboard.press('j')
    expect(await heading.textContent()).toBe('Screens/Home: Ready')
    expect(await page.locator('main').textContent()).toContain('1440 pixels · dark · es')
    await page.keyboard.press('k')
    await page.keyboard.press('2')
    expect(await page.getByRole('slider').count()).toBe(1)
    await page.getByRole('button', { name: 'gone 1' }).click()
    expect(await page.getByRole('navigation').getByRole('button').count()).toBe(1)
  } finally {
    await browser.close()
  }
})

test('of what was not visited nothing is called gone', async () => {
  await writeSnapshotReport(folders, stories, false)
  expect(await readFile(join(folders.differences, 'pictures.js'), 'utf8')).not.toContain('wax')
})
