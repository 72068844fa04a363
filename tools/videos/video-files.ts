import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../contract/index.ts'
import { pictureNames, pictureOf, videoOf, type PictureName } from '../../src/features/help/model/videos.ts'
import type { TopicName } from '../../src/features/help/model/topics.ts'
import { root } from '../stage.ts'
import { sentencesOf, type Action, type PicturesScript, type VideoScript } from './script.ts'
import { sentence } from './sentences.ts'

/** Where what the server serves as `/videos/…` lies. */
export const publicFolder = join(root, 'public')
export const videosFolder = join(publicFolder, 'videos')

/** What each video, and each page's pictures, were recorded from, by name: `es/manual-sort`. */
const noteFile = join(videosFolder, 'recorded-from.json')

export interface RecordedFrom {
  /** Of the script, see {@link scriptHash}. */
  script: string
  /** Of the file; absent where there are pictures alone. */
  video?: string
  /** Of the pictures of its steps. */
  pictures: string
}

/** A video's files on this disk. */
export function filesOf(topic: TopicName, language: Language): Record<'video' | 'poster' | 'captions' | 'transcript', string> {
  const { src, poster, captions, transcript } = videoOf(topic, language)
  const [video, ...rest] = [src, poster, captions, transcript].map((path) => join(publicFolder, path)) as [string, string, string, string]
  return { video, poster: rest[0], captions: rest[1], transcript: rest[2] }
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

export const fileHash = (file: string): string => sha256(readFileSync(file))

/** A picture's file on this disk. */
export const pictureFile = (picture: PictureName, language: Language): string => join(publicFolder, pictureOf(picture, language))

/** The pictures of a topic, or of a page that has no video. */
export const picturesOf = (of: PictureName['of']): PictureName[] => pictureNames.filter((picture) => picture.of === of)

/** Of what lies on this disk. */
export const picturesHash = (of: PictureName['of'], language: Language): string =>
  sha256(
    picturesOf(of)
      .map((picture) => fileHash(pictureFile(picture, language)))
      .join(),
  )

/** The name of a video: `es/manual-sort`. */
export const nameOf = (topic: TopicName, language: Language): string => videoOf(topic, language).src.replace(/^\/videos\/|\.webm$/g, '')

/** A script without the moments at which pictures are taken: they change no video. */
function shownBy(script: VideoScript | PicturesScript): VideoScript | PicturesScript {
  if ('pictures' in script) return script
  const shown = (actions: readonly Action[]): Action[] => actions.filter((action) => action.do !== 'keep')
  return {
    ...script,
    ...(script.before && { before: shown(script.before) }),
    steps: script.steps.map((step) => ({ ...step, actions: shown(step.actions) })),
  }
}

/** Changes with what the video shows: what is done, how long, and what the controls that it uses are called. */
export const scriptHash = (script: VideoScript | PicturesScript, language: Language): string =>
  sha256(JSON.stringify([shownBy(script), sentencesOf(script).map((name) => sentence(language, name))])).slice(0, 16)

export const readNotes = (): Record<string, RecordedFrom> =>
  existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, 'utf8')) as Record<string, RecordedFrom>) : {}

/** The note of all videos, as it is kept. */
export const writtenNotes = (notes: Record<string, RecordedFrom>): { file: string; text: string } => ({
  file: noteFile,
  text: `${JSON.stringify(Object.fromEntries(Object.entries(notes).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
})
