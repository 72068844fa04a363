/** What was pasted: what can be used, each once, and what cannot, with its line from 1. */
export interface Pasted {
  readonly good: readonly string[]
  readonly bad: readonly { readonly line: number; readonly text: string }[]
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647

/** Reads references or numbers of products, one per line or separated by commas, semicolons or spaces. */
export function readPasted(written: string, of: 'references' | 'products'): Pasted {
  const good = new Set<string>()
  const bad: { line: number; text: string }[] = []
  for (const [at, line] of written.split('\n').entries())
    for (const text of line.split(/[\s,;]+/).filter((part) => part !== ''))
      if (of === 'references' || isNumber(text)) good.add(text)
      else bad.push({ line: at + 1, text: text.slice(0, 40) })
  return { good: [...good], bad }
}
