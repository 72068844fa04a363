import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../contract/index.ts'
import { topicNamed, topics } from '../../src/features/help/model/topics.ts'
import { pictureNames, videoOf } from '../../src/features/help/model/videos.ts'
import { paths } from '../../src/app/paths.ts'
import { root } from '../stage.ts'
import { captionsOf, cuesOf, transcriptOf } from './captions.ts'
import { picturesPerSecond } from './camera.ts'
import { pictureAt, pictures } from './film.ts'
import { secondsOf, sentencesOf, targetsOf, type PicturesScript, type VideoScript } from './script.ts'
import { picturesScripts, videoScripts } from './scripts.ts'
import { findSentence } from './sentences.ts'
import { fileHash, filesOf, nameOf, pictureFile, picturesHash, picturesOf, readNotes, scriptHash, videosFolder } from './video-files.ts'

/** Bytes. */
const limits = { video: 1_500_000, poster: 150_000, picture: 60_000, captions: 4_000, transcript: 4_000, all: 25_000_000 } as const

const takes = languages.flatMap((language) => videoScripts.map((script) => ({ script, language, name: nameOf(script.topic, language) })))

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

/** What a script needs and the product does not have. */
function missingOf(script: VideoScript | PicturesScript, sources: string): string[] {
  const names = sentencesOf(script).filter((name) => languages.some((language) => findSentence(language, name) === null))
  const marks = targetsOf(script)
    .flatMap((target) => ('css' in target ? [...target.css.matchAll(/\[(data-[\w-]+)(?:="([\w-]+)")?\]/g)] : []))
    // What a number says is made up while it is drawn.
    .map(([mark, name, value]) => ({
      mark,
      written: value === undefined ? name! : /^\d+$/.test(value) ? `${name!}={` : `${name!}="${value}"`,
      name: name!,
    }))
    .filter(({ written, name }) => !sources.includes(written) && !sources.includes(`'${name}'`))
  return [...names, ...marks.map(({ mark }) => mark), ...(script.begins in paths ? [] : [script.begins])]
}

test('every topic of the quick demo has a script that shows its steps, one after another, in 20 to 60 seconds', () => {
  expect(videoScripts.map(({ topic }) => topic)).toEqual(topics.map(({ name }) => name))
  for (const script of videoScripts) {
    expect(
      script.steps.map(({ step }) => step),
      script.topic,
    ).toEqual(topicNamed(script.topic).steps.map(({ name }) => name))
    expect(secondsOf(script), script.topic).toBeGreaterThanOrEqual(20)
    expect(secondsOf(script), script.topic).toBeLessThanOrEqual(60)
    expect(videoOf(script.topic, 'es').seconds, script.topic).toBe(secondsOf(script))
  }
})

test('every control, text and screen that a script uses is still in the product', () => {
  const sources = ['src/design', 'src/features', 'src/app'].flatMap(sourceFiles).join('\n')
  for (const script of [...videoScripts, ...picturesScripts]) expect(missingOf(script, sources), script.begins).toEqual([])
})

test('what is gone from the product is noticed', () => {
  const gone = {
    topic: 'index',
    begins: 'nowhere',
    steps: [
      {
        step: 'publish',
        seconds: 1,
        actions: [
          { do: 'click', at: { label: 'ordering:no-such-button' } },
          { do: 'click', at: { css: '[data-slot="no-such-part"]' } },
        ],
      },
    ],
  } as unknown as VideoScript
  expect(missingOf(gone, 'data-slot="page"')).toEqual(['ordering:no-such-button', '[data-slot="no-such-part"]', 'nowhere'])
})

test('captions follow each other to the end, and say what the quick demo writes', () => {
  const script = videoScripts.find(({ topic }) => topic === 'manualSort')!
  const cues = cuesOf(script, 'es')
  expect(cues.slice(0, 2)).toEqual([
    { from: 0, to: 2.5, sentence: 'Abre una categoría o una colección' },
    { from: 2.5, to: 5, sentence: 'El menú de arriba lleva a todas.' },
  ])
  expect(cues.at(-1)?.to).toBe(secondsOf(script))
  expect(captionsOf(script, 'en')).toMatch(/^WEBVTT\n\n00:00\.000 --> 00:02\.500\n/)
  expect(transcriptOf(script, 'es')).toContain('00:18  Pulsa «Guardar»\n')
  for (const take of takes) expect(captionsOf(take.script, take.language)).not.toContain('{{')
})

test('the note of a script changes with what is done, how long, and what a control is called', () => {
  const script = videoScripts[0]!
  const [first, ...rest] = script.steps
  const longer = { ...script, steps: [{ ...first!, seconds: first!.seconds + 1 }, ...rest] }
  expect(new Set([scriptHash(script, 'es'), scriptHash(script, 'en'), scriptHash(longer, 'es')]).size).toBe(3)
})

test('a step that took too long is played faster, and one that was done early rests on its last picture', () => {
  const shots = [0, 1, 2, 3, 4, 10].map((at) => ({ at, jpeg: Buffer.from([at]) }))
  const shown = [
    ...pictures(shots, [
      { began: 0, ended: 4, seconds: 2 },
      { began: 4, ended: 7, seconds: 3 },
    ]),
  ].map(([value]) => value)
  expect(shown).toHaveLength(5 * picturesPerSecond)
  expect([shown[0], shown[picturesPerSecond], shown[2 * picturesPerSecond], shown.at(-1)]).toEqual([0, 2, 4, 4])
})

test.each(takes)('$name has its video, poster, captions and transcript, made from the present script', ({ script, language, name }) => {
  const files = filesOf(script.topic, language)
  for (const [kind, file] of Object.entries(files) as [keyof typeof files, string][]) {
    expect(existsSync(file), file).toBe(true)
    expect(statSync(file).size, file).toBeGreaterThan(0)
    expect(statSync(file).size, file).toBeLessThanOrEqual(limits[kind])
  }
  expect(readFileSync(files.captions, 'utf8'), 'npm run videos -- --texts').toBe(captionsOf(script, language))
  expect(readFileSync(files.transcript, 'utf8'), 'npm run videos -- --texts').toBe(transcriptOf(script, language))
  expect(readNotes()[name], `npm run videos -- ${name}`).toEqual({
    script: scriptHash(script, language),
    video: fileHash(files.video),
    pictures: picturesHash(script.topic, language),
  })
})

const pictureTakes = languages.flatMap((language) =>
  picturesScripts.map((script) => ({ script, language, name: `${language}/${script.page}` })),
)

test('every page of the help that is pictured has a script that takes its pictures', () => {
  const taken = picturesScripts.flatMap(({ page, pictures: each }) => each.map(({ name }) => ({ of: page, name })))
  expect([...topics.flatMap(({ name }) => picturesOf(name)), ...taken]).toEqual(pictureNames)
})

test.each(pictureTakes)('$name has pictures, made from the present script', ({ script, language, name }) => {
  expect(readNotes()[name], `npm run videos -- ${name}`).toEqual({
    script: scriptHash(script, language),
    pictures: picturesHash(script.page, language),
  })
})

test.each(languages)('no picture of the help is missing or heavy (%s)', (language) => {
  for (const file of pictureNames.map((picture) => pictureFile(picture, language))) {
    expect(existsSync(file), file).toBe(true)
    expect(statSync(file).size, file).toBeLessThanOrEqual(limits.picture)
  }
})

test('a step is pictured by what was seen at its moment', () => {
  const shots = [0, 1, 2].map((at) => ({ at, jpeg: Buffer.from([at]) }))
  expect([0, 1.9, 5].map((at) => pictureAt(shots, at)[0])).toEqual([0, 1, 2])
})

test('there is nothing else, and all of it together is small', () => {
  const wanted = [
    ...takes.flatMap(({ script, language }) => Object.values(filesOf(script.topic, language))),
    ...languages.flatMap((language) => pictureNames.map((picture) => pictureFile(picture, language))),
  ]
  const present = readdirSync(videosFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(present.sort()).toEqual([...wanted, join(videosFolder, 'recorded-from.json')].sort())
  expect(Object.keys(readNotes()).sort()).toEqual([...takes, ...pictureTakes].map(({ name }) => name).sort())
  expect(present.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(limits.all)
})
