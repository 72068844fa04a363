import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { orphans, shotsOf, type StoryEntry, type Theme } from './snapshot-stories.ts'

/** Where the pictures lie. */
export interface SnapshotFolders {
  /** The approved ones. */
  approved: string
  /** Where the visual test leaves `x-received.png` and `x-diff.png` of each one that differs; the report goes there too. */
  differences: string
}

/** A picture that must be reviewed. */
export interface ReportedPicture {
  file: string
  kind: 'changed' | 'new' | 'gone'
  /** Of the story, as Storybook lists it. */
  story: string
  width: number | null
  theme: Theme | null
  language: string | null
  /** Paths within the folder of the report. */
  approved: string | null
  now: string | null
  difference: string | null
}

const page = fileURLToPath(new URL('snapshot-report.html', import.meta.url))

/**
 * Lays out every picture that changed, is new, or is drawn by no story any more: a page in a folder of its own that needs nothing else and
 * can be sent to somebody.
 * @param stories every story of Storybook; none of them are gone when only some were visited
 * @returns where the page is, or nothing when there is nothing to look at
 */
export async function writeSnapshotReport(
  { approved, differences }: SnapshotFolders,
  stories: readonly (StoryEntry & { title: string })[],
  complete: boolean,
): Promise<string | undefined> {
  const kept = new Set(await readdir(approved))
  const left = new Set(await readdir(differences))
  const shots = stories.flatMap((story) => shotsOf(story).map((shot) => ({ ...shot, story: `${story.title}: ${story.name}` })))
  const pictures = shots.flatMap(({ file, story, viewport, theme }): ReportedPicture[] => {
    const [now, difference] = [file.replace(/\.png$/, '-received.png'), file.replace(/\.png$/, '-diff.png')]
    if (!left.has(now)) return []
    const isNew = !kept.has(file)
    return [
      {
        file,
        kind: isNew ? 'new' : 'changed',
        story,
        width: viewport.width,
        theme,
        language: viewport.language,
        approved: isNew ? null : `approved/${file}`,
        now,
        difference: left.has(difference) ? difference : null,
      },
    ]
  })
  const gone = complete ? orphans(stories, [...kept]) : []
  for (const file of gone)
    pictures.push({
      file,
      kind: 'gone',
      story: 'No story draws it any more',
      width: null,
      theme: null,
      language: null,
      approved: `approved/${file}`,
      now: null,
      difference: null,
    })
  if (pictures.length === 0) return undefined

  await mkdir(join(differences, 'approved'), { recursive: true })
  await Promise.all(
    pictures.filter((one) => one.approved !== null).map(({ file }) => copyFile(join(approved, file), join(differences, 'approved', file))),
  )
  await writeFile(join(differences, 'pictures.js'), `globalThis.pictures = ${JSON.stringify(pictures, null, 1)}\n`)
  const path = join(differences, 'index.html')
  await copyFile(page, path)
  return path
}
