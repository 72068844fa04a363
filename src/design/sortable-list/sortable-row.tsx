import { FlexRender } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { GripIcon } from '../icon/index.ts'
import { SelectBox } from './select-box.tsx'
import { controls, type SortableCard, type SortableColumn } from './sortable-column.ts'
import type { Speech } from './sortable-list.words.ts'
import { focusRing, rowVariants, type Look } from './sortable-row.variants.ts'
import type { TableRow } from './use-columns.ts'

/** A place inside a row that the keyboard can stand on. */
export const stops = ['select', 'handle', 'position'] as const
export type Stop = (typeof stops)[number]

export interface SortableRowProps<Item extends object> {
  row: TableRow<Item>
  item: Item
  id: number
  /** Row in the list, from 0. */
  index: number
  top: number
  height: number
  name: string
  /** Its position, from 1, and how many there are; both as they are written. */
  position: string
  total: string
  look: Look
  selected: boolean
  /** Moved a moment ago: a frame that fades helps the eye to find it again. */
  landed: boolean
  /** The control that the Tab key stops at; null in every row but one. */
  tab: Stop | null
  frozen: boolean
  /** The field that stands in the place of the position while it is edited. */
  editor: ReactNode
  shown: readonly SortableColumn<Item>[]
  /** Given where there is no room for columns. */
  card: SortableCard<Item>['content'] | null
  speech: Speech
  described: string
}

const alignment = { start: 'justify-start', end: 'justify-end text-end', center: 'justify-center text-center' } as const
export const alignmentOf = ({ align = 'start' }: Pick<SortableColumn<never>, 'align'>): string => alignment[align]

const fade = (frame: HTMLElement | null) => {
  const animation = frame?.animate({ opacity: [1, 1, 0] }, { duration: 1_600, easing: 'ease-out', fill: 'forwards' })
  return () => animation?.cancel()
}

function Row<Item extends object>(props: SortableRowProps<Item>) {
  const { row, item, id, index, top, height, name, position, total, look, selected, landed, tab, frozen, editor, shown, card, speech, described } = props
  const { say } = speech
  const tabIndex = (stop: Stop): 0 | -1 => (tab === stop ? 0 : -1)

  const select = (
    <SelectBox data-stop="select" checked={selected} tabIndex={tabIndex('select')} aria-label={say.select(name)} />
  )
  const handle = (
    <button
      type="button"
      data-stop="handle"
      tabIndex={tabIndex('handle')}
      aria-disabled={frozen}
      aria-label={say.move(name)}
      aria-describedby={described}
      className={clsx('grid size-full cursor-grab! touch-none place-items-center rounded-sm text-subtle hover:text-default active:cursor-grabbing! aria-disabled:cursor-default! aria-disabled:text-disabled', focusRing)}
    >
      <GripIcon aria-hidden />
    </button>
  )
  const positionControl = editor ?? (
    <button
      type="button"
      data-stop="position"
      tabIndex={tabIndex('position')}
      aria-disabled={frozen}
      aria-label={say.changePosition(name, position, total)}
      className={clsx('h-control-sm min-w-8 rounded-sm border border-transparent px-1.5 text-end text-sm text-muted tabular-nums not-aria-disabled:hover:border-control not-aria-disabled:hover:bg-control not-aria-disabled:hover:text-default', focusRing)}
    >
      {position}
    </button>
  )
  const arrival = landed ? <span ref={fade} aria-hidden className="pointer-events-none absolute inset-0 z-2 border-s-4 border-accent opacity-0 outline-1 -outline-offset-1 outline-accent" /> : null
  const gone = look === 'held' ? <span aria-hidden className="pointer-events-none absolute inset-1 z-2 rounded-sm border border-dashed border-control" /> : null
  const own = { role: 'row', 'aria-rowindex': index + 2, 'aria-selected': selected, 'data-row-id': id, 'data-look': look, 'data-slot': 'sortable-row' } as const
  const place: CSSProperties = { height, transform: `translateY(${top}px)`, zIndex: editor ? 15 : undefined }

  if (card) {
    return (
      <div {...own} className={clsx(rowVariants({ look }), 'flex items-stretch')} style={place}>
        {arrival}
        {gone}
        <div role="gridcell" className="relative z-1 flex w-14 shrink-0 flex-col items-stretch justify-center py-1">
          <div className="flex-1">{select}</div>
          <div className="flex flex-1 items-center justify-center">{positionControl}</div>
        </div>
        <div role="gridcell" className="relative flex min-w-0 flex-1 items-center">{card(item)}</div>
        <div role="gridcell" className="relative w-11 shrink-0 py-1">{handle}</div>
      </div>
    )
  }
  const cells = row.getVisibleCells()
  return (
    <div {...own} className={clsx(rowVariants({ look }), 'grid min-w-(--least-width) grid-cols-(--columns) items-stretch')} style={place}>
      {arrival}
      {gone}
      <div role="gridcell" className="sticky start-0 z-1 bg-inherit">{select}</div>
      <div role="gridcell" className="sticky z-1 bg-inherit py-2" style={{ insetInlineStart: controls.select }}>{handle}</div>
      <div role="gridcell" className={clsx('sticky flex items-center justify-end bg-inherit px-1', editor ? 'z-2' : 'z-1')} style={{ insetInlineStart: controls.select + controls.handle }}>
        {positionControl}
      </div>
      {shown.map((column, nth) => {
        const cell = cells[nth]
        return (
          <div
            key={column.id}
            role={nth === 0 ? 'rowheader' : 'gridcell'}
            data-column={column.id}
            className={clsx('flex min-w-0 items-center px-2', alignmentOf(column), nth === 0 && 'sticky z-1 bg-inherit')}
            style={nth === 0 ? { insetInlineStart: controls.select + controls.handle + controls.position } : undefined}
          >
            {cell ? <FlexRender cell={cell} /> : null}
          </div>
        )
      })}
    </div>
  )
}

const sameButRow = <Item extends object>(before: SortableRowProps<Item>, now: SortableRowProps<Item>): boolean =>
  (Object.keys(now) as (keyof SortableRowProps<Item>)[]).every((key) => key === 'row' || Object.is(before[key], now[key]))

/** One row. The table makes new row objects for every window; a row is drawn again only when something in it changed. */
export const SortableRow = memo(Row, sameButRow) as typeof Row
