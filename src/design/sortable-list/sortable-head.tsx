import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Reorderable, useReorderable, type ReorderableItem } from '../reorderable/index.ts'
import { SelectBox, type Texts } from '../sorting/index.ts'
import { alignmentOf, besideControls, controls, widthRange, type SortableColumn } from './sortable-column.ts'
import type { ColumnWidths } from './use-column-widths.ts'

/** Height of the head, in pixels. */
export const headHeight = 40

export interface SortableHeadProps<Item> {
  shown: readonly SortableColumn<Item>[]
  asCards: boolean
  chosen: 'none' | 'some' | 'all'
  /** How many there are, in words. */
  total: string
  texts: Texts
  disabled: boolean
  withActions: boolean
  /** Given when columns can be made wider. */
  resize: ColumnWidths | null
  /** Given when columns can be moved. @param over the column whose place it takes */
  onColumnMove: ((column: string, over: string) => void) | undefined
  onAnnounce: (sentence: string) => void
}

/** The head that sticks above the rows: what the columns are, and the box that chooses all. */
export function SortableHead<Item>({
  shown,
  asCards,
  chosen,
  total,
  texts,
  disabled,
  withActions,
  resize,
  onColumnMove,
  onAnnounce,
}: SortableHeadProps<Item>) {
  const { say } = texts
  const keysId = useId()
  const [focused, setFocused] = useState<string | null>(null)
  const stop = shown.find(({ id }) => id === focused)?.id ?? shown[0]?.id
  const movable = shown.slice(1).map((column) => column.id)
  const all = <SelectBox checked={chosen === 'some' ? 'some' : chosen === 'all'} aria-label={say.selectAll} disabled={disabled} />
  const band = 'sticky top-0 z-10 border-b border-default bg-surface text-xs font-medium text-muted'
  if (asCards) {
    return (
      <div role="rowgroup" className={band} style={{ height: headHeight }}>
        <div role="row" aria-rowindex={1} className="flex h-full items-center">
          <div role="columnheader" className="h-full w-(--card-controls) shrink-0">
            {all}
          </div>
          <div role="columnheader" className="min-w-0 flex-1 truncate tabular-nums">
            {total === '' ? <span className="sr-only">{say.position}</span> : total}
          </div>
          <div role="columnheader" className="w-11 shrink-0">
            <span className="sr-only">{say.order}</span>
          </div>
        </div>
      </div>
    )
  }
  const heads = shown.map((column, nth) => ({
    column,
    first: nth === 0,
    texts,
    resize,
    edge: { described: keysId, stops: column.id === stop, onFocus: () => setFocused(column.id) },
  }))
  return (
    <div role="rowgroup" className={clsx(band, 'min-w-(--least-width)')} style={{ height: headHeight }}>
      <div role="row" aria-rowindex={1} className="grid h-full grid-cols-(--columns) items-stretch bg-inherit">
        <div role="columnheader" className="sticky start-0 z-1 bg-inherit">
          {all}
        </div>
        <div role="columnheader" className="sticky z-1 bg-inherit" style={{ insetInlineStart: controls.select }}>
          <span className="sr-only">{say.order}</span>
        </div>
        <div
          role="columnheader"
          className="sticky z-1 flex items-center justify-end bg-inherit px-2.5"
          style={{ insetInlineStart: controls.select + controls.handle }}
        >
          <abbr title={say.position} className="no-underline">
            {say.positionShort}
          </abbr>
        </div>
        {onColumnMove === undefined ? (
          heads.map((head) => <ColumnHead key={head.column.id} {...head} moving={null} />)
        ) : (
          <Reorderable
            axis="across"
            by="mouse"
            items={movable}
            nameOf={(id) => shown.find((column) => column.id === id)?.header ?? id}
            onAnnounce={onAnnounce}
            onMove={(column, to) => onColumnMove(column, movable[to]!)}
          >
            {heads.map((head) => (
              <MovableHead key={head.column.id} {...head} />
            ))}
          </Reorderable>
        )}
        {withActions ? (
          <div role="columnheader" className="sticky end-0 z-1 bg-inherit">
            <span className="sr-only">{say.actionsHead}</span>
          </div>
        ) : null}
      </div>
      {resize ? (
        <span id={keysId} hidden>
          {say.edgeKeys}
        </span>
      ) : null}
    </div>
  )
}

interface ColumnHeadProps extends Pick<SortableHeadProps<never>, 'texts' | 'resize'> {
  column: Pick<SortableColumn<never>, 'id' | 'header' | 'align'>
  /** It stays where it is, and in sight. */
  first: boolean
  edge: {
    /** Id of the sentence that says how it is used. */
    described: string
    /** Tab stops here. */
    stops: boolean
    onFocus: () => void
  }
}

/** The head of a column in a list whose columns can be moved: dragged by mouse it moves. */
function MovableHead(props: ColumnHeadProps) {
  const moving = useReorderable(props.column.id, props.first)
  return <ColumnHead {...props} moving={moving} />
}

/** The head of one column: dragged by its edge it becomes wider. */
function ColumnHead({ column, first, texts: { say, number }, resize, edge, moving }: ColumnHeadProps & { moving: ReorderableItem | null }) {
  const title = useId()
  const moves = moving !== null && !first
  return (
    // By keyboard, columns are moved in the column chooser.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={moving?.ref}
      role="columnheader"
      // The edge inside it has a name of its own, which is not the column's.
      aria-labelledby={title}
      data-dragged={moving?.dragged || undefined}
      className={clsx(
        'group/head relative flex min-w-0 items-center px-2 data-dragged:z-3 data-dragged:rounded-sm data-dragged:bg-raised data-dragged:shadow-lifted',
        alignmentOf(column),
        first && 'sticky z-1 bg-inherit',
        moves && 'cursor-grab active:cursor-grabbing',
      )}
      style={first ? { insetInlineStart: besideControls } : moving?.style}
      onMouseDown={moves ? moving.handle.onMouseDown : undefined}
    >
      <span id={title} className="truncate">
        {column.header}
      </span>
      {resize ? (
        <span
          role="separator"
          tabIndex={edge.stops ? 0 : -1}
          aria-describedby={edge.described}
          onFocus={edge.onFocus}
          aria-orientation="vertical"
          aria-label={say.resize(column.header)}
          aria-valuenow={resize.widthOf(column.id)}
          aria-valuemin={widthRange.min}
          aria-valuemax={widthRange.max}
          aria-valuetext={say.pixels(number(resize.widthOf(column.id)))}
          className="absolute inset-y-0 -end-3 z-2 flex w-6 cursor-col-resize touch-none justify-center py-2.5 outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-4 focus-visible:outline-focus"
          {...resize.edge(column.id)}
          // The edge is not what the column is taken by.
          onMouseDown={(event) => event.stopPropagation()}
        >
          <span aria-hidden className="w-px bg-(--border-default) group-hover/head:bg-(--border-control)" />
        </span>
      ) : null}
    </div>
  )
}
