import { getStoryContext, waitForPageReady, type TestContext, type TestRunnerConfig } from '@storybook/test-runner'
import axe from 'axe-core'
import { toMatchImageSnapshot } from 'jest-image-snapshot'
import type { Page } from 'playwright'
import { isPortrait, portraitName } from '../tools/portrait-stories.ts'

const portraits = `${process.cwd()}/stories/portraits`
const differences = `${process.cwd()}/.cache/portraits`

/** Injected before the story renders: a transition that never starts cannot leave half-blended edge pixels. */
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}'

type Theme = 'light' | 'dark'

const widths = { desk: 900, phone: 360 } as const

/**
 * The book's proofreader. Every story is visited once: addon-a11y runs axe on it by day, this file runs it again by night,
 * and the stories called Portrait (or tagged so) are shot in both and compared with the approved pictures, exactly.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  setup() {
    expect.extend({ toMatchImageSnapshot })
  },

  async preVisit(page, context) {
    const { tags, parameters } = await getStoryContext(page, context)
    const { height = 80 } = (parameters['portrait'] ?? {}) as { height?: number }
    const width = tags.includes('phone') ? widths.phone : widths.desk
    await page.setViewportSize({ width, height: isPortrait({ name: context.name, tags }) ? height : 700 })
    await page.mouse.move(0, 0)
    await page.evaluate((css) => {
      if (document.getElementById('still')) return
      document.head.append(Object.assign(document.createElement('style'), { id: 'still', textContent: css }))
    }, still)
  },

  async postVisit(page, context) {
    if (context.hasFailure) return // an error thrown here would hide the story's own one
    const { tags } = await getStoryContext(page, context)
    await waitForPageReady(page)
    if (tags.includes('phone')) await checkWidth(page)
    const shot = isPortrait({ name: context.name, tags })
    const byDay = shot ? await shoot(page) : undefined
    await paint(page, 'dark')
    await checkAccess(page)
    const byNight = shot ? await shoot(page) : undefined
    await paint(page, 'light')
    compare(context, { light: byDay, dark: byNight })
  },
}

export default config

async function paint(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
}

function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true })
}

/** Compares both pictures before it fails, so that the report shows what the night looks like too. */
function compare({ id }: TestContext, pictures: Record<Theme, Buffer | undefined>): void {
  const faults: unknown[] = []
  for (const [theme, picture] of Object.entries(pictures)) {
    if (!picture) continue
    try {
      expect(picture).toMatchImageSnapshot({
        customSnapshotsDir: portraits,
        customDiffDir: differences,
        customReceivedDir: differences,
        storeReceivedOnFailure: true,
        customSnapshotIdentifier: `${portraitName(id)}.${theme}`,
        customDiffConfig: { threshold: 0 },
        failureThreshold: 0,
        failureThresholdType: 'pixel',
      })
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw faults[0]
}

async function checkWidth(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (excess > 0) throw new Error(`On a phone of ${widths.phone} pixels this story is ${excess} pixels too wide: the page scrolls sideways.`)
}

async function checkAccess(page: Page): Promise<void> {
  await page.addScriptTag({ content: axe.source })
  const violations = await page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe
    const found = await inPage.run(document.body, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
    return found.violations
  })
  const said = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${String(node.target)}\n  ${node.failureSummary ?? ''}`).join('\n')}`)
  if (said.length > 0) throw new Error(`By night this story has ${said.length} faults of access.\n${said.join('\n')}`)
}
