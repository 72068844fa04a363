import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../contract/index.ts'
import { videoOf } from '../../src/features/help/model/videos.ts'
import type { TopicName } from '../../src/features/help/model/topics.ts'
import { root } from '../stage.ts'
import { sentencesOf, type VideoScript } from './script.ts'
import { sentence } from './sentences.ts'

/** Where what the server serves as `/videos/…` lies. */
export const publicFolder = join(root, 'public')
export const videosFolder = join(publicFolder, 'videos')

/** What each video was recorded from, by its name: `es/manual-sort`. */
const noteFile = join(videosFolder, 'recorded-from.json')

export interface RecordedFrom {
  /** Of the script, see {@link scriptHash}. */
  script: string
  /** Of the file. */
  video: string
}

/** A video's files on this disk. */
export function filesOf(topic: TopicName, language: Language): Record<'video' | 'poster' | 'captions' | 'transcript', string> {
  const { src, poster, captions, transcript } = videoOf(topic, language)
  const [video, ...rest] = [src, poster, captions, transcript].map((path) => join(publicFolder, path)) as [string, string, string, string]
  return { video, poster: rest[0], captions: rest[1], transcript: rest[2] }
}

/** The name of a video: `es/manual-sort`. */
export const nameOf = (topic: TopicName, language: Language): string => videoOf(topic, language).src.replace(/^\/videos\/|\.webm$/g, '')

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

export const fileHash = (file: string): string => sha256(readFileSync(file))

/** Changes with what the video shows: what is done, how long, and what the controls that it uses are called. */
export const scriptHash = (script: VideoScript, language: Language): string =>
  sha256(JSON.stringify([script, sentencesOf(script).map((name) => sentence(language, name))])).slice(0, 16)

export const readNotes = (): Record<string, RecordedFrom> =>
  existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, 'utf8')) as Record<string, RecordedFrom>) : {}

/** The note of all videos, as it is kept. */
export const writtenNotes = (notes: Record<string, RecordedFrom>): { file: string; text: string } => ({
  file: noteFile,
  text: `${JSON.stringify(Object.fromEntries(Object.entries(notes).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
})
