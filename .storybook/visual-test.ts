import { chromium, type Browser } from 'playwright'
import type { TestChromium } from '../tools/chromium.ts'
import { isScreen, shotsOf, type StoryEntry } from '../tools/snapshot-stories.ts'
import { openStorybook, type StorybookPage } from './storybook-page.ts'
import { visit, type Album } from './visit.ts'

/**
 * How many pages of Storybook are open side by side, each in a browser of its
 * own. Stories wait a little, too: more of them than cores leave none idle.
 */
const readers = 3

/** After this, in milliseconds, a story is given up, and its page with it. */
const maxWait = 60_000

/** The same while approving, where pressing a picture takes seconds. */
const maxWaitToApprove = 10 * maxWait

/** How it went with one story. */
export interface Visited<Story extends StoryEntry> {
  story: Story
  milliseconds: number
  /** A sentence each; none of them: the story is right. */
  faults: string[]
}

/**
 * Visits stories, the slowest first, so that no browser page is left with a long one at the end.
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
      let storybook: StorybookPage | undefined
      for (let story = queue.shift(); story; story = queue.shift()) {
        const began = performance.now()
        // A browser that died under a story fails that one only.
        if (!own.isConnected()) own = await chromium.launch(browser)
        storybook ??= await openStorybook(own, address)
        const { faults, isSpent } = await visitWithRetries(storybook, story, album)
        if (isSpent) storybook = await leave(storybook)
        onVisited({ story, milliseconds: performance.now() - began, faults })
      }
    } finally {
      await close(own)
    }
  }
  await Promise.all(Array.from({ length: Math.min(readers, stories.length) }, read))
}

/** Roughly: a screen is set up on three viewports, a picture takes as long as a look by axe. */
const costOf = (story: StoryEntry): number => (isScreen(story) ? 6 : 1) + shotsOf(story).length

async function visitWithRetries(
  storybook: StorybookPage,
  story: StoryEntry,
  album: Album,
): Promise<{ faults: string[]; isSpent: boolean }> {
  let timer: NodeJS.Timeout | undefined
  const most = album.approving ? maxWaitToApprove : maxWait
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not through after ${most / 1_000} seconds.`)), most)
  })
  const visiting = visit(storybook, story, album)
  visiting.catch(() => undefined) // its page is closed under it when it comes late
  try {
    return { faults: await Promise.race([visiting, late]), isSpent: false }
  } catch (fault) {
    return { faults: [(fault as Error).message], isSpent: true }
  } finally {
    clearTimeout(timer)
  }
}

async function leave({ page }: StorybookPage): Promise<undefined> {
  await page
    .context()
    .close()
    .catch(() => undefined)
}

const close = (browser: Browser): Promise<void> => browser.close().catch(() => undefined)
