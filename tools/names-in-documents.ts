/** The documents whose names in backticks must be names of the code. */
export const isDocument = (file: string): boolean =>
  file === 'README.md' || /^stories\/(decisions|guides|handbook|patterns)\/.+\.mdx$/.test(file)

/** Names that documents use and that are not in our code. */
const outsideNames: Readonly<Record<string, string>> = {
  CHROMATIC_PROJECT_TOKEN: 'read by the command of Chromatic',
  UserManager: 'a class of oidc-client-ts',
  captureBeyondViewport: 'an option of Chromium',
  citus_add_node: 'a function of Citus',
  citus_set_coordinator_host: 'a function of Citus',
  max_prepared_statements: 'a setting of PgBouncer',
}
/** Files that a guide of the handbook invents, to show how a new one is added. */
const exampleFile = /^(?:seal|post)[.-]/

/** What the repository has, to compare the documents with. */
export interface KnownNames {
  /** The paths of all files, and of their folders. */
  paths: ReadonlySet<string>
  /** The names of all files, without their folders. */
  fileNames: ReadonlySet<string>
  /** The scripts of package.json. */
  scripts: ReadonlySet<string>
  /** All words of all files that are no documents. */
  words: ReadonlySet<string>
}

export const wordsIn = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? []

/** @param files path and text of each file; the text is empty where it is not text */
export function knownNames(files: readonly { file: string; text: string }[]): KnownNames {
  const paths = new Set<string>()
  const fileNames = new Set<string>()
  const words = new Set<string>()
  for (const { file, text } of files) {
    const segments = file.split('/')
    segments.forEach((_, index) => paths.add(segments.slice(0, index + 1).join('/')))
    fileNames.add(segments.at(-1) ?? file)
    if (!isDocument(file) && file !== 'package-lock.json') for (const word of wordsIn(text)) words.add(word)
  }
  const manifest = files.find(({ file }) => file === 'package.json')
  const { scripts = {} } = JSON.parse(manifest?.text ?? '{}') as { scripts?: object }
  return { paths, fileNames, scripts: new Set(Object.keys(scripts)), words }
}

/** A path or name with one of these stands for many: `src/features/<name>/`, `00NN-what-it-is.sql`, `.service.ts`. */
const placeholder = /[<>{}*…$ ]|(?:^|\/)x(?:\/|$)|NN|^\.[a-z]+\.tsx?$/

/**
 * Whether a name is composed, as `listStatus`, `store_id`, `SAMARA_DATA`
 * or `people.email` are. A single word may be any word of the language.
 */
const isComposed = (name: string): boolean => /[a-z0-9][A-Z]|_|\w\.\w/.test(name)

function isKnown(name: string, { paths, fileNames, scripts, words }: KnownNames): boolean {
  const [, script] = /^npm run (?:-s )?([\w:-]+)/.exec(name) ?? []
  if (script !== undefined) return scripts.has(script)
  if (placeholder.test(name)) return true
  const path = name.replace(/\/$/, '')
  if (name.includes('/')) return !paths.has(name.slice(0, name.indexOf('/'))) || paths.has(path)
  if (/^[\w.-]+\.(?:[cm]?[jt]sx?|mdx|sql|css|yml)$/.test(name)) return fileNames.has(name) || exampleFile.test(name)
  const [, identifier = ''] = /^([A-Za-z_][\w.]*)(?:\(\))?$/.exec(name) ?? []
  return !isComposed(identifier) || identifier.split('.').every((word) => words.has(word) || word in outsideNames)
}

/**
 * Names in backticks that the repository does not have: paths, files, scripts and composed identifiers. Blocks of code are not looked at.
 */
export function unknownNames(text: string, known: KnownNames): { name: string; line: number }[] {
  const withoutBlocks = text.replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ''))
  return withoutBlocks.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name.trim())
      .filter((name) => !isKnown(name, known))
      .map((name) => ({ name, line: index + 1 })),
  )
}
