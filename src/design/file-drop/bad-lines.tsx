import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useFileTexts } from './file-drop.words.ts'

/** A line of a file that cannot be used. */
export interface BadLine {
  /** As a spreadsheet counts: the head of the table is line 1. */
  readonly line: number
  /** What stands there. */
  readonly text: string
  /** Why it cannot be used, in words. */
  readonly reason: string
}

interface BadLinesProps {
  lines: readonly BadLine[]
}

/** Every bad line with its number, what stands there and why. Thousands are drawn as far as they are seen. */
export function BadLines({ lines }: BadLinesProps) {
  const { say, number } = useFileTexts()
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({ count: lines.length, getScrollElement: () => box.current, estimateSize: () => 44, overscan: 8 })
  const columns = 'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 px-3 @lg:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,3fr)]'
  return (
    <div
      ref={box}
      role="table"
      aria-label={say.badLines}
      aria-rowcount={lines.length + 1}
      tabIndex={0}
      className="@container max-h-72 overflow-y-auto rounded-md border border-default outline-focus focus-visible:outline-2"
    >
      <div role="rowgroup" className="sticky top-0 z-10 border-b border-default bg-sunken text-xs text-muted">
        <div role="row" aria-rowindex={1} className={`${columns} py-1.5`}>
          <span role="columnheader" className="text-right">
            {say.line}
          </span>
          <span role="columnheader">{say.read}</span>
          <span role="columnheader" className="@max-lg:sr-only">
            {say.reason}
          </span>
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const { line, text, reason } = lines[index]!
          return (
            <div
              key={index}
              ref={rows.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              className={`absolute inset-x-0 top-0 border-b border-subtle py-2.5 text-sm ${columns}`}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span role="cell" className="text-right text-muted tabular-nums">
                {number(line)}
              </span>
              <span role="cell" className="min-w-0 font-mono text-xs leading-5 break-words">
                {text.trim() === '' ? <span className="font-sans text-sm text-muted">({say.blank})</span> : text}
              </span>
              <span role="cell" className="min-w-0 text-danger @max-lg:col-start-2">
                {reason}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
