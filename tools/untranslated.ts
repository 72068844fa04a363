import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { languages, type Language } from '../contract/index.ts'

/** The texts of one language by place: a key, or the path to it in a source. A function may have several texts. */
export type Texts = ReadonlyMap<string, readonly string[]>
export type TextsByLanguage = Readonly<Record<Language, Texts>>

/** A text that two languages share. */
export interface SameText {
  at: string
  text: string
}

const isLanguage = (name: string): name is Language => (languages as readonly string[]).includes(name)
const empty = (): Record<Language, Map<string, string[]>> => ({ es: new Map(), en: new Map(), pt: new Map() })

/** The words of a text, in small letters; blanks that are filled in are none. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/\{\{.*?\}\}/g, ' ')
    .match(/\p{L}+/gu)
    ?.map((word) => word.toLowerCase()) ?? []

function literalOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join('')
}

/** The texts of a TypeScript source, in which each language is a property or a constant called `es`, `en` or `pt`. */
export function textsOfSource(file: string, source: string): TextsByLanguage {
  const found = empty()
  const walk = (node: ts.Node, way: readonly string[], language: Language | null): void => {
    // What is made of a language's name: formats, not texts.
    if (ts.isNewExpression(node)) return
    const text = literalOf(node)
    const at = [file, ...way].join(' ')
    if (language && text !== null) found[language].set(at, [...(found[language].get(at) ?? []), text])
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)
    const name = isNamed ? node.name.getText() : null
    const begins = language === null && name !== null && isLanguage(name)
    const further = name === null || begins ? way : [...way, name]
    ts.forEachChild(node, (child) => {
      if (!isNamed || child !== node.name) walk(child, further, begins ? name : language)
    })
  }
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), [], null)
  return found
}

type Sentences = { [key: string]: string | Sentences }

const flat = (sentences: Sentences, before: string): [string, string][] =>
  Object.entries(sentences).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  )

/** The texts below `public/locales`. */
export async function textsOfLocales(folder: string): Promise<TextsByLanguage> {
  const found = empty()
  for (const language of languages)
    for (const file of await readdir(join(folder, language)))
      for (const [key, text] of flat(JSON.parse(await readFile(join(folder, language, file), 'utf8')) as Sentences, `${file} `))
        found[language].set(key, [text])
  return found
}

/** The texts that are the same in two languages at the same place. */
export function sameTexts(one: Texts, other: Texts): SameText[] {
  return [...one].flatMap(([at, texts]) =>
    [...new Set(texts)].filter((text) => wordsIn(text).length > 0 && other.get(at)?.includes(text)).map((text) => ({ at, text })),
  )
}
