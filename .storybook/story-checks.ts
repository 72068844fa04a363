import axe from 'axe-core'
import type { Page, Request } from 'playwright'

/** The rules of axe that a theme can break; everything else is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** How many elements a long list may put on the page: more than a screen and its margins can show, far less than the list. */
const mostElements = 6_000

/**
 * Holds what is drawn against axe.
 * @param rules only those that colour can break, or all
 * @returns a sentence per violation
 */
export async function accessFaults(page: Page, rules: 'colour' | 'all'): Promise<string[]> {
  // Storybook's own panel has brought axe along already, in most stories.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe.source })
  const only = rules === 'colour' ? colourRules : undefined
  const violations = await page.evaluate(async (names) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe
    inPage.reset() // what the panel has configured is its own
    const found = await inPage.run(document.body, {
      resultTypes: ['violations'],
      ...(names ? { runOnly: { type: 'rule', values: names } } : { rules: { region: { enabled: false } } }),
    })
    return found.violations
  }, only)
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${String(node.target)}\n  ${node.failureSummary ?? ''}`).join('\n')}`,
  )
}

/** Reports by how many pixels the page is wider than its window, and which element reaches furthest. */
export function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - window.innerWidth
    if (excess <= 0) return []
    const reach = (element: Element) => element.getBoundingClientRect().right
    const furthest = [...document.body.querySelectorAll('*')].reduce((one, other) => (reach(other) > reach(one) ? other : one))
    const name = furthest.outerHTML.replace(/>[^]*/, '>').slice(0, 200)
    return [
      `At ${window.innerWidth} pixels the page is ${excess} pixels too wide and scrolls sideways. Furthest reaches ${name}, “${(furthest.textContent ?? '').trim().slice(0, 60)}”.`,
    ]
  })
}

/** A list of very many may not put all of them on the page. */
export async function tooManyElements(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => document.body.querySelectorAll('*').length)
  return count > mostElements
    ? [`A list of many puts ${count} elements on the page; ${mostElements} are allowed. Draw what is seen, or cap it with a sentence.`]
    : []
}

/** An empty list must show a text. */
export async function silentEmptiness(page: Page): Promise<string[]> {
  const reported = await page.evaluate(() => document.body.innerText.trim())
  return reported === '' ? ['An empty list says nothing.'] : []
}

/** The requests of a page that have no answer yet. */
const pending = new WeakMap<Page, Set<Request>>()

/** How many `fetch` calls of the page wait for their answer. The page knows of them before word of a request is here. */
interface Fetching {
  fetching?: number
}

/** Keeps account of a page's requests from its next document on, so that `settled` waits for parts that are still on their way. */
export async function watchRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as Fetching
    const { fetch } = window
    const ended = (): void => void (own.fetching = (own.fetching ?? 1) - 1)
    window.fetch = (...request) => {
      own.fetching = (own.fetching ?? 0) + 1
      const answer = fetch(...request)
      answer.then(ended, ended)
      return answer
    }
  })
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => void requests.add(request))
  const ended = (request: Request): void => void requests.delete(request)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
}

/** Milliseconds after which a request without an answer is a fault. */
const longestRequest = 30_000

async function allAnswered(page: Page): Promise<void> {
  const requests = pending.get(page)
  const end = Date.now() + longestRequest
  while (requests && requests.size > 0) {
    if (Date.now() > end) throw new Error(`No answer came to ${[...requests].map((request) => request.url()).join(', ')}.`)
    await new Promise((next) => setTimeout(next, 5))
  }
}

/** Waits for parts of the page, letters, pictures and layout: two frames in which nothing on the page changes any more. */
export async function settled(page: Page): Promise<void> {
  do {
    await allAnswered(page)
    await rested(page)
  } while (pending.get(page)?.size)
}

async function rested(page: Page): Promise<void> {
  const rests = await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    let changes = 0
    const watch = new MutationObserver((records) => (changes += records.length))
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    // The lines of illustrations are fetched when they are needed.
    const drawn = () => document.querySelector('[data-slot=illustration]:empty') === null && !(window as Fetching).fetching
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    // On a busy machine a frame may come before React has rendered. After this wait no render is pending.
    const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void, options: object) => Promise<void> } }
    const worked = () => scheduler.postTask(() => undefined, { priority: 'background' })
    const shape = () => `${document.documentElement.scrollWidth} ${document.documentElement.scrollHeight} ${changes}`
    let still = 0
    for (let frames = 0, before = shape(); still < 2 && frames < 240; frames += 1, before = shape()) {
      await frame()
      await worked()
      still = shape() === before && drawn() ? still + 1 : 0
    }
    watch.disconnect()
    return still >= 2
  })
  if (!rests) throw new Error('This story never comes to rest: after 240 frames something on the page still changes.')
}
