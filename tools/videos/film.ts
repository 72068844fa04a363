import type { Page } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '../../contract/index.ts'
import { Camera, picturesPerSecond, type Shot } from './camera.ts'
import { Performer } from './performer.ts'
import type { VideoScript } from './script.ts'

/** Milliseconds in which a caption is read before something happens. */
const readFirst = 900

/** When a step was done, in seconds of the recording, and how long it is in the video. */
export interface Passage {
  began: number
  ended: number
  seconds: number
}

/** Does a script on a page that shows its beginning, and gives what was seen. */
export async function film(page: Page, script: VideoScript, language: Language): Promise<{ shots: readonly Shot[]; passages: Passage[] }> {
  const camera = await Camera.on(page)
  const performer = new Performer(page, language, camera)
  await performer.appear()
  const passages: Passage[] = []
  for (const { step, seconds, actions } of script.steps) {
    const began = camera.now
    await sleep(readFirst)
    for (const action of actions)
      await performer.do(action).catch((cause: unknown) => {
        throw new Error(`Step “${step}”, ${JSON.stringify(action)}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
      })
    const took = camera.now - began
    if (took < seconds) await sleep((seconds - took) * 1000)
    else if (took > seconds + 1) console.log(`    ${step}: ${took.toFixed(1)} s, shown in ${String(seconds)}`)
    passages.push({ began, ended: camera.now, seconds })
  }
  await camera.stop()
  return { shots: camera.shots, passages }
}

/** The pictures of the video, one after another: each step fills its seconds, however long it took. */
export function* pictures(shots: readonly Shot[], passages: readonly Passage[]): Generator<Buffer> {
  let at = 0
  let next = 0
  let begins = 0
  for (const { began, ended, seconds } of passages) {
    const ends = begins + seconds
    for (; at / picturesPerSecond < ends - 1e-9; at += 1) {
      const moment = began + ((at / picturesPerSecond - begins) / seconds) * (ended - began)
      while (shots[next + 1] && shots[next + 1]!.at <= moment + 1e-9) next += 1
      yield shots[next]!.jpeg
    }
    begins = ends
  }
}
