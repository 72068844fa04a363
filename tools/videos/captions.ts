import type { Language } from '../../contract/index.ts'
import type { VideoScript } from './script.ts'
import { captionOf, titleOf } from './sentences.ts'

/** What is read while a part of a video is seen. */
export interface Cue {
  /** Seconds from the beginning. */
  from: number
  to: number
  /** What the quick demo writes about it. */
  sentence: string
}

/** The captions of a video: for each step its sentence, and then what is good to know beside it. */
export function cuesOf(script: VideoScript, language: Language): Cue[] {
  let from = 0
  return script.steps.flatMap(({ step, seconds }) => {
    const sentences = captionOf(script.topic, step, language)
    const share = seconds / sentences.length
    return sentences.map((sentence) => {
      const cue = { from, to: from + share, sentence }
      from = cue.to
      return cue
    })
  })
}

const two = (value: number): string => String(value).padStart(2, '0')
const whole = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds % 60))}`
const instant = (seconds: number): string => `${whole(seconds)}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`

/** The captions as a WebVTT file. */
export function captionsOf(script: VideoScript, language: Language): string {
  const cues = cuesOf(script, language).map(({ from, to, sentence }) => `${instant(from)} --> ${instant(to)}\n${sentence}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** The video in words: what is done when. */
export function transcriptOf(script: VideoScript, language: Language): string {
  const lines = cuesOf(script, language).map(({ from, sentence }) => `${whole(from)}  ${sentence}\n`)
  return `${titleOf(script.topic, language)}\n\n${lines.join('')}`
}
