import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { AddIcon, ColumnsIcon, MinusIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Popover } from '../popover/index.ts'
import { Reorderable, ReorderHandle, useReorderable } from '../reorderable/index.ts'
import type { TableTexts } from './data-table.words.ts'
import type { TableColumn } from './table-column.ts'

export interface ColumnsPanelProps<Row> {
  /** All columns in their sequence, the first one excepted. */
  columns: readonly TableColumn<Row>[]
  hidden: readonly string[]
  /** Nothing was changed yet. */
  untouched: boolean
  texts: TableTexts
  onShow: (id: string, shown: boolean) => void
  /** @param to its new place among these, from 0 */
  onMove: (id: string, to: number) => void
  onResizeBy: (id: string, by: -1 | 1) => void
  onReset: () => void
}

/** Shows, hides, moves and widens columns: by keyboard as well as by pointer. */
export function ColumnsPanel<Row>({ columns, hidden, untouched, texts, onShow, onMove, onResizeBy, onReset }: ColumnsPanelProps<Row>) {
  const { say } = texts
  return (
    <Popover
      label={say.columns}
      align="end"
      padding="none"
      trigger={
        <Button tone="quiet" size="sm" icon={<ColumnsIcon />}>
          {say.columns}
        </Button>
      }
    >
      <Reorderable
        items={columns.map(({ id }) => id)}
        nameOf={(id) => columns.find((column) => column.id === id)?.head ?? id}
        onMove={onMove}
      >
        <ul className="max-h-80 overflow-y-auto p-1.5">
          {columns.map(({ id, head }) => (
            <ColumnItem key={id} id={id} head={head} out={hidden.includes(id)} texts={texts} onShow={onShow} onResizeBy={onResizeBy} />
          ))}
        </ul>
      </Reorderable>
      <div className="flex items-center justify-between gap-3 border-t border-subtle px-3 py-2">
        <p className="text-xs text-muted">{say.columnsAdvice}</p>
        <Button size="sm" tone="quiet" disabled={untouched} onClick={onReset}>
          {say.resetColumns}
        </Button>
      </div>
    </Popover>
  )
}

interface ColumnItemProps extends Pick<ColumnsPanelProps<never>, 'texts' | 'onShow' | 'onResizeBy'> {
  id: string
  head: string
  /** It is hidden. */
  out: boolean
}

function ColumnItem({ id, head, out, texts: { say }, onShow, onResizeBy }: ColumnItemProps) {
  const { ref, style, dragged, handle } = useReorderable(id)
  const lifted = dragged ? 'relative z-10 bg-raised shadow-lifted' : 'hover:bg-hover'
  return (
    <li ref={ref} style={style} className={`flex min-h-control-md items-center gap-1 rounded-sm ps-2 ${lifted}`}>
      <span className="min-w-0 flex-1">
        <Checkbox label={head} checked={!out} onCheckedChange={(checked) => onShow(id, checked)} />
      </span>
      <IconButton silent size="sm" label={say.narrower(head)} icon={<MinusIcon />} disabled={out} onClick={() => onResizeBy(id, -1)} />
      <IconButton silent size="sm" label={say.wider(head)} icon={<AddIcon />} disabled={out} onClick={() => onResizeBy(id, 1)} />
      <ReorderHandle handle={handle} />
    </li>
  )
}
