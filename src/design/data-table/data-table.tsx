import { clsx } from 'clsx'
import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { ListState, type ListStateValue } from '../list-state/index.ts'
import { Reorderable } from '../reorderable/index.ts'
import { frame, scroller as scrollerLook, type TableDensity } from './data-table.variants.ts'
import { useTableTexts } from './data-table.words.ts'
import type { RowSelection } from './row-selection.ts'
import { SelectionStrip } from './selection-strip.tsx'
import { TableBar } from './table-bar.tsx'
import { isLong, printedOf, TableBody } from './table-body.tsx'
import { gridTemplate, leastWidth, type RowId, type TableColumn, type TableLayout } from './table-column.ts'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { yieldedOf } from './table-layout.ts'
import { useArranging } from './use-arranging.ts'
import { markSlid, useAvailableWidth } from './use-available-width.ts'
import { useOnPaper } from './use-on-paper.ts'
import { useSelecting } from './use-selecting.ts'
import { useTableLayout } from './use-table-layout.ts'
import { useTableView } from './use-table-view.ts'

export interface DataTableProps<Row extends object, Id extends RowId = RowId> {
  /** The table's name, for screen readers. */
  label: string
  /** Keep it stable between renders. The first one tells which row it is. */
  columns: readonly TableColumn<Row>[]
  /** Keep it stable between renders. A hundred thousand are fine. */
  rows: readonly Row[]
  idOf: (row: Row) => Id
  nameOf: (row: Row) => string
  /** Why there are no rows to see; empty without rows. @default ready */
  state?: ListStateValue | undefined
  /** How somebody likes the table; without it the table remembers by itself until it goes. */
  layout?: TableLayout | undefined
  defaultLayout?: TableLayout | undefined
  onLayoutChange?: ((layout: TableLayout) => void) | undefined
  /** Columns can be moved, widened and hidden. @default false */
  adjustable?: boolean | undefined
  selection?: RowSelection<Id> | undefined
  /** Makes rows selectable. */
  onSelectionChange?: ((selection: RowSelection<Id>) => void) | undefined
  /** What can be done with the chosen rows: buttons. */
  selectionActions?: ReactNode
  /** How many rows match altogether, when not all of them are here. @default as many as there are rows */
  total?: number | undefined
  /** Rows that stand on top however the others are sorted. Keep it stable between renders. */
  pinned?: ((row: Row) => boolean) | undefined
  /** Where a row leads. */
  hrefOf?: ((row: Row) => string) | undefined
  /** What a click on a row does. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** What can be done with a row: items of a menu. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** What is shown below a row when it is opened up. */
  detail?: ((row: Row) => ReactNode) | undefined
  /** Rows that are opened up at first. @default none */
  defaultExpanded?: readonly Id[] | undefined
  /** Search and filters, above the heads. */
  toolbar?: ReactNode
  /** @default 'comfortable' */
  density?: TableDensity | undefined
  /** Takes the height that is there and scrolls by itself. @default false */
  fill?: boolean | undefined
  /** Without its own border, inside of something that has one. @default false */
  bare?: boolean | undefined
  /** Width of the table, in pixels, under which a row is two lines instead of columns; 0 for never. @default 600 */
  narrowBelow?: number | undefined
  className?: string | undefined
}

/** What A4 upright leaves for a table between its margins, in pixels. */
const paperWidth = 640

/**
 * Rows and columns that people sort, choose from, widen and rearrange; rows
 * of two lines where there is no room. One tab stop, arrows from there.
 * @example
 * <DataTable label="Colecciones" columns={columns} rows={collections} idOf={({ id }) => id} nameOf={({ name }) => name}
 *   hrefOf={({ name }) => `/samara-collections/edit/${name}`} />
 */
export function DataTable<Row extends object, Id extends RowId = RowId>(props: DataTableProps<Row, Id>) {
  const {
    label,
    columns,
    rows: data,
    idOf,
    nameOf,
    adjustable = false,
    onSelectionChange,
    selectionActions,
    total = data.length,
    hrefOf,
    onRowOpen,
    actions,
    detail,
  } = props
  const { toolbar, density = 'comfortable', bare = false, narrowBelow = 600, className } = props
  const state: ListStateValue = props.state ?? (data.length === 0 ? { kind: 'empty' } : { kind: 'ready' })
  const paper = useOnPaper()
  // A sentence needs no room down to the window's end.
  const fill = !paper && (props.fill ?? false) && !['empty', 'failed', 'forbidden'].includes(state.kind)
  const texts = useTableTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const width = useAvailableWidth(scroller)
  const [announcement, setAnnouncement] = useState({ text: '', nth: 0 })
  const say = (text: string) => setAnnouncement(({ nth }) => ({ text, nth: nth + 1 }))
  const [layout, setLayout] = useTableLayout(props)
  const narrow = width > 0 && width < narrowBelow
  const controls = { select: onSelectionChange !== undefined, expand: detail !== undefined, actions: actions !== undefined }
  const yielded = narrow ? [] : yieldedOf(columns, layout, controls, width)
  const arranging = useArranging({ columns, layout, yielded, onLayout: setLayout, texts, say })
  const { shown, rows } = useTableView(columns, data, layout, texts.language, yielded, props.pinned)
  const pinnedCount = props.pinned ? rows.filter(props.pinned).length : 0
  const ids = useMemo(() => rows.map((row) => idOf(row)), [rows, idOf])
  const [expanded, setExpanded] = useState<ReadonlySet<Id>>(() => new Set(props.defaultExpanded))
  const selecting = useSelecting({ ids, selection: props.selection, onSelectionChange, total, say, texts })

  const movable = shown.slice(1).map(({ id }) => id)

  const opens = onRowOpen !== undefined || hrefOf !== undefined
  const grid = opens || controls.select || controls.expand || controls.actions
  const least = leastWidth(shown, arranging.drawn, controls)
  const long = !paper && isLong(rows.length)
  const scrolls = fill || long ? 'both' : least > width && !narrow && !paper ? 'sideways' : 'not'
  const style = {
    '--columns': gridTemplate(shown, arranging.drawn, controls),
    '--least': `${least}px`,
    '--width': `${width}px`,
    // Paper does not scroll sideways either.
    zoom: paper && !narrow ? Math.min(1, paperWidth / least) : undefined,
  } as CSSProperties
  const loading = state.kind === 'loading'
  const listed = loading || state.kind === 'ready'
  const footed = shown.some(({ foot }) => foot !== undefined)
  const shownState: ListStateValue = loading
    ? { ...state, skeleton: state.skeleton ?? <TableSkeleton shown={shown} row={controls} density={density} narrow={narrow} /> }
    : state
  const drawing = { shown, row: controls, density, nameOf, hrefOf, opens, actions, detail, texts }

  const expand = (at: number) => {
    const id = ids[at]
    if (id === undefined) return
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    setExpanded(next)
  }
  const resizeBy = (id: string, by: -1 | 1) => {
    const head = scroller.current?.querySelector(`[data-column="${CSS.escape(id)}"]`)
    arranging.resizeBy(id, by, head?.getBoundingClientRect().width)
  }

  const head = (
    <TableHead
      shown={shown}
      row={controls}
      sort={layout.sort ?? null}
      extent={selecting.extent}
      adjustable={adjustable}
      disabled={loading}
      texts={texts}
      onSort={arranging.sortNext}
      onSelectAll={selecting.chooseAll}
      onMoveBy={arranging.moveBy}
      onResizing={arranging.resizing}
      onResize={arranging.resize}
      onResizeBy={resizeBy}
    />
  )
  const body = (
    <>
      <TableBody
        {...drawing}
        label={label}
        scroller={scroller}
        rows={rows}
        ids={ids}
        pinnedCount={pinnedCount}
        selection={selecting.selection}
        expanded={expanded}
        narrow={narrow}
        paper={paper}
        grid={grid}
        selectable={controls.select}
        onChoose={selecting.choose}
        onChooseRange={selecting.chooseRange}
        onChooseAll={selecting.chooseAll}
        onExpand={expand}
        onRowOpen={onRowOpen}
      />
      {footed ? <TableFoot shown={shown} row={controls} grid={grid} narrow={narrow} texts={texts} /> : null}
      {paper && rows.length > printedOf(rows.length) ? (
        <p className="px-3 py-2 text-sm text-muted">{texts.say.printed(texts.number(printedOf(rows.length)), texts.number(rows.length))}</p>
      ) : null}
    </>
  )

  return (
    <div data-slot="data-table" className={clsx(frame({ bare, fill }), className)} style={style}>
      <TableBar
        toolbar={toolbar}
        columns={columns}
        arranging={arranging}
        layout={layout}
        adjustable={adjustable}
        narrow={narrow}
        count={loading ? null : data.length}
        selecting={controls.select && listed ? selecting : null}
        disabled={!listed || loading}
        texts={texts}
        onResizeBy={resizeBy}
      />
      <Reorderable
        axis="across"
        by="mouse"
        items={movable}
        nameOf={(id) => columns.find((column) => column.id === id)?.head ?? id}
        disabled={!adjustable}
        onAnnounce={say}
        onMove={(id, to) => arranging.move(id, movable[to]!)}
      >
        <div
          ref={scroller}
          data-part="scroller"
          className={scrollerLook({ scrolls, fill, tall: long && !fill })}
          {...((grid && state.kind === 'ready') || scrolls === 'not' ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 })}
          onScroll={({ currentTarget }) => markSlid(currentTarget)}
        >
          {listed && !narrow ? (
            <div
              role={grid ? 'grid' : 'table'}
              aria-label={label}
              aria-rowcount={loading ? -1 : total + 1}
              aria-busy={loading}
              aria-multiselectable={grid && controls.select ? true : undefined}
            >
              {head}
              {loading ? null : body}
            </div>
          ) : null}
          <ListState state={shownState}>{narrow ? body : null}</ListState>
        </div>
      </Reorderable>
      {controls.select && listed && selecting.count > 0 ? (
        <SelectionStrip
          count={selecting.count}
          total={total}
          everything={selecting.selection === 'all'}
          offersMatching={selecting.offersMatching}
          texts={texts}
          onMatching={selecting.chooseMatching}
          onClear={selecting.clear}
        >
          {selectionActions}
        </SelectionStrip>
      ) : null}
      <span role="status" data-part="announcement" className="sr-only">
        {announcement.text}
        {announcement.nth % 2 === 0 ? '' : '\u00a0'}
      </span>
    </div>
  )
}
