import { plainLetters } from '../text/index.ts'
import type { TreeLine, TreeNode } from './tree-node.ts'

/** What a key asks of a tree. */
export type TreeCommand = { do: 'go'; to: number } | { do: 'open'; ids: readonly number[] } | { do: 'close'; id: number } | { do: 'choose' }

const byLetter = (lines: readonly TreeLine<TreeNode>[], at: number, letter: string): number | undefined => {
  const wanted = plainLetters(letter)
  for (let step = 1; step <= lines.length; step++) {
    const to = (at + step) % lines.length
    if (plainLetters(lines[to]?.node.name ?? '').startsWith(wanted)) return to
  }
  return undefined
}

/** Reads a key as the WAI-ARIA tree pattern has it; null leaves it to the browser. */
export function commandOf(key: string, lines: readonly TreeLine<TreeNode>[], at: number): TreeCommand | null {
  const line = lines[at]
  if (!line) return null
  const go = (to: number): TreeCommand => ({ do: 'go', to: Math.max(0, Math.min(lines.length - 1, to)) })
  switch (key) {
    case 'ArrowDown':
      return go(at + 1)
    case 'ArrowUp':
      return go(at - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(lines.length - 1)
    case 'PageDown':
      return go(at + 10)
    case 'PageUp':
      return go(at - 10)
    case 'ArrowRight':
      return line.branch === 'closed' ? { do: 'open', ids: [line.node.id] } : line.branch === 'open' ? go(at + 1) : null
    case 'ArrowLeft':
      return line.branch === 'open' ? { do: 'close', id: line.node.id } : line.parent >= 0 ? go(line.parent) : null
    case '*':
      return {
        do: 'open',
        ids: lines.filter(({ parent, branch }) => parent === line.parent && branch === 'closed').map(({ node }) => node.id),
      }
    case 'Enter':
    case ' ':
      return { do: 'choose' }
    default: {
      const to = key.length === 1 ? byLetter(lines, at, key) : undefined
      return to === undefined ? null : go(to)
    }
  }
}
