import type { Side } from './side.ts'

/** What the page offers to the one who drives it. */
export interface Measurements {
  /** Milliseconds from rows in memory to the first rows on screen. */
  open(): Promise<number>
  /** Milliseconds between frames while the list is scrolled by so many pixels a frame. */
  scroll(pixels: number, frames: number): Promise<number[]>
  reveal(row: number): Promise<void>
  /** Middle of a row's handle, and its upper and lower edge. */
  handleAt(row: number): { x: number; y: number; top: number; bottom: number }
  shownAt(row: number): number | null
  focus(row: number): Promise<void>
  choose(products: readonly number[]): Promise<void>
  toTop: readonly string[]
  /** From now on: milliseconds from the next event of this kind to the paint of this product in this row. */
  expect(event: 'pointerup' | 'keydown', product: number, row: number): void
  /** What `expect` measured. */
  measured(): Promise<number>
  order(): number[]
  /** How often the page could not answer for more than 50 ms since the last time that this was asked. */
  longTasks(): number
}

declare global {
  interface Window {
    measurements: Measurements
  }
}

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))
/** After the paint of the frame that is being made. */
const painted = async (): Promise<number> => {
  await frame()
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(performance.now())
    port2.postMessage(null)
  })
}

/** The moment at which something that shows on the page was painted. */
async function paintOf(shows: () => boolean): Promise<number> {
  for (let waited = 0; waited < 600; waited++) {
    // A frame's callbacks run before it is painted: what shows now is in it.
    await frame()
    if (!shows()) continue
    return new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now())
      port2.postMessage(null)
    })
  }
  throw new Error('It never showed.')
}

async function settled(): Promise<void> {
  for (let frames = 0; frames < 6; frames++) await painted()
}

/** Puts a side onto the page, ready to be measured. */
export function offer(side: Side): void {
  let awaited: Promise<number> = Promise.resolve(0)
  let blocked = 0
  const counted = new PerformanceObserver((list) => (blocked += list.getEntries().length))
  counted.observe({ type: 'longtask' })

  window.measurements = {
    async open() {
      const began = performance.now()
      side.mount(document.getElementById('list')!)
      const shown = await paintOf(() => side.shownAt(0) !== null)
      await settled()
      return shown - began
    },
    async scroll(pixels, frames) {
      const list = side.scroller()
      const gaps: number[] = []
      let before = await frame()
      for (let nth = 0; nth < frames; nth++) {
        list.scrollTop += pixels
        const now = await frame()
        gaps.push(now - before)
        before = now
      }
      await settled()
      return gaps
    },
    async reveal(row) {
      side.reveal(row)
      await paintOf(() => side.shownAt(row) !== null)
      await settled()
    },
    handleAt(row) {
      const { left, top, bottom, width } = side.handleOf(row).getBoundingClientRect()
      return { x: left + width / 2, y: (top + bottom) / 2, top, bottom }
    },
    shownAt: (row) => side.shownAt(row),
    async focus(row) {
      side.focus(row)
      await settled()
    },
    async choose(products) {
      side.choose(products)
      await settled()
    },
    toTop: side.toTop,
    expect(event, product, row) {
      awaited = new Promise((done, fail) => {
        const begin = ({ timeStamp }: Event): void =>
          void paintOf(() => side.shownAt(row) === product).then((shown) => done(shown - timeStamp), fail)
        addEventListener(event, begin, { capture: true, once: true })
      })
    },
    measured: () => awaited,
    order: () => side.order(),
    longTasks() {
      counted.takeRecords().forEach(() => blocked++)
      const since = blocked
      blocked = 0
      return since
    },
  }
}
