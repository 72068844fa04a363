import { EventEmitter } from 'node:events'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { Camera } from './camera.ts'

/** A browser that draws a page, and reports a picture of it only where asked for. */
class Browser extends EventEmitter {
  shows = ''
  draw(picture: string, reported = true): void {
    this.shows = picture
    if (reported) this.emit('Page.screencastFrame', { data: Buffer.from(picture).toString('base64'), sessionId: 1 })
  }
  send(method: string): Promise<unknown> {
    return Promise.resolve(method === 'Page.captureScreenshot' ? { data: Buffer.from(this.shows).toString('base64') } : {})
  }
  page = (): Page => ({ context: () => ({ newCDPSession: () => Promise.resolve(this) }) }) as unknown as Page
}

test('the last picture of a change is kept, also where the browser left it out', async () => {
  const browser = new Browser()
  const camera = await Camera.on(browser.page())
  browser.draw('skeleton')
  browser.draw('list', false)
  await camera.look()
  expect(camera.shots.map(({ jpeg }) => jpeg.toString())).toEqual(['skeleton', 'list'])
})
