import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The page whose third column says which words the code does not use. */
export const glossaryFile = 'stories/handbook/glossary.mdx'

/** A name that contains a refused word and is allowed, because it cannot be chosen here. */
interface KeptName {
  names: RegExp
  files: RegExp
  reason: string
}

const keptNames: readonly KeptName[] = [
  {
    names: /^asked$/,
    files:
      /^contract\/publication-queue\.ts$|^server\/modules\/publication\/|^server\/testing\/fuzz\/work\.ts$|^src\/features\/publication\/(publication\.fixtures\.ts|views\/drift-view\.tsx)$|^src\/app\/journeys\/review\.test\.ts$/,
    reason: 'the difference of a drift on the wire and in the database',
  },
  { names: /^asked$/, files: /^server\/database\/tables\/orderings\.ts$/, reason: 'a column' },
  { names: /_/, files: /^server\//, reason: 'columns, whose migrations are released' },
  { names: /^asked$/, files: /^src\/features\/ordering\/views\/workbench-view\.tsx$/, reason: 'a placeholder of translated sentences' },
  { names: /^setbacks$/, files: /^server\/database\/runs-migration\.test\.ts$/, reason: 'a column before its migration' },
  { names: /^glass(es)?$/, files: /^(demo|tools\/demo-shop|src\/app\/journeys)\//, reason: 'goods of the demo shop' },
  { names: /^([bB]ookType|book_\w+)$/, files: /./, reason: 'the spreadsheet library' },
]

/** The words in backticks in the third column of the glossary's tables. */
export function refusedWords(glossary: string): Set<string> {
  const cells = glossary.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|')[3] ?? ''] : []))
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([a-z]+)`/g)].map((match) => match[1] as string)))
}

export const readRefusedWords = async (root: string): Promise<Set<string>> =>
  refusedWords(await readFile(join(root, glossaryFile), 'utf8').catch(() => ''))

/** The words of a name: `readListStatus` is read, list, status. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const isKept = (file: string, name: string): boolean => keptNames.some(({ names, files }) => names.test(name) && files.test(file))

/** Comments and texts: what is left are names and signs. */
const notCode = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const partOf = (refused: ReadonlySet<string>, flags = ''): RegExp => {
  const words = [...refused]
  const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return new RegExp(`(?<![a-zA-Z])(?:${words.join('|')})(?![a-z])|(?:${capital.join('|')})(?![a-z])`, flags)
}

function startOfName(code: string, at: number): number {
  let start = at
  while (start > 0 && /[\w$]/.test(code.charAt(start - 1))) start--
  return start
}

/** The identifiers of a file that contain a refused word, each once, with its first line. */
export async function refusedNames(
  file: string,
  text: string,
  refused: ReadonlySet<string>,
): Promise<{ name: string; word: string; line: number }[]> {
  if (refused.size === 0 || !partOf(refused).test(text)) return []
  const code = text.replace(notCode, ' ')
  const suspects = new Map<string, string>()
  for (const { index } of code.matchAll(partOf(refused, 'g'))) {
    const [name = ''] = /^[\w$]*/.exec(code.slice(startOfName(code, index))) ?? []
    const word = wordsOf(name).find((each) => refused.has(each))
    if (word !== undefined && !isKept(file, name)) suspects.set(name, word)
  }
  if (suspects.size === 0) return []
  // A word of a sentence in JSX looks like a name above; only the parser knows. It is loaded only here, since it is slow to load.
  const { default: ts } = await import('typescript')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found = new Map<string, { name: string; word: string; line: number }>()
  const visit = (node: import('typescript').Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const word = suspects.get(node.text)
      if (word !== undefined && !found.has(node.text))
        found.set(node.text, { name: node.text, word, line: source.getLineAndCharacterOfPosition(node.end).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found.values()]
}
