import { chromium, type Browser } from 'playwright'
import type { TestChromium } from '../tools/chromium.ts'
import { isScreen, shotsOf, type StoryEntry } from '../tools/portrait-stories.ts'
import { openBook, type BookPage } from './book-page.ts'
import { visit, type Album } from './visit.ts'

/** How many pages of the book are open side by side, each in a browser of its own. */
const readers = 2

/** After this, in milliseconds, a story is given up, and its page with it. */
const patience = 60_000

/** The same while approving, where pressing a picture takes seconds. */
const patienceToApprove = 10 * patience

/** How it went with one story. */
export interface Visited<Story extends StoryEntry> {
  story: Story
  milliseconds: number
  /** A sentence each; none of them: the story is right. */
  faults: string[]
}

/**
 * Visits stories, the dearest first, so that no reader is left with a long one in the end.
 * @param onVisited is called after each story
 */
export async function testStories<Story extends StoryEntry>(
  address: string,
  stories: readonly Story[],
  browser: TestChromium,
  album: Album,
  onVisited: (visited: Visited<Story>) => void,
): Promise<void> {
  const queue = [...stories].sort((one, other) => costOf(other) - costOf(one))
  const read = async (): Promise<void> => {
    let own = await chromium.launch(browser)
    try {
      let book: BookPage | undefined
      for (let story = queue.shift(); story; story = queue.shift()) {
        const began = performance.now()
        // A browser that died under a story fails that one only.
        if (!own.isConnected()) own = await chromium.launch(browser)
        book ??= await openBook(own, address)
        const { faults, isSpent } = await visitWithPatience(book, story, album)
        if (isSpent) book = await leave(book)
        onVisited({ story, milliseconds: performance.now() - began, faults })
      }
    } finally {
      await close(own)
    }
  }
  await Promise.all(Array.from({ length: Math.min(readers, stories.length) }, read))
}

/** Roughly: a screen is set up on three glasses, a picture takes as long as a look by axe. */
const costOf = (story: StoryEntry): number => (isScreen(story) ? 6 : 1) + shotsOf(story).length

async function visitWithPatience(book: BookPage, story: StoryEntry, album: Album): Promise<{ faults: string[]; isSpent: boolean }> {
  let timer: NodeJS.Timeout | undefined
  const most = album.approving ? patienceToApprove : patience
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not through after ${most / 1_000} seconds.`)), most)
  })
  const visiting = visit(book, story, album)
  visiting.catch(() => undefined) // its page is closed under it when it comes late
  try {
    return { faults: await Promise.race([visiting, late]), isSpent: false }
  } catch (fault) {
    return { faults: [(fault as Error).message], isSpent: true }
  } finally {
    clearTimeout(timer)
  }
}

async function leave({ page }: BookPage): Promise<undefined> {
  await page
    .context()
    .close()
    .catch(() => undefined)
}

const close = (browser: Browser): Promise<void> => browser.close().catch(() => undefined)
