import type { CDPSession, Page } from 'playwright'

export const screenSize = { width: 1280, height: 720 } as const
export const picturesPerSecond = 20

/** Milliseconds that a picture of a movement is waited for: where nothing changes, the browser draws none. */
const drawnWithin = 150

/** A picture of the page, and where it stands in the recording, in seconds. */
export interface Shot {
  at: number
  jpeg: Buffer
}

/**
 * Keeps every picture that the browser draws. Its time is that of the recording: while something moves, each position
 * takes as long as a picture of the video, however long the machine needs for it; else it is the time that passes.
 */
export class Camera {
  readonly shots: Shot[] = []
  readonly #session: CDPSession
  #at = 0
  #since = performance.now()
  #moving = false
  #latest: Buffer | null = null
  #drawn: () => void = () => undefined

  private constructor(session: CDPSession) {
    this.#session = session
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      this.#latest = Buffer.from(data, 'base64')
      if (!this.#moving) this.shots.push({ at: this.now, jpeg: this.#latest })
      this.#drawn()
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
  }

  /** Begins a recording of a page. */
  static async on(page: Page): Promise<Camera> {
    const session = await page.context().newCDPSession(page)
    const camera = new Camera(session)
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 94,
      maxWidth: screenSize.width,
      maxHeight: screenSize.height,
      everyNthFrame: 1,
    })
    return camera
  }

  /** Seconds since the beginning. */
  get now(): number {
    return this.#moving ? this.#at : this.#at + (performance.now() - this.#since) / 1000
  }

  /** Goes through the positions of a movement, a picture each. */
  async follow(positions: number, move: (position: number) => Promise<void>): Promise<void> {
    this.#at = this.now
    this.#moving = true
    for (let position = 1; position <= positions; position += 1) {
      const drawn = new Promise<void>((resolve) => {
        this.#drawn = resolve
        setTimeout(resolve, drawnWithin)
      })
      await move(position)
      await drawn
      this.#at += 1 / picturesPerSecond
      if (this.#latest) this.shots.push({ at: this.#at, jpeg: this.#latest })
    }
    this.#since = performance.now()
    this.#moving = false
  }

  /**
   * Takes a picture now. The browser leaves pictures out while another one is on its way, and the last one of a change may be among them.
   */
  async look(): Promise<void> {
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'jpeg', quality: 94 })
    this.#latest = Buffer.from(data, 'base64')
    this.shots.push({ at: this.now, jpeg: this.#latest })
  }

  /** What was recorded since then is shown in so many seconds at most: nobody watches a page that loads. */
  shorten(since: number, seconds: number): void {
    const took = this.now - since
    if (took <= seconds) return
    for (const shot of this.shots) if (shot.at > since) shot.at = since + ((shot.at - since) / took) * seconds
    this.#at = since + seconds
    this.#since = performance.now()
  }

  async stop(): Promise<void> {
    await this.#session.send('Page.stopScreencast')
    await this.#session.detach()
  }
}
