import type { Page } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '../../contract/index.ts'
import { Camera, picturesPerSecond, type Shot } from './camera.ts'
import { Performer } from './performer.ts'
import type { StepName } from '../../src/features/help/model/topics.ts'
import type { VideoScript } from './script.ts'

/** Milliseconds in which a caption is read before something happens. */
const readFirst = 900

/** When a step was done, in seconds of the recording, and how long it is in the video. */
export interface Passage {
  began: number
  ended: number
  seconds: number
}

/** The moment of a recording that a step is pictured by. */
export interface Kept {
  step: StepName
  at: number
}

export interface Recording {
  shots: readonly Shot[]
  passages: Passage[]
  kept: Kept[]
}

/** Does a script on a page that shows its beginning, and gives what was seen. */
export async function film(page: Page, script: VideoScript, language: Language): Promise<Recording> {
  const camera = await Camera.on(page)
  const performer = new Performer(page, language, camera)
  await performer.appear()
  const passages: Passage[] = []
  const kept: Kept[] = []
  for (const { step, seconds, actions } of script.steps) {
    const began = camera.now
    await sleep(readFirst)
    let picture: number | null = null
    for (const action of actions) {
      if (action.do === 'keep') picture = camera.now
      await performer.do(action).catch((cause: unknown) => {
        throw new Error(`Step “${step}”, ${JSON.stringify(action)}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
      })
    }
    const took = camera.now - began
    if (took < seconds) await sleep((seconds - took) * 1000)
    await camera.look()
    if (took > seconds + 1) console.log(`    ${step}: ${took.toFixed(1)} s, shown in ${String(seconds)}`)
    passages.push({ began, ended: camera.now, seconds })
    kept.push({ step, at: picture ?? camera.now })
  }
  await camera.stop()
  return { shots: camera.shots, passages, kept }
}

/** What was seen at a moment of the recording. */
export const pictureAt = (shots: readonly Shot[], at: number): Buffer => (shots.findLast((shot) => shot.at <= at) ?? shots[0]!).jpeg

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
