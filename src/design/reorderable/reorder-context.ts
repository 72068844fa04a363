import { createContext, use } from 'react'

export interface ReorderContextValue {
  disabled: boolean
  /** Id of the sentence that says how handles are used. */
  described: string
  nameOf: (id: string) => string
  /** Moves an item by so many places without lifting it. */
  nudge: (id: string, by: -1 | 1) => void
  axis: 'down' | 'across'
  /** Moves an item into the list before this one or after it; where there are several. */
  changeList?: ((id: string, by: -1 | 1) => void) | undefined
}

export const ReorderContext = createContext<ReorderContextValue | null>(null)

export function useReorderContext(): ReorderContextValue {
  const context = use(ReorderContext)
  if (!context) throw new Error('Nothing is put in order here: put <Reorderable> around the items.')
  return context
}
