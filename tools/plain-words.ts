import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturesFolder } from './snapshot-stories.ts'

/** Phrases of the former way of writing. The glossary has the words to use instead. */
const oldPhrases =
  /\blaws?\b|\b(?:bites?|biting)\b|\bput down\b|\bin the hand\b|\bdearest\b|\bdoors?\b|\blet in\b|\bthe book\b|\bpatience\b|\blanes?\b|\bportraits?\b|\bfores(?:ee|een|ees)\b|\bat the desk\b|\bheard\b|\b(?:is|are|was|were|be|been) (?:told|said)\b|\btold (?:of|that|so|why|anew)|\bnot told\b|\btold apart\b|\bsaid (?:so|to|of)\b|\brooms\b|\bby night\b|\bcannot see it\b/i

/** What people of the demo shop read and sell, translated sentences, and the pages and checks that name the phrases themselves. */
const notOurProse =
  /^demo\/simulator\/(?:shop|storefront|orders)\/|^tools\/demo-(?:shop|large)\/|^public\/|\.words\.ts$|\.json$|\.sql$|^CHANGELOG\.md$|^stories\/handbook\/glossary\.mdx$|^tools\/(?:glossary|naming\.test|plain-words(?:\.test)?)\.ts$/

/** The lines that contain an old phrase, as `file:line: text`. */
export function oldLines(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return files
    .filter((file) => /\.(?:[cm]?[jt]sx?|mdx|md|css)$/.test(file) && !file.startsWith(`${picturesFolder}/`) && !notOurProse.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (isOld(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [])),
    )
}

export const isOld = (line: string): boolean => oldPhrases.test(line)
