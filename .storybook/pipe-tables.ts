/** A node of a Markdown tree, as far as tables are concerned. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
}

const delimiter = /^\|(\s*:?-+:?\s*\|)+$/

/** A remark plugin: MDX by itself knows no tables, so paragraphs that are drawn as `| a | b |` become ones. */
export function pipeTables(): (tree: MarkdownNode) => void {
  return function walk(node) {
    if (!node.children) return
    node.children = node.children.map((child) => {
      if (child.type === 'paragraph') return tableOf(child.children ?? []) ?? child
      walk(child)
      return child
    })
  }
}

/** The table that a paragraph's children draw, if they draw one. */
function tableOf(inline: readonly MarkdownNode[]): MarkdownNode | undefined {
  const lines = splitText(inline, /\r?\n/)
  const [, second] = lines
  if (lines.length < 2 || !second || !delimiter.test(plain(second).trim())) return undefined
  const rows = lines.filter((_, at) => at !== 1).map((line) => cellsOf(line))
  return { type: 'table', children: rows.map((cells) => ({ type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) })) }
}

function cellsOf(line: readonly MarkdownNode[]): MarkdownNode[][] {
  const cells = splitText(line, /(?<!\\)\|/)
  return cells.slice(1, -1).map((cell) => trimmed(cell.map((node) => (node.value === undefined ? node : { ...node, value: node.value.replaceAll('\\|', '|') }))))
}

/** Cuts a run of inline nodes wherever the pattern stands in plain text; code and emphasis stay whole. */
function splitText(inline: readonly MarkdownNode[], pattern: RegExp): MarkdownNode[][] {
  const parts: MarkdownNode[][] = [[]]
  for (const node of inline) {
    const [first = '', ...others] = node.type === 'text' ? (node.value ?? '').split(pattern) : []
    parts.at(-1)?.push(node.type === 'text' ? { type: 'text', value: first } : node)
    for (const value of others) parts.push([{ type: 'text', value }])
  }
  return parts
}

function trimmed(cell: MarkdownNode[]): MarkdownNode[] {
  const last = cell.length - 1
  return cell.map((node, at) => {
    if (node.type !== 'text' || node.value === undefined) return node
    const start = at === 0 ? node.value.trimStart() : node.value
    return { ...node, value: at === last ? start.trimEnd() : start }
  })
}

const plain = (inline: readonly MarkdownNode[]): string => inline.map(({ value = '' }) => value).join('')
