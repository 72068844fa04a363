/** A piece of a line: plain, code, or a link to another page of the help. */
export type Piece = { kind: 'text' | 'code' | 'page'; text: string }

/** A point of a list, with the name of its picture. */
export interface Item {
  pieces: readonly Piece[]
  picture?: string
}

/** A part of a page. */
export type Block =
  | { kind: 'heading' | 'text' | 'code'; pieces: readonly Piece[] }
  | { kind: 'bullets' | 'numbers'; items: readonly Item[] }

const pieces = (line: string): Piece[] =>
  line
    .split(/(`[^`]+`|\[\[[^\]]+\]\])/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text.startsWith('`')) return { kind: 'code', text: text.slice(1, -1) }
      return text.startsWith('[[') ? { kind: 'page', text: text.slice(2, -2) } : { kind: 'text', text }
    })

const lists = { '-': 'bullets', '+': 'numbers' } as const
/**
 * Reads a page as it is written in the sentences: one part a line. `# ` begins a heading, `- ` a point,
 * `+ ` a numbered one, `$ ` code; lines of code that follow each other are one part; `! ` names the picture
 * of the point above; inside of a line stand `code` between backticks and [[page]] between brackets.
 */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = []
  for (const line of body.split('\n')) {
    const [, sign, rest = ''] = /^([-+#$!])(?: (.*))?$/.exec(line) ?? []
    if (sign === '-' || sign === '+') {
      const kind = lists[sign]
      const last = blocks.at(-1)
      const item = { pieces: pieces(rest) }
      if (last?.kind === kind) blocks[blocks.length - 1] = { kind, items: [...last.items, item] }
      else blocks.push({ kind, items: [item] })
    } else if (sign === '!') {
      const last = blocks.at(-1)
      if (last === undefined || !('items' in last)) throw new Error(`The picture ${rest} belongs to no point.`)
      const item = { ...last.items.at(-1)!, picture: rest }
      blocks[blocks.length - 1] = { ...last, items: [...last.items.slice(0, -1), item] }
    } else if (sign === '#') blocks.push({ kind: 'heading', pieces: pieces(rest) })
    else if (sign === '$') {
      const last = blocks.at(-1)
      const text = last?.kind === 'code' ? `${last.pieces[0]!.text}\n${rest}` : rest
      blocks.splice(last?.kind === 'code' ? -1 : blocks.length, 1, { kind: 'code', pieces: [{ kind: 'text', text }] })
    } else if (line !== '') blocks.push({ kind: 'text', pieces: pieces(line) })
  }
  return blocks
}

/** The pictures that a text shows. */
export const picturesIn = (body: string): string[] => [...body.matchAll(/^! (.+)$/gm)].map(([, name]) => name!)

/** The pages that a text links to. */
export const linksOf = (body: string): string[] => [...body.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, name]) => name!)
