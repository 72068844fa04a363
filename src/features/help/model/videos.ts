import type { Language } from '../../../../contract/index.ts'
import { topics, type TopicName } from './topics.ts'

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

const fileName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

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
  const name = `/videos/${language}/${fileName(topic)}`
  return { src: `${name}.webm`, poster: `${name}.webp`, captions: `${name}.vtt`, transcript: `${name}.txt`, seconds: seconds[topic] }
}

/** How large the pictures of the help are. */
export const pictureSize = { width: 960, height: 540 } as const

/** The pictures of tasks that have no video. */
export const picturedPages = {
  partners: ['invite'],
  'build-collection': ['new'],
  'magic-ordering': ['new'],
  'read-reports': ['sales'],
} as const
export type PicturedPage = keyof typeof picturedPages

/** A picture of the help: `manualSort/drag`, or `partners/invite` where there is no video. */
export interface PictureName {
  of: TopicName | PicturedPage
  name: string
}

const isPictured = (of: string): of is PicturedPage => of in picturedPages

/** The picture that a text means; null where there is none. */
export function pictureNamed(text: string): PictureName | null {
  const [of = '', name = ''] = text.split('/')
  const names: readonly string[] = isPictured(of)
    ? picturedPages[of]
    : (topics.find((topic) => topic.name === of)?.steps ?? []).map((step) => step.name)
  return names.includes(name) ? { of: of as PictureName['of'], name } : null
}

/** Where a picture lies. `npm run videos` makes it. */
export const pictureOf = ({ of, name }: PictureName, language: Language): string => `/videos/${language}/${fileName(of)}/${name}.webp`

/** Every picture of the help. */
export const pictureNames: readonly PictureName[] = [
  ...topics.flatMap((topic) => topic.steps.map(({ name }) => ({ of: topic.name, name }))),
  ...(Object.keys(picturedPages) as PicturedPage[]).flatMap((of) => picturedPages[of].map((name) => ({ of, name }))),
]
