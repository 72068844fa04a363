import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { OptionLine } from './option-line.tsx'
import { rowsOf, type ComboboxOption } from './option.ts'

interface ComboboxListProps {
  id: string
  /** What is chosen here, for screen readers. */
  label: string
  options: readonly ComboboxOption[]
  /** The place of the option under the keyboard, -1 for none. */
  active: number
  /** The keyboard went there, so it must come into sight. */
  follow: boolean
  chosen: ReadonlySet<string>
  many: boolean
  /** What is searched for, to mark it. */
  words: readonly string[]
  onActive: (at: number) => void
  onChoose: (option: ComboboxOption) => void
}

/** The id of an option's element, so that the input can point at it. */
export const optionId = (list: string, at: number): string => `${list}-${at}`

/** The options as far as they are seen; the one under the keyboard is always among them. */
export function ComboboxList({ id, label, options, active, follow, chosen, many, words, onActive, onChoose }: ComboboxListProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(options), [options])
  const activeRow = useMemo(() => rows.findIndex((row) => row.kind === 'option' && row.at === active), [rows, active])
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => (rows[at]?.kind === 'heading' ? 28 : 32),
    overscan: 6,
    paddingStart: 4,
    paddingEnd: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
  })
  useEffect(() => {
    if (follow && activeRow >= 0) lines.scrollToIndex(rows[activeRow - 1]?.kind === 'heading' ? activeRow - 1 : activeRow)
  }, [activeRow, follow, lines, rows])
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={many || undefined}
      className="min-h-0 flex-1 overflow-y-auto"
    >
      <div role="presentation" className="relative" style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]!
          const place = { ref: lines.measureElement, 'data-index': index, style: { transform: `translateY(${start}px)` } }
          return row.kind === 'heading' ? (
            <div
              key={index}
              {...place}
              role="presentation"
              className="absolute inset-x-1 top-0 truncate px-2 pt-2 pb-1 text-xs font-medium text-muted"
            >
              {row.label}
            </div>
          ) : (
            <OptionLine
              key={index}
              {...place}
              id={optionId(id, row.at)}
              option={row.option}
              position={row.at + 1}
              total={options.length}
              active={row.at === active}
              chosen={chosen.has(row.option.value)}
              many={many}
              words={words}
              onPointerMove={() => row.at !== active && onActive(row.at)}
              onClick={() => onChoose(row.option)}
            />
          )
        })}
      </div>
    </div>
  )
}
