import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { AddIcon, ColumnsIcon, MinusIcon, MoveDownIcon, MoveUpIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Popover } from '../popover/index.ts'
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
  onMoveBy: (id: string, by: -1 | 1) => void
  onResizeBy: (id: string, by: -1 | 1) => void
  onReset: () => void
}

/** Shows, hides, moves and widens columns without dragging anything. */
export function ColumnsPanel<Row>({ columns, hidden, untouched, texts, onShow, onMoveBy, onResizeBy, onReset }: ColumnsPanelProps<Row>) {
  const { say } = texts
  const shown = columns.filter(({ id }) => !hidden.includes(id))
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
      <ul className="max-h-80 overflow-y-auto p-1.5">
        {columns.map(({ id, head }) => {
          const out = hidden.includes(id)
          return (
            <li key={id} className="flex min-h-control-md items-center gap-1 rounded-sm ps-2 hover:bg-hover">
              <span className="min-w-0 flex-1">
                <Checkbox label={head} checked={!out} onCheckedChange={(checked) => onShow(id, checked)} />
              </span>
              <IconButton
                silent
                size="sm"
                label={say.narrower(head)}
                icon={<MinusIcon />}
                disabled={out}
                onClick={() => onResizeBy(id, -1)}
              />
              <IconButton silent size="sm" label={say.wider(head)} icon={<AddIcon />} disabled={out} onClick={() => onResizeBy(id, 1)} />
              <IconButton
                silent
                size="sm"
                label={say.moveBack(head)}
                icon={<MoveUpIcon />}
                disabled={out || shown[0]?.id === id}
                onClick={() => onMoveBy(id, -1)}
              />
              <IconButton
                silent
                size="sm"
                label={say.moveForth(head)}
                icon={<MoveDownIcon />}
                disabled={out || shown.at(-1)?.id === id}
                onClick={() => onMoveBy(id, 1)}
              />
            </li>
          )
        })}
      </ul>
      <div className="flex items-center justify-between gap-3 border-t border-subtle px-3 py-2">
        <p className="text-xs text-muted">{say.columnsAdvice}</p>
        <Button size="sm" tone="quiet" disabled={untouched} onClick={onReset}>
          {say.resetColumns}
        </Button>
      </div>
    </Popover>
  )
}
