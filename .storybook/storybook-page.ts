import type { Browser, CDPSession, Page } from 'playwright'
import type { StoryEntry } from '../tools/snapshot-stories.ts'
import { settled, watchRequests } from './story-checks.ts'

/** What Storybook lets a visitor reach from within its page. */
export interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    storyStoreValue: {
      loadStory: (wanted: { storyId: string }) => Promise<{ parameters: { snapshot?: { height?: number } } }>
      userGlobals: { update: (globals: object) => void }
    }
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: never) => void) => void
    off: (event: string, listener: (payload: never) => void) => void
    emit: (event: string, payload: object) => void
  }
}

/** A page of the built Storybook, on which one story after the other is drawn. */
export interface StorybookPage {
  page: Page
  /** Chromium's own protocol. */
  session: CDPSession
  /** What the page believes in at present. */
  finger: boolean
}

/** Injected before a story is drawn: a transition that never starts cannot leave half-blended edge pixels. */
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}'

/** Opens Storybook on a page of its own. */
export async function openStorybook(browser: Browser, address: string): Promise<StorybookPage> {
  const context = await browser.newContext({
    viewport: { width: 900, height: 600 },
    deviceScaleFactor: 1,
    locale: 'es-ES',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await watchRequests(page)
  // By this name Storybook knows that it is tested, and skips animations.
  await page.addInitScript(() => {
    const agent = `${navigator.userAgent} (StorybookTestRunner)`
    Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    // Nobody looks at the frames that Storybook can draw around elements; for them it reads the style of every element at every change.
    Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true })
  })
  await page.goto(`${address}/iframe.html`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && document.querySelector('#storybook-root') !== null)
  await page.evaluate(async () => {
    await (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__.ready()
  })
  await page.addStyleTag({ content: still })
  const session = await context.newCDPSession(page)
  // Chromium forgets to hover once it has been touched; so that this does not hang on the order of stories, every page is touched once.
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return { page, session, finger: true }
}

/** Makes the page believe in a finger, or in a mouse: a phone has the heights of what a finger hits. */
export async function touch(storybook: StorybookPage, finger: boolean): Promise<void> {
  if (storybook.finger === finger) return
  await storybook.session.send('Emulation.setTouchEmulationEnabled', { enabled: finger })
  storybook.finger = finger
}

/** Gives the window a size, where it has another one: each change is a layout of the whole page. */
export async function resize({ page }: StorybookPage, { width, height }: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
}

/** Opens a story with the globals of Storybook. @returns the height that the story needs */
export function prepare({ page }: StorybookPage, story: StoryEntry, language: string): Promise<number | undefined> {
  return page.evaluate(
    async ([storyId, globals]) => {
      const { storyStoreValue } = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__
      const { parameters } = await storyStoreValue.loadStory({ storyId })
      // Not by the channel: that would draw the former story once more.
      storyStoreValue.userGlobals.update(globals)
      document.documentElement.dataset['theme'] = 'light'
      return parameters.snapshot?.height
    },
    [story.id, { language, a11y: { manual: false } }] as const,
  )
}

/** The reports of Storybook's checks when a story has ended. */
interface Finished {
  storyId: string
  status: 'error' | 'success'
  reporters: { type: string; status: string; result: { error?: unknown; violations?: Violation[] } }[]
}

interface Violation {
  id: string
  help: string
  nodes: { target: unknown; failureSummary?: string }[]
}

/** Draws a story, plays it, and lets Storybook's axe look at it. @returns what went wrong, a sentence each */
export function play({ page }: StorybookPage, { id }: StoryEntry): Promise<string[]> {
  return page.evaluate(
    (storyId) =>
      new Promise<string[]>((resolve) => {
        const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__
        const end = (faults: string[]) => {
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
          resolve(faults)
        }
        const thrown = ({ message }: { message: string }) => end([message])
        const listeners = {
          storyFinished: (finished: Finished) => {
            if (finished.storyId !== storyId) return
            const failed = finished.reporters.filter(({ status }) => status === 'failed')
            const faults = failed.flatMap(({ type, result }) =>
              (result.violations ?? []).length === 0
                ? [`${type} failed: ${result.error === undefined ? 'it does not say why' : JSON.stringify(result.error)}`]
                : (result.violations ?? []).map(
                    ({ id: rule, help, nodes }) =>
                      `${rule}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${String(target)}\n  ${failureSummary ?? ''}`).join('\n')}`,
                  ),
            )
            end(finished.status === 'error' && faults.length === 0 ? ['The story ended with an error.'] : faults)
          },
          storyErrored: ({ title, description }: { title: string; description: string }) => end([`${title}\n${description}`]),
          storyThrewException: thrown,
          playFunctionThrewException: thrown,
          unhandledErrorsWhilePlaying: ([first]: { message: string }[]) =>
            end([first?.message ?? 'Something threw while the story was played.']),
          storyMissing: (missing: string) => missing === storyId && end(['Storybook does not have this story.']),
        }
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
}

/**
 * Changes the language of Storybook, as its toolbar does; the story is mounted
 * again. Storybook's axe has run already. Throws where the page keeps its language.
 */
export async function speak({ page }: StorybookPage, language: string): Promise<void> {
  const speaks = await page.evaluate(async (wanted) => {
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__
    channel.emit('updateGlobals', { globals: { language: wanted, a11y: { manual: true } } })
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    for (let frames = 0; document.documentElement.lang !== wanted && frames < 240; frames += 1) await frame()
    return document.documentElement.lang === wanted
  }, language)
  if (!speaks)
    throw new Error(`It does not change to the language ${language}: its own globals hold it, or it has the tag screen without being one.`)
}

/** Paints the page in the light or in the dark theme: a matter of the stylesheet alone. */
export async function paint({ page }: StorybookPage, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
}

/**
 * All that is on the page as a PNG that was quick to write. The window grows to what is further down: Chromium
 * can draw beyond it, but a page that believed in a finger then believes in a mouse while it is drawn.
 */
export async function screenshot({ page, session }: StorybookPage): Promise<Buffer> {
  const { width, height, fits } = await page.evaluate(() => {
    // Those that scripts began: what ends is shown as it ends, what never ends as it was before.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
    const { documentElement: root, body } = document
    const wide = Math.max(body.scrollWidth, root.scrollWidth, body.offsetWidth, root.offsetWidth, body.clientWidth, root.clientWidth)
    const high = Math.max(body.scrollHeight, root.scrollHeight, body.offsetHeight, root.offsetHeight, body.clientHeight, root.clientHeight)
    return { width: wide, height: high, fits: wide <= window.innerWidth && high <= window.innerHeight }
  })
  if (!fits) {
    await page.setViewportSize({ width, height })
    await settled(page)
  }
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}
