import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import type { Language } from '../../contract/index.ts'
import type { SentenceName } from '../../src/i18n/keys.ts'
import type { Action, Target } from './script.ts'
import { picturesPerSecond, type Camera } from './camera.ts'
import { sentence } from './sentences.ts'

/** How long the page may take to show what comes next. */
const maxWait = 90_000
/** Seconds in which the video shows what the page took longer for. */
const waitShown = 0.3
/** Positions of the pointer on a way that nobody sees. */
const hurriedPositions = 8
const roles = ['button', 'link', 'menuitem', 'tab', 'radio', 'checkbox', 'textbox', 'searchbox', 'combobox', 'option'] as const

interface Point {
  x: number
  y: number
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
/** A sentence as it may stand on screen, with anything in its blanks. */
const pattern = (text: string, begins = false): RegExp =>
  new RegExp(`^${escaped(text).replaceAll(/\{\{\w+\}\}/g, '.+')}${begins ? '' : '$'}`)

/** Slow at both ends, as a hand moves. */
const eased = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2)

/** Waits until the page shows all that it has: no place is kept any more for what is on its way, and no picture is. */
export const nothingComes = (page: Page): Promise<void> =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('[data-slot="skeleton"]')].every((each) => !each.checkVisibility()) &&
        [...document.images].every((each) => each.complete || each.getBoundingClientRect().top > innerHeight || !each.checkVisibility()),
      undefined,
      { timeout: maxWait },
    )
    .then(() => undefined)

/**
 * Does on a page what scripts say. Where a camera looks, the pointer moves as a hand does; without one, what is not shown needs no time.
 */
export class Performer {
  readonly #page: Page
  readonly #language: Language
  readonly #camera: Camera | null
  #at: Point = { x: 760, y: 420 }

  constructor(page: Page, language: Language, camera: Camera | null = null) {
    this.#page = page
    this.#language = language
    this.#camera = camera
  }

  /** Shows the pointer where it was. */
  appear(): Promise<void> {
    return this.#page.mouse.move(this.#at.x, this.#at.y)
  }

  async do(action: Action): Promise<void> {
    switch (action.do) {
      case 'point':
        return void (await this.#reach(action.at))
      case 'click':
        await this.#reach(action.at)
        return this.#press()
      case 'type':
        return this.#type(action.into, action.text)
      case 'choose':
        await this.#reach(action.from)
        await this.#find(action.from).selectOption(action.value)
        return this.#rest(500)
      case 'drag':
        return this.#drag(action.from, action.to)
      case 'scroll':
        return this.#scroll(action.to)
      case 'press':
        await this.#page.keyboard.press(action.key)
        return this.#rest(500)
      case 'wait':
        return this.#rest(action.seconds * 1000)
      case 'until':
        return this.#wait(() => this.#until(action.there))
      case 'keep':
        return
    }
  }

  #named = (name: SentenceName): string => sentence(this.#language, name)

  #find(target: Target): Locator {
    const { nth = 0, begins } = target
    if ('css' in target) return this.#page.locator(target.css).filter({ visible: true }).nth(nth)
    if ('thing' in target)
      return this.#page
        .getByRole('link', { name: pattern(target.thing, true) })
        .filter({ visible: true })
        .nth(nth)
    const name = pattern(this.#named(target.label), begins)
    const any = roles.map((role) => this.#page.getByRole(role, { name })).reduce((one, other) => one.or(other))
    return any.filter({ visible: true }).nth(nth)
  }

  async #until(there: Target | { text: SentenceName }): Promise<void> {
    const wanted =
      'text' in there
        ? this.#page
            .getByText(pattern(this.#named(there.text)))
            .filter({ visible: true })
            .first()
        : this.#find(there)
    await wanted.waitFor({ state: 'visible', timeout: maxWait })
    await nothingComes(this.#page)
  }

  /** The middle of a target, once it rests. */
  async #middle(target: Target): Promise<Point> {
    const found = this.#find(target)
    await found.waitFor({ state: 'visible', timeout: maxWait })
    await found.scrollIntoViewIfNeeded()
    let before = await found.boundingBox()
    for (let tries = 0; tries < 40; tries += 1) {
      await sleep(60)
      const now = await found.boundingBox()
      if (now && before && Math.abs(now.x - before.x) + Math.abs(now.y - before.y) < 1) {
        // Of what is wide, the part that is read first; never its very middle, where a hand seldom lands.
        return { x: now.x + Math.min(now.width / 2, 90), y: now.y + now.height / 2 }
      }
      before = now
    }
    throw new Error(`${JSON.stringify(target)} does not rest.`)
  }

  async #reach(target: Target): Promise<void> {
    await this.#moveTo(await this.#wait(() => this.#middle(target)))
  }

  async #moveTo(to: Point, slower = 1): Promise<void> {
    const from = this.#at
    const far = Math.hypot(to.x - from.x, to.y - from.y)
    const positions = Math.ceil(((420 + far * 0.75) * slower * picturesPerSecond) / 1000)
    const move = (count: number) => (position: number) => {
      const along = eased(position / count)
      // A slight bow: nobody moves along a ruler.
      const bow = Math.sin(Math.PI * along) * Math.min(24, far / 14)
      return this.#page.mouse.move(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along - bow)
    }
    if (this.#camera) await this.#camera.follow(positions, move(positions))
    else for (let position = 1; position <= hurriedPositions; position += 1) await move(hurriedPositions)(position)
    this.#at = to
  }

  async #press(): Promise<void> {
    await this.#rest(160)
    await this.#page.mouse.down()
    await this.#rest(150)
    await this.#page.mouse.up()
    await this.#rest(420)
  }

  async #type(into: Target, text: string): Promise<void> {
    await this.#reach(into)
    await this.#press()
    await this.#page.keyboard.press('ControlOrMeta+a')
    if (this.#camera) await this.#camera.follow(text.length, (position) => this.#page.keyboard.type(text[position - 1]!))
    else await this.#page.keyboard.type(text)
    await this.#rest(250)
  }

  async #drag(from: Target, to: Target): Promise<void> {
    await this.#reach(from)
    const end = await this.#wait(() => this.#middle(to))
    await this.#rest(250)
    await this.#page.mouse.down()
    await sleep(150)
    await this.#moveTo({ x: this.#at.x, y: this.#at.y - 12 })
    // Onto the upper half: it lands before it.
    await this.#moveTo({ x: end.x, y: end.y - 8 }, 1.6)
    await this.#page.locator('[data-slot=drop-line]').waitFor({ state: 'attached', timeout: maxWait })
    await sleep(350)
    await this.#page.mouse.up()
    await this.#rest(700)
  }

  async #scroll(to: Target): Promise<void> {
    const found = this.#find(to)
    await found.waitFor({ state: 'visible', timeout: maxWait })
    const behavior: ScrollBehavior = this.#camera ? 'smooth' : 'instant'
    await found.evaluate((element, how) => element.scrollIntoView({ behavior: how, block: 'start' }), behavior)
    await this.#rest(900)
  }

  /** Waits for the page. */
  async #wait<T>(come: () => Promise<T>): Promise<T> {
    const since = this.#camera?.now ?? 0
    const found = await come()
    this.#camera?.shorten(since, waitShown)
    await this.#camera?.look()
    return found
  }

  async #rest(milliseconds: number): Promise<void> {
    if (!this.#camera) return
    await sleep(milliseconds)
    await this.#camera.look()
  }
}
