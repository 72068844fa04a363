import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { demoSignIn } from '../demo/demo-store.ts'
import { testChromium } from '../tools/chromium.ts'
import { buildWebApp } from '../tools/web-build.ts'
import { type Row, spread } from './measure.ts'
import { startProduct } from './product.ts'

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

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/home`)
  await page.getByLabel('Correo electrónico').fill(demoSignIn.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoSignIn.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`${address}/home`)
}

/** How fast help is there: the quick-demo panel on a page that was just opened, and the first picture of a video in it. */
export async function benchHelp(): Promise<Row[]> {
  await buildWebApp(() => undefined)
  const directory = await mkdtemp(join(tmpdir(), 'bench-help-'))
  const product = await startProduct(directory)
  const browser = await chromium.launch(await testChromium())
  const opened: number[] = []
  const shown: number[] = []
  try {
    await product.demo()
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 }, locale: 'es-ES' })
    await signIn(page, product.address)
    // The first one warms up and is left out.
    for (let run = 0; run <= runs; run++) {
      await page.goto(`${product.address}/home`, { waitUntil: 'networkidle' })
      const panelOpens = page.evaluate(untilOpen)
      await page.getByRole('button', { name: 'Demo rápida' }).click()
      const open = await panelOpens
      const panel = page.getByRole('dialog', { name: 'Demo rápida' })
      await panel.getByRole('searchbox').fill('Orden manual')
      const topic = panel.getByRole('button', { name: 'Orden manual', exact: true })
      if ((await topic.getAttribute('aria-expanded')) === 'false') await topic.click()
      const play = panel.getByRole('button', { name: 'Reproducir', exact: true })
      await play.waitFor()
      const frameShows = page.evaluate(untilFrame)
      await play.click()
      const frame = await frameShows
      if (run === 0) continue
      opened.push(open)
      shown.push(frame)
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
