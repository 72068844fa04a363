import type { WorkbenchLayout } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { ColumnsIcon, MoveDownIcon, MoveUpIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { Popover } from '../../../design/popover/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { columnsOf, withColumn, withColumnMoved } from './column-layout.ts'

export interface ColumnsPopoverProps {
  layout: WorkbenchLayout
  onLayout: (layout: WorkbenchLayout) => void
  /** Open at first. @default false */
  open?: boolean | undefined
}

/** Which columns stand beside a product, and in which sequence. */
export function ColumnsPopover({ layout, onLayout, open = false }: ColumnsPopoverProps) {
  const t = useSentences('ordering')
  return (
    <Popover label={t('columnsMenu.title')} align="end" defaultOpen={open} trigger={<IconButton label={t('columnsMenu.title')} icon={<ColumnsIcon />} className="max-sm:hidden" />}>
      <ColumnsForm layout={layout} onLayout={onLayout} />
    </Popover>
  )
}

/** Made when it is opened: it would be the most of the toolbar, and the toolbar is drawn at every keystroke of a search. */
function ColumnsForm({ layout, onLayout }: Omit<ColumnsPopoverProps, 'open'>) {
  const t = useSentences('ordering')
  const [, ...columns] = columnsOf(layout)
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
      <ul className="-mx-1 flex max-h-96 flex-col overflow-y-auto px-1">
        {columns.map(({ id, shown }, nth) => {
          const column = t(`columns.${id}`)
          return (
            <li key={id} className="flex items-center gap-1">
              <Checkbox className="min-w-0 flex-1 py-1" label={column} checked={shown} onCheckedChange={(next) => onLayout(withColumn(layout, id, { shown: next }))} />
              <IconButton size="sm" silent label={t('columnsMenu.up', { column })} icon={<MoveUpIcon />} disabled={nth === 0} onClick={() => onLayout(withColumnMoved(layout, id, -1))} />
              <IconButton size="sm" silent label={t('columnsMenu.down', { column })} icon={<MoveDownIcon />} disabled={nth === columns.length - 1} onClick={() => onLayout(withColumnMoved(layout, id, 1))} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
