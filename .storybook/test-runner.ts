import { readFile, writeFile } from 'node:fs/promises'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { toMatchImageSnapshot } from 'jest-image-snapshot'
import type { CDPSession, Page } from 'playwright'
import { desk, glasses, isScreen, phone, sheetWidth, shotsOf, themes, type Glass, type Shot, type StoryEntry, type Theme } from '../tools/portrait-stories.ts'
import { accessFaults, cutWords, settled, sidewaysFaults, silentEmptiness, tooManyElements } from './story-checks.ts'

const portraits = `${process.cwd()}/stories/portraits`
const differences = `${process.cwd()}/.cache/portraits`
const approving = process.env['SAMARA_APPROVING'] === 'yes'

/** Injected before the story renders: a transition that never starts cannot leave half-blended edge pixels. */
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}'

/** What is further down than this, in pixels, is more of the same. */
const tallest = 3_600

/** What the book lets a visitor reach from within its page. */
interface Book {
  __getContext: (id: string) => Promise<{ tags: string[]; parameters: { portrait?: { height?: number } } }>
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, told: object) => void }
  __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update: (globals: object) => void } } }
}

/** How the book stands when a story is drawn first, with axe looking on. */
const atFirst = { language: desk.language, a11y: { manual: false } }

/** The story that is being visited; a page visits one after the other. */
let visited: StoryEntry

/**
 * The book's proofreader. Every story is visited once: addon-a11y runs axe on it by day, this file asks the rules of colour again by night,
 * holds it against what its tags promise, and compares its pictures with the approved ones, exactly.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  setup() {
    expect.extend({ toMatchImageSnapshot })
  },

  async preVisit(page, { id, name }) {
    const told = await page.evaluate(async ([storyId, globals]) => {
      const book = window as unknown as Book
      const { tags, parameters } = await book.__getContext(storyId)
      // Not by the channel: that would draw the former story once more.
      book.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals)
      return { tags, height: parameters.portrait?.height }
    }, [id, atFirst] as const)
    visited = { id, name, tags: told.tags }
    await touch(page, told.tags.includes('phone'))
    await paint(page, 'light')
    await page.setViewportSize(stageOf(visited, told.height))
    await page.mouse.move(0, 0)
    await page.evaluate((css) => {
      if (document.getElementById('still')) return
      document.head.append(Object.assign(document.createElement('style'), { id: 'still', textContent: css }))
    }, still)
  },

  async postVisit(page, context) {
    if (context.hasFailure) return // an error thrown here would hide the story's own one
    await settled(page)
    const faults = isScreen(visited) ? await visitScreen(page) : await visitComponent(page)
    if (faults.length > 0) throw new Error(`${context.id} has ${faults.length} faults.\n${faults.join('\n')}`)
  },
}

export default config

/** A portrait's picture grows with what is on it, from almost nothing or from the height that its story asks for. */
function stageOf(story: StoryEntry, height = 80): { width: number; height: number } {
  if (isScreen(story)) return desk
  return { width: story.tags?.includes('phone') ? phone.width : sheetWidth, height: shotsOf(story).length > 0 ? height : 700 }
}

async function visitComponent(page: Page): Promise<string[]> {
  const { tags = [] } = visited
  const faults = [
    ...(tags.includes('phone') || tags.includes('long-words') ? await sidewaysFaults(page) : []),
    ...(tags.includes('long-words') ? await cutWords(page) : []),
    ...(tags.includes('many') ? await tooManyElements(page) : []),
    ...(tags.includes('empty') ? await silentEmptiness(page) : []),
  ]
  const [day, night] = shotsOf(visited)
  if (day) faults.push(...(await shoot(page, day)))
  await paint(page, 'dark')
  faults.push(...byNight(await accessFaults(page, 'colour')))
  if (night) faults.push(...(await shoot(page, night)))
  return faults
}

/** At the desk, between, on the phone: on each glass the screen is set up anew in its language, by day and by night. */
async function visitScreen(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const glass of glasses) {
    const shots = shotsOf(visited).filter((shot) => shot.glass === glass)
    if (glass !== desk && shots.length === 0) continue
    if (glass !== desk) {
      await touch(page, glass === phone)
      await page.setViewportSize(glass)
      await speak(page, glass.language)
      await settled(page)
    }
    await unroll(page, glass)
    await page.evaluate(() => window.scrollTo(0, 0))
    faults.push(...(await sidewaysFaults(page)))
    for (const theme of themes) {
      await paint(page, theme)
      if (glass === desk && theme === 'dark') faults.push(...byNight(await accessFaults(page, 'colour')))
      if (glass === phone && theme === 'light') faults.push(...(await accessFaults(page, 'all')).map((fault) => `On the phone: ${fault}`))
      const shot = shots.find((one) => one.theme === theme)
      if (shot) faults.push(...(await shoot(page, shot)))
    }
  }
  return faults
}

const byNight = (faults: readonly string[]): string[] => faults.map((fault) => `By night: ${fault}`)

const fingers = new WeakMap<Page, CDPSession>()

/** Makes the page believe in a finger, or in a mouse: a phone has the heights of what a finger hits. */
async function touch(page: Page, finger: boolean): Promise<void> {
  let session = fingers.get(page)
  if (!session) {
    session = await page.context().newCDPSession(page)
    fingers.set(page, session)
    // Chromium forgets to hover once it has been touched; so that this does not hang on the order of stories, every page is touched once.
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  }
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: finger })
}

async function paint(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
}

/** A page scrolls inside itself: the glass grows until all of it is on the picture, unless something stands over it. */
async function unroll(page: Page, { width, height }: Glass): Promise<void> {
  const hidden = await page.evaluate(() => {
    const main = document.querySelector('main')
    const covered = document.querySelector('[role="dialog"][data-state="open"]:not([data-beside]), [role="alertdialog"][data-state="open"]') !== null
    return main === null || covered ? 0 : main.scrollHeight - main.clientHeight
  })
  if (hidden <= 0) return
  await page.setViewportSize({ width, height: Math.min(height + hidden, tallest) })
  await settled(page)
}

/** Turns the language of the book, as its toolbar does; what is drawn is set up anew in it. The book's own axe has looked already. */
async function speak(page: Page, language: Glass['language']): Promise<void> {
  await page.evaluate(async (wanted) => {
    const book = window as unknown as Book
    book.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { language: wanted, a11y: { manual: true } } })
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    for (let frames = 0; document.documentElement.lang !== wanted && frames < 240; frames += 1) await frame()
  }, language)
}

/** Takes a picture and compares it with the approved one. @returns what is to be said when they differ */
async function shoot(page: Page, { file }: Shot): Promise<string[]> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true })
  const approved = await readFile(`${portraits}/${file}`).catch(() => undefined)
  if (approved?.equals(picture)) return []
  if (approving) {
    await writeFile(`${portraits}/${file}`, picture)
    return []
  }
  const identifier = file.replace(/\.png$/, '')
  if (!approved) {
    await writeFile(`${differences}/${identifier}-received.png`, picture)
    return [`${file} is new: nobody has approved it yet.`]
  }
  try {
    expect(picture).toMatchImageSnapshot({
      customSnapshotsDir: portraits,
      customDiffDir: differences,
      customReceivedDir: differences,
      storeReceivedOnFailure: true,
      customSnapshotIdentifier: identifier,
      customDiffConfig: { threshold: 0 },
      failureThreshold: 0,
      failureThresholdType: 'pixel',
      onlyDiff: true,
    })
    return []
  } catch (fault) {
    return [`${file}: ${(fault as Error).message.split('\n')[0] ?? ''}`]
  }
}
