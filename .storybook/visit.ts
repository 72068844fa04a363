import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { approve, differenceOf, faultOf, isKnown } from '../tools/approved-pictures.ts'
import { decodePng } from '../tools/png.ts'
import {
  desk,
  viewports,
  viewportsOf,
  isScreen,
  phone,
  sheetWidth,
  shotsOf,
  themes,
  type Viewport,
  type Shot,
  type StoryEntry,
} from '../tools/snapshot-stories.ts'
import { paint, play, prepare, resize, screenshot, speak, touch, type StorybookPage } from './storybook-page.ts'
import { cutOffText } from './cut-off-text.ts'
import { accessFaults, settled, sidewaysFaults, silentEmptiness, tooManyElements } from './story-checks.ts'

/** Where pictures are compared, and whether what is seen is approved by that. */
export interface Album {
  approved: string
  differences: string
  approving: boolean
}

/** What is further down than this, in pixels, is more of the same. */
const tallest = 3_600

/**
 * Visits a story once: it is drawn and played, Storybook's axe checks it in the light theme, the rules of colour are checked again
 * in the dark theme, it is held against what its tags promise, and its pictures are compared with the approved ones, exactly.
 * @returns a sentence per fault
 */
export async function visit(storybook: StorybookPage, story: StoryEntry, album: Album): Promise<string[]> {
  const { page } = storybook
  const height = await prepare(storybook, story, desk.language)
  await touch(storybook, story.tags?.includes('phone') ?? false)
  await resize(storybook, stageOf(story, height))
  await page.mouse.move(0, 0)
  const faults = await play(storybook, story)
  if (faults.length > 0) return faults
  await settled(page)
  return isScreen(story) ? visitScreen(storybook, story, album) : visitComponent(storybook, story, album)
}

/** A snapshot's picture grows with what is on it, from almost nothing or from the height that its story asks for. */
function stageOf(story: StoryEntry, height = 80): { width: number; height: number } {
  if (isScreen(story)) return desk
  return { width: story.tags?.includes('phone') ? phone.width : sheetWidth, height: shotsOf(story).length > 0 ? height : 700 }
}

async function visitComponent(storybook: StorybookPage, story: StoryEntry, album: Album): Promise<string[]> {
  const { page } = storybook
  const { tags = [] } = story
  const faults = [
    ...(tags.includes('phone') || tags.includes('long-words') ? await sidewaysFaults(page) : []),
    ...(tags.includes('long-words') ? await cutOffText(page, 'ellipsis') : []),
    ...(tags.includes('many') ? await tooManyElements(page) : []),
    ...(tags.includes('empty') ? await silentEmptiness(page) : []),
  ]
  const shots = shotsOf(story)
  for (const theme of themes) {
    if (theme === 'dark') {
      await paint(storybook, theme)
      faults.push(...inDarkTheme(await accessFaults(page, 'colour')))
    }
    const shot = shots.find((one) => one.theme === theme)
    if (shot) faults.push(...(await shoot(storybook, shot, album)))
  }
  return faults
}

/** On each of the three viewports the screen is mounted again in the viewport's language, with or without a picture. */
async function visitScreen(storybook: StorybookPage, story: StoryEntry, album: Album): Promise<string[]> {
  const { page } = storybook
  const faults: string[] = []
  for (const viewport of viewportsOf(story)) {
    const shots = shotsOf(story).filter((shot) => shot.viewport === viewport)
    if (viewport !== desk) {
      await touch(storybook, viewport === phone)
      await resize(storybook, viewport)
      await speak(storybook, viewport.language)
      await settled(page)
    }
    await unroll(page, viewport)
    await page.evaluate(() => window.scrollTo(0, 0))
    faults.push(...(await sidewaysFaults(page)))
    for (const theme of themes) {
      const shot = shots.find((one) => one.theme === theme)
      const night = theme === 'dark' && (shot !== undefined || viewport === desk)
      if (theme === 'light' || night) await paint(storybook, theme)
      if (viewport === desk && theme === 'dark') faults.push(...inDarkTheme(await accessFaults(page, 'colour')))
      if (viewport === phone && theme === 'light')
        faults.push(...(await accessFaults(page, 'all')).map((fault) => `On the phone: ${fault}`))
      if (shot) faults.push(...(await shoot(storybook, shot, album)))
    }
    faults.push(...(await cutOffAtEveryWidth(storybook, viewport)))
  }
  return faults
}

/**
 * Looks for text that is cut off, in the language in which a screen is drawn: at the viewport of that language first, then at all
 * others. It ends on the viewport that the screen is looked at next: each change of size is a layout of the whole page.
 */
async function cutOffAtEveryWidth(storybook: StorybookPage, own: Viewport): Promise<string[]> {
  const { page } = storybook
  const faults = new Map<string, number>()
  const nth = viewports.indexOf(own)
  const others = [...viewports.slice(nth + 1), ...viewports.slice(0, nth)].reverse()
  for (const viewport of [own, ...others]) {
    if (viewport !== own) {
      await touch(storybook, viewport === phone)
      await resize(storybook, viewport)
      await settled(page)
    }
    for (const fault of await cutOffText(page, 'title')) if (!faults.has(fault)) faults.set(fault, viewport.width)
  }
  return [...faults].map(([fault, width]) => `At ${width} pixels, in ${own.language}: ${fault}`)
}

const inDarkTheme = (faults: readonly string[]): string[] => faults.map((fault) => `In the dark theme: ${fault}`)

/** A page scrolls inside an element: the viewport grows until the picture shows all of it, unless an overlay is open. */
async function unroll(page: Page, { width, height }: Viewport): Promise<void> {
  const hidden = await page.evaluate(() => {
    const main = document.querySelector('main')
    const covered =
      document.querySelector('[role="dialog"][data-state="open"]:not([data-beside]), [role="alertdialog"][data-state="open"]') !== null
    return main === null || covered ? 0 : main.scrollHeight - main.clientHeight
  })
  if (hidden <= 0) return
  await page.setViewportSize({ width, height: Math.min(height + hidden, tallest) })
  await settled(page)
}

/** Takes a picture and compares it with the approved one. @returns a message when they differ */
async function shoot(storybook: StorybookPage, { file }: Shot, { approved, differences, approving }: Album): Promise<string[]> {
  const picture = await screenshot(storybook)
  const path = join(approved, file)
  const kept = await readFile(path).catch(() => undefined)
  if (kept && isKnown(picture, kept)) return []
  const difference = kept && differenceOf(decodePng(kept), decodePng(picture))
  if (approving) {
    // A picture that looks the same keeps its bytes, and learns by which screenshot it is known.
    await writeFile(path, kept && !difference && !faultOf(kept) ? approve(picture, kept) : approve(picture))
    return []
  }
  if (kept && !difference) return []
  const identifier = file.replace(/\.png$/, '')
  await writeFile(join(differences, `${identifier}-received.png`), picture)
  if (!difference) return [`${file} is new: nobody has approved it yet.`]
  await writeFile(join(differences, `${identifier}-diff.png`), difference.picture)
  return [`${file}: ${difference.message}`]
}
