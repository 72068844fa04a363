import type { ReactNode } from 'react'
import { plainText, searchedWords } from '../text/index.ts'

/** Something that can be done or gone to. */
export interface Command {
  /** Unique in the palette. */
  value: string
  label: string
  /** A second, quieter line. */
  detail?: string | undefined
  icon?: ReactNode
  /** Keys that do the same without the palette. */
  keys?: readonly string[] | undefined
  /** Other words by which it is found. */
  words?: readonly string[] | undefined
  onSelect: () => void
}

export interface CommandGroup {
  heading: string
  commands: readonly Command[]
}

export interface FoundCommands {
  groups: readonly CommandGroup[]
  /** How many are not shown. */
  left: number
}

/**
 * Nobody reads more than this of one group: one more letter is faster. Each one drawn takes time at every letter,
 * too, so that where a search finds something in several groups, each shows fewer: a dozen lines are in sight.
 */
const most = { alone: 10, besideOthers: 4 } as const

/** What holds every written word, best first: at the beginning of the label, of a word in it, anywhere, in the other words. */
export function find(groups: readonly CommandGroup[], query: string): FoundCommands {
  const requested = searchedWords(query)
  const ranked = groups
    .map(({ heading, commands }) => ({ heading, commands: requested.length === 0 ? commands : best(commands, requested) }))
    .filter(({ commands }) => commands.length > 0)
  const mostPerGroup = requested.length > 0 && ranked.length > 1 ? most.besideOthers : most.alone
  const left = ranked.reduce((sum, { commands }) => sum + Math.max(0, commands.length - mostPerGroup), 0)
  const found = ranked.map(({ heading, commands }) => ({ heading, commands: commands.slice(0, mostPerGroup) }))
  return { groups: found, left }
}

function best(commands: readonly Command[], requested: readonly string[]): readonly Command[] {
  const ranked: { command: Command; rank: number }[] = []
  for (const command of commands) {
    const rank = rankOf(command, requested)
    if (rank < never) ranked.push({ command, rank })
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ command }) => command)
}

const never = 4

const plainOnes = new WeakMap<Command, readonly [name: string, rest: string]>()

/** Written plainly once, not with every letter of a search. */
function plainly(command: Command): readonly [name: string, rest: string] {
  let known = plainOnes.get(command)
  if (!known) {
    const { label, detail = '', words = [] } = command
    known = [plainText(label), plainText([detail, ...words].join(' '))]
    plainOnes.set(command, known)
  }
  return known
}

function rankOf(command: Command, requested: readonly string[]): number {
  const [name, rest] = plainly(command)
  const ranks = requested.map((word) =>
    name.startsWith(word) ? 0 : name.includes(` ${word}`) ? 1 : name.includes(word) ? 2 : rest.includes(word) ? 3 : never,
  )
  return Math.max(...ranks)
}
