import type { Expression, Node } from 'typescript'
import { isEnglish } from './english.ts'

/** The pieces of English in a file of the product: its strings, and what stands between the values of its templates; not its SQL. */
export async function textsOf(file: string, source: string): Promise<string[]> {
  // It is slow to load, and only the process that starts the tests needs it.
  const { default: ts } = await import('typescript')
  const isSql = (tag: Expression): boolean => ts.isIdentifier(tag) && tag.text === 'sql'
  const isNoText = (node: Node): boolean =>
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    (ts.isTaggedTemplateExpression(node) && isSql(node.tag))
  const found: string[] = []
  const visit = (node: Node): void => {
    if (isNoText(node)) return
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && isEnglish(node.text)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return found
}
