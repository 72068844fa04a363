import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from 'playwright'
import { testChromium } from '../tools/chromium.ts'

/** Milliseconds after which a browser is given up: it draws no more frames, and what waits for one would wait for ever. */
const longest = 180_000
const attempts = 3

class NoFrames extends Error {}

/**
 * Measures in a browser, and closes it. Now and then a headless browser stops drawing frames; what was
 * measured in it is thrown away, said, and measured anew in another one.
 *
 * @throws what the measurement throws, and an Error where three browsers in a row stopped.
 */
export async function measureIn<B extends { close(): Promise<void> }, T>(
  start: () => Promise<B>,
  measure: (browser: B) => Promise<T>,
  givenUpAfter = longest,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const browser = await start()
    const over = new AbortController()
    try {
      return await Promise.race([
        measure(browser),
        sleep(givenUpAfter, undefined, { signal: over.signal, ref: false }).then(() => {
          throw new NoFrames(`A browser measured nothing for ${givenUpAfter / 1_000} s.`)
        }),
      ])
    } catch (fault) {
      if (!(fault instanceof NoFrames) || attempt === attempts) throw fault
      process.stdout.write(`${fault.message} Another one is started.\n`)
    } finally {
      over.abort()
      await browser.close()
    }
  }
}

/** Measures in a browser that has seen nothing. Throws what {@link measureIn} throws. */
export const inOwnBrowser = async <T>(measure: (browser: Browser) => Promise<T>): Promise<T> =>
  measureIn(async () => chromium.launch(await testChromium()), measure)
