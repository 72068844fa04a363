import axe from 'axe-core'
import type { Page } from 'playwright'

/** The rules of axe that a theme can break; everything else is the same by day and by night. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** How many elements a long list may put on the page: more than a screen and its margins can show, far less than the list. */
const mostElements = 6_000

/**
 * Holds what is drawn against axe.
 * @param rules only those that colour can break, or all
 * @returns a sentence per violation
 */
export async function accessFaults(page: Page, rules: 'colour' | 'all'): Promise<string[]> {
  // The book's own panel has brought axe along already, in most stories.
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

/** Says by how many pixels the page is wider than its window, and which element reaches furthest. */
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

/**
 * Finds words that are cut off without a sign, or stick out of the shape that they stand in. An ellipsis, a clamp of lines, a `title` or a part
 * that scrolls are signs; what is hidden from sight altogether is not looked at.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const slack = 1.5
    const hasSign = (element: Element, style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      element.hasAttribute('title') ||
      /auto|scroll/.test(style.overflowX)
    const isDrawn = (style: CSSStyleDeclaration): boolean =>
      (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'transparent') ||
      (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0)

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const said = (text.textContent ?? '').trim()
      if (said === '' || !text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (text.parentElement.closest('script, style, svg, option, .sb-wrapper')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right))
      const left = Math.min(...[...range.getClientRects()].map((rect) => rect.left))
      for (let element: Element | null = text.parentElement; element && element !== document.body; element = element.parentElement) {
        const style = getComputedStyle(element)
        const box = element.getBoundingClientRect()
        if (hasSign(element, style) || box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') break
        const clips = /hidden|clip/.test(style.overflowX)
        if ((clips || isDrawn(style)) && style.display !== 'inline' && (right > box.right + slack || left < box.left - slack)) {
          if (right <= box.left || left >= box.right) break // wholly out of sight on purpose, like a drawer that is shut
          faults.push(
            `“${said.slice(0, 60)}” ${clips ? 'is cut off' : 'sticks out'} by ${Math.ceil(Math.max(right - box.right, box.left - left))} pixels, without a sign: ${element.outerHTML.replace(/>[^]*/, '>').slice(0, 160)}`,
          )
          break
        }
        if (clips || style.position === 'fixed') break
      }
    }
    return faults
  })
}

/** A list of very many may not put all of them on the page. */
export async function tooManyElements(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => document.body.querySelectorAll('*').length)
  return count > mostElements
    ? [`A list of many puts ${count} elements on the page; ${mostElements} are allowed. Draw what is seen, or cap it with a sentence.`]
    : []
}

/** A list without anything in it has to say so. */
export async function silentEmptiness(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => document.body.innerText.trim())
  return said === '' ? ['Where there is nothing to list, nothing is said either.'] : []
}

/** Waits for letters, pictures and layout: two frames in which nothing on the page changes any more. */
export async function settled(page: Page): Promise<void> {
  const rests = await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    let changes = 0
    const watch = new MutationObserver((records) => (changes += records.length))
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    // Their lines are fetched when they are needed.
    const drawn = () => document.querySelector('[data-slot=illustration]:empty') === null
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    // A frame may come before what is to be drawn in it: on a busy machine React's own turn comes late. Behind this nothing is due.
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
