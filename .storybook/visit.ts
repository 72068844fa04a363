import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { approve, differenceOf, faultOf, isKnown } from '../tools/approved-pictures.ts'
import { decodePng } from '../tools/png.ts'
import {
  desk,
  glassesOf,
  isScreen,
  phone,
  sheetWidth,
  shotsOf,
  themes,
  type Glass,
  type Shot,
  type StoryEntry,
} from '../tools/portrait-stories.ts'
import { paint, play, prepare, screenshot, speak, touch, type BookPage } from './book-page.ts'
import { accessFaults, cutWords, settled, sidewaysFaults, silentEmptiness, tooManyElements } from './story-checks.ts'

/** Where pictures are compared, and whether what is seen is approved by that. */
export interface Album {
  approved: string
  differences: string
  approving: boolean
}

/** What is further down than this, in pixels, is more of the same. */
const tallest = 3_600

/**
 * Visits a story once: it is drawn and played, the book's own axe looks at it by day, the rules of colour are asked again by night, it is held
 * against what its tags promise, and its pictures are compared with the approved ones, exactly.
 * @returns a sentence per fault
 */
export async function visit(book: BookPage, story: StoryEntry, album: Album): Promise<string[]> {
  const { page } = book
  const height = await prepare(book, story, desk.language)
  await touch(book, story.tags?.includes('phone') ?? false)
  await page.setViewportSize(stageOf(story, height))
  await page.mouse.move(0, 0)
  const faults = await play(book, story)
  if (faults.length > 0) return faults
  await settled(page)
  return isScreen(story) ? visitScreen(book, story, album) : visitComponent(book, story, album)
}

/** A portrait's picture grows with what is on it, from almost nothing or from the height that its story asks for. */
function stageOf(story: StoryEntry, height = 80): { width: number; height: number } {
  if (isScreen(story)) return desk
  return { width: story.tags?.includes('phone') ? phone.width : sheetWidth, height: shotsOf(story).length > 0 ? height : 700 }
}

async function visitComponent(book: BookPage, story: StoryEntry, album: Album): Promise<string[]> {
  const { page } = book
  const { tags = [] } = story
  const faults = [
    ...(tags.includes('phone') || tags.includes('long-words') ? await sidewaysFaults(page) : []),
    ...(tags.includes('long-words') ? await cutWords(page) : []),
    ...(tags.includes('many') ? await tooManyElements(page) : []),
    ...(tags.includes('empty') ? await silentEmptiness(page) : []),
  ]
  const shots = shotsOf(story)
  for (const theme of themes) {
    if (theme === 'dark') {
      await paint(book, theme)
      faults.push(...byNight(await accessFaults(page, 'colour')))
    }
    const shot = shots.find((one) => one.theme === theme)
    if (shot) faults.push(...(await shoot(book, shot, album)))
  }
  return faults
}

/** At the desk, between, on the phone: on each glass the screen is set up anew in its language, with a picture of it or without. */
async function visitScreen(book: BookPage, story: StoryEntry, album: Album): Promise<string[]> {
  const { page } = book
  const faults: string[] = []
  for (const glass of glassesOf(story)) {
    const shots = shotsOf(story).filter((shot) => shot.glass === glass)
    if (glass !== desk) {
      await touch(book, glass === phone)
      await page.setViewportSize(glass)
      await speak(book, glass.language)
      await settled(page)
    }
    await unroll(page, glass)
    await page.evaluate(() => window.scrollTo(0, 0))
    faults.push(...(await sidewaysFaults(page)))
    for (const theme of themes) {
      const shot = shots.find((one) => one.theme === theme)
      const night = theme === 'dark' && (shot !== undefined || glass === desk)
      if (theme === 'light' || night) await paint(book, theme)
      if (glass === desk && theme === 'dark') faults.push(...byNight(await accessFaults(page, 'colour')))
      if (glass === phone && theme === 'light') faults.push(...(await accessFaults(page, 'all')).map((fault) => `On the phone: ${fault}`))
      if (shot) faults.push(...(await shoot(book, shot, album)))
    }
  }
  return faults
}

const byNight = (faults: readonly string[]): string[] => faults.map((fault) => `By night: ${fault}`)

/** A page scrolls inside itself: the glass grows until all of it is on the picture, unless something stands over it. */
async function unroll(page: Page, { width, height }: Glass): Promise<void> {
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

/** Takes a picture and compares it with the approved one. @returns what is to be said when they differ */
async function shoot(book: BookPage, { file }: Shot, { approved, differences, approving }: Album): Promise<string[]> {
  const picture = await screenshot(book)
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
  return [`${file}: ${difference.said}`]
}
