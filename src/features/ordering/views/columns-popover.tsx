import type { WorkbenchLayout } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { ColumnsIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { Popover } from '../../../design/popover/index.ts'
import { Reorderable, ReorderHandle, useReorderable } from '../../../design/reorderable/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { type ColumnSetting, columnsOf, withColumn, withColumnAt } from './column-layout.ts'

export interface ColumnsPopoverProps {
  layout: WorkbenchLayout
  onLayout: (layout: WorkbenchLayout) => void
  /** Open at first. @default false */
  open?: boolean | undefined
}

/** Which columns are shown beside a product, and in which sequence. */
export function ColumnsPopover({ layout, onLayout, open = false }: ColumnsPopoverProps) {
  const t = useSentences('ordering')
  return (
    <Popover
      label={t('columnsMenu.title')}
      align="end"
      defaultOpen={open}
      trigger={<IconButton label={t('columnsMenu.title')} icon={<ColumnsIcon />} className="max-sm:hidden" />}
    >
      <ColumnsForm layout={layout} onLayout={onLayout} />
    </Popover>
  )
}

/** Made when it is opened: it would be the most of the toolbar, and the toolbar is drawn at every keystroke of a search. */
function ColumnsForm({ layout, onLayout }: Omit<ColumnsPopoverProps, 'open'>) {
  const t = useSentences('ordering')
  const [, ...columns] = columnsOf(layout)
  const columnName = ({ id }: ColumnSetting): string => t(`columns.${id}`)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t('columnsMenu.title')}</h2>
        {layout.columns.length > 0 && (
          <Button size="sm" tone="quiet" onClick={() => onLayout({ ...layout, columns: [] })}>
            {t('columnsMenu.reset')}
          </Button>
        )}
      </div>
      <Reorderable
        items={columns.map(({ id }) => id)}
        nameOf={(id) => columnName(columns.find((column) => column.id === id)!)}
        onMove={(id, to) => onLayout(withColumnAt(layout, id, to + 1))}
      >
        <ul className="-mx-1 flex max-h-96 flex-col overflow-y-auto px-1">
          {columns.map((column) => (
            <ColumnItem
              key={column.id}
              column={column}
              label={columnName(column)}
              onShown={(shown) => onLayout(withColumn(layout, column.id, { shown }))}
            />
          ))}
        </ul>
      </Reorderable>
    </div>
  )
}

interface ColumnItemProps {
  column: ColumnSetting
  label: string
  onShown: (shown: boolean) => void
}

function ColumnItem({ column: { id, shown }, label, onShown }: ColumnItemProps) {
  const { ref, style, dragged, handle } = useReorderable(id)
  return (
    <li ref={ref} style={style} className={`flex items-center gap-1 rounded-sm ${dragged ? 'relative z-10 bg-raised shadow-lifted' : ''}`}>
      <Checkbox className="min-w-0 flex-1 py-1" label={label} checked={shown} onCheckedChange={onShown} />
      <ReorderHandle handle={handle} />
    </li>
  )
}
