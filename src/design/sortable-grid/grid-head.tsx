import { SelectBox, type Texts } from '../sorting/index.ts'

/** Height of the head, in pixels. */
export const headHeight = 36

export interface GridHeadProps {
  chosen: 'none' | 'some' | 'all'
  /** How many there are, in words. */
  total: string
  texts: Texts
  disabled: boolean
}

/** What sticks above the cards: the box that chooses all, and how many there are. */
export function GridHead({ chosen, total, texts: { say }, disabled }: GridHeadProps) {
  return (
    <div
      role="rowgroup"
      className="sticky top-0 z-10 border-b border-default bg-surface text-xs font-medium text-muted"
      style={{ height: headHeight }}
    >
      <div role="row" aria-rowindex={1} className="flex h-full items-center">
        <div role="columnheader" className="h-full w-11 shrink-0">
          <SelectBox checked={chosen === 'some' ? 'some' : chosen === 'all'} aria-label={say.selectAll} disabled={disabled} />
        </div>
        <div role="columnheader" className="min-w-0 flex-1 truncate tabular-nums">
          {total === '' ? <span className="sr-only">{say.order}</span> : total}
        </div>
      </div>
    </div>
  )
}
