import type { Language } from '../../../../contract/index.ts'
import type { TopicName } from './topics.ts'

/** How long each video is, in seconds: known before the first byte of it. `tools/videos` checks it against the scripts. */
const seconds: Readonly<Record<TopicName, number>> = {
  addStore: 38,
  manageStores: 44,
  manualSort: 23,
  multipleSort: 25,
  massSort: 35,
  criteria: 35,
  index: 42,
}

/** The addresses of a video and of what goes with it. */
export interface VideoFiles {
  src: string
  poster: string
  captions: string
  transcript: string
  seconds: number
}

/** The video of a topic in a language. `npm run videos` records it. */
export function videoOf(topic: TopicName, language: Language): VideoFiles {
  const name = `/videos/${language}/${topic.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return { src: `${name}.webm`, poster: `${name}.webp`, captions: `${name}.vtt`, transcript: `${name}.txt`, seconds: seconds[topic] }
}
