import type { ReactNode } from 'react'

/** Something that can be chosen. */
export interface ComboboxOption {
  readonly value: string
  /** Its name; this is searched. */
  readonly label: string
  /** A second, quieter line; searched as well. */
  readonly detail?: string | undefined
  /** The heading it stands under. Options of one group follow each other. */
  readonly group?: string | undefined
  /** At the right end: a count. */
  readonly aside?: ReactNode
  /** A picture before the words. */
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
}

/** Asks somebody else for options; `signal` says that nobody waits for the answer any more. */
export type OptionSearch = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

/** What stands in the list: options, and headings over them. */
export type OptionRow =
  | { readonly kind: 'heading'; readonly label: string }
  | { readonly kind: 'option'; readonly option: ComboboxOption; /** Its place among the options. */ readonly at: number }

/** Options with a heading wherever a new group begins. */
export function rowsOf(options: readonly ComboboxOption[]): readonly OptionRow[] {
  const rows: OptionRow[] = []
  let group: string | undefined
  for (const [at, option] of options.entries()) {
    if (option.group !== group && option.group !== undefined) rows.push({ kind: 'heading', label: option.group })
    group = option.group
    rows.push({ kind: 'option', option, at })
  }
  return rows
}
