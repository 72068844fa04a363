import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { testChromium } from '../tools/chromium.ts'
import { buildWebApp } from '../tools/web-build.ts'
import { type Row, spread } from './measure.ts'
import { startProduct } from './product.ts'
import { signIn } from './sign-in.ts'
import { inUnwatchedTab } from './unwatched-tab.ts'

const runs = 7
const limits = { panel: 100, frame: 500 } as const

/** Runs in the page: milliseconds from the next press until the panel can be searched. */
const untilOpen = (): Promise<number> =>
  new Promise((resolve) => {
    let began = 0
    addEventListener('click', () => (began = performance.now()), { capture: true, once: true })
    const look = (): void => {
      const search = document.querySelector('[role=dialog] [role=searchbox], [role=dialog] input[type=search]')
      if (began > 0 && search && search.getBoundingClientRect().height > 0) resolve(performance.now() - began)
      else requestAnimationFrame(look)
    }
    look()
  })

/** Runs in the page: milliseconds from the next press until a picture of the video is shown; one from before the press does not count. */
const untilFrame = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const begin = (): void => {
      const began = performance.now()
      const video = document.querySelector<HTMLVideoElement>('[role=dialog] video')!
      video.requestVideoFrameCallback(() => {
        if (video.paused) reject(new Error('The video does not play.'))
        else resolve(performance.now() - began)
      })
    }
    addEventListener('click', begin, { capture: true, once: true })
  })

/** Where the button of the panel is, to be pressed as people do. */
const placeOfButton = (): { x: number; y: number } => {
  const named = [...document.querySelectorAll('button')].find(
    (button) => button.textContent?.trim() === 'Demo rápida' || button.ariaLabel === 'Demo rápida',
  )
  const { x, y, width, height } = named!.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Milliseconds from the press until the panel can be searched, on pages that were just opened; the first one warms up and is left out. */
const openings = (address: string): Promise<number[]> =>
  inUnwatchedTab(
    (page) => signIn(page, address),
    async (tab) => {
      const opened: number[] = []
      for (let run = 0; run <= runs; run++) {
        await tab.send('Page.navigate', { url: `${address}/home` })
        // As soon after as somebody who knows where the button is.
        await sleep(1_500)
        const { x, y } = await tab.evaluate(placeOfButton)
        const open = tab.evaluate(untilOpen)
        for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
          await tab.send('Input.dispatchMouseEvent', { type, x, y, ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }) })
        if (run > 0) opened.push(await open)
        else await open
      }
      return opened
    },
  )

/** How fast help is there: the quick-demo panel on a page that was just opened, and the first picture of a video in it. */
export async function benchHelp(): Promise<Row[]> {
  await buildWebApp(() => undefined)
  const directory = await mkdtemp(join(tmpdir(), 'bench-help-'))
  const product = await startProduct(directory)
  const browser = await chromium.launch(await testChromium())
  let opened: number[] = []
  const shown: number[] = []
  try {
    await product.demo()
    opened = await openings(product.address)
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 }, locale: 'es-ES' })
    await signIn(page, product.address)
    // The first one warms up and is left out.
    for (let run = 0; run <= runs; run++) {
      await page.goto(`${product.address}/home`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Demo rápida' }).click()
      const panel = page.getByRole('dialog', { name: 'Demo rápida' })
      await panel.getByRole('searchbox').fill('Orden manual')
      const topic = panel.getByRole('button', { name: 'Orden manual', exact: true })
      if ((await topic.getAttribute('aria-expanded')) === 'false') await topic.click()
      const play = panel.getByRole('button', { name: 'Reproducir', exact: true })
      await play.waitFor()
      const frameShows = page.evaluate(untilFrame)
      await play.click()
      const frame = await frameShows
      if (run > 0) shown.push(frame)
    }
  } finally {
    await browser.close()
    await product.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return [
    {
      work: 'the quick-demo panel on a page that was just opened: from the press until it can be searched',
      figure: spread(opened),
      beside: 'limit',
      reference: limits.panel,
      reach: 1,
    },
    {
      work: 'a video of the panel: from the press until its first picture, from the local server',
      figure: spread(shown),
      beside: 'limit',
      reference: limits.frame,
      reach: 1,
    },
  ]
}
