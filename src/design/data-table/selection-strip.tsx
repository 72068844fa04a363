import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { CloseIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import type { TableTexts } from './data-table.words.ts'

export interface SelectionStripProps {
  count: number
  /** How many match altogether. */
  total: number
  everything: boolean
  offersMatching: boolean
  texts: TableTexts
  onMatching: () => void
  onClear: () => void
  /** What can be done with all that are chosen. */
  children: ReactNode
}

/** How many rows are chosen and what can be done with them; stands below the rows, so that none of them jumps. */
export function SelectionStrip({ count, total, everything, offersMatching, texts, onMatching, onClear, children }: SelectionStripProps) {
  const { say, number } = texts
  return (
    <div
      data-slot="selection-strip"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-default bg-raised px-3 py-2 shadow-popover"
    >
      <span className="flex min-w-0 items-center gap-1">
        <IconButton silent size="sm" label={say.clearSelection} icon={<CloseIcon />} onClick={onClear} />
        <span className="text-sm font-medium tabular-nums">
          {everything ? say.allSelected(number(total)) : say.selected(number(count), count === 1)}
        </span>
      </span>
      {offersMatching ? (
        <Button tone="quiet" size="sm" onClick={onMatching}>
          {say.selectMatching(number(total))}
        </Button>
      ) : null}
      <span className="ms-auto flex flex-wrap items-center gap-2">{children}</span>
    </div>
  )
}
