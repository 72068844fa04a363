import { expect, test } from 'vitest'
import { pipeTables, type MarkdownNode } from './pipe-tables.ts'

const text = (value: string): MarkdownNode => ({ type: 'text', value })
const code = (value: string): MarkdownNode => ({ type: 'inlineCode', value })

function drawn(...inline: MarkdownNode[]): MarkdownNode | undefined {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'paragraph', children: inline }] }
  pipeTables()(tree)
  return tree.children?.[0]
}

test('a paragraph drawn as a table becomes one, code and all', () => {
  const table = drawn(text('| word | means |\n|---|---|\n| store | a shop, see '), code('a \\| b'), text(' |\n| pin | |'))
  expect(table?.type).toBe('table')
  expect(table?.children?.map((row) => row.children?.map((cell) => cell.children))).toEqual([
    [[text('word')], [text('means')]],
    [[text('store')], [text('a shop, see '), code('a | b'), text('')]],
    [[text('pin')], [text('')]],
  ])
})

test('a paragraph with a bar in it stays a paragraph', () => {
  expect(drawn(text('either | or\nand more'))?.type).toBe('paragraph')
  expect(drawn(text('| alone |'))?.type).toBe('paragraph')
})
