import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { ProductName, Stock } from '../product-row/index.ts'
import type { DiffItem } from './diff-item.ts'
import type { Change } from './difference.ts'
import type { Texts } from './ordering-diff.words.ts'
import { Distance, Travel, travelText } from './travel.tsx'

export interface DiffRowsProps {
  changes: readonly Change[]
  itemOf: (id: number) => DiffItem
  texts: Texts
}

const rowHeight = 56

/** The changes, one line each; only what is in sight is drawn, so that 100 000 of them are as quick as ten. */
export function DiffRows({ changes, itemOf, texts }: DiffRowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: changes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialRect: { width: 0, height: 560 },
  })
  return (
    <div
      ref={scroller}
      className="relative max-h-140 overflow-y-auto outline-focus focus-visible:outline-2 focus-visible:-outline-offset-2"
      tabIndex={0}
      role="group"
      aria-label={texts.say.list}
    >
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const change = changes[index]
          if (!change) return null
          const { name, reference, imageUrl, soldOut = false } = itemOf(change.id)
          return (
            <li
              key={change.id}
              aria-setsize={changes.length}
              aria-posinset={index + 1}
              data-kind={change.kind}
              className="absolute inset-x-0 flex items-center gap-3 border-b border-subtle px-3 last:border-b-0 @max-lg:gap-2 @max-lg:px-2"
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              <Travel change={change} texts={texts} />
              <span className="hidden w-20 shrink-0 @lg:block">
                <Distance change={change} texts={texts} />
              </span>
              <ProductName
                name={name}
                reference={<RowReference change={change} reference={reference} soldOut={soldOut} texts={texts} />}
                imageUrl={imageUrl}
                className="flex-1"
              />
              {soldOut && (
                <Stock level="out" className="@max-lg:hidden">
                  {texts.say.soldOut}
                </Stock>
              )}
              <span className="sr-only">{travelText(change, texts)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface RowReferenceProps {
  change: Change
  reference: string | undefined
  soldOut: boolean
  texts: Texts
}

/** Where there are no columns for them, the distance and being sold out stand in the small print. */
function RowReference({ change, reference, soldOut, texts }: RowReferenceProps) {
  return (
    <span className="flex items-center gap-2">
      <span className="@lg:hidden">
        <Distance change={change} texts={texts} />
      </span>
      {soldOut && (
        <Stock level="out" className="@lg:hidden">
          {texts.say.soldOut}
        </Stock>
      )}
      <span className={soldOut ? '@max-lg:hidden' : undefined}>{reference}</span>
    </span>
  )
}
