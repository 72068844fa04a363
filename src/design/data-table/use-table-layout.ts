import { useState } from 'react'
import type { TableLayout } from './table-column.ts'

export interface TableLayoutOptions {
  layout?: TableLayout | undefined
  defaultLayout?: TableLayout | undefined
  onLayoutChange?: ((layout: TableLayout) => void) | undefined
}

const asGiven: TableLayout = {}

/** The layout, kept here until somebody outside keeps it. */
export function useTableLayout({
  layout,
  defaultLayout = asGiven,
  onLayoutChange,
}: TableLayoutOptions): [TableLayout, (layout: TableLayout) => void] {
  const [own, setOwn] = useState(defaultLayout)
  return [
    layout ?? own,
    (next) => {
      setOwn(next)
      onLayoutChange?.(next)
    },
  ]
}
