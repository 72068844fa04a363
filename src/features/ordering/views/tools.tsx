import { memo } from 'react'
import type { WorkbenchLayout } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { CriteriaIcon, DownloadIcon, FileIcon, GridIcon, ListIcon, UploadIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../design/menu/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { perRowChoices } from '../../../design/sortable-grid/index.ts'
import { Toolbar } from '../../../design/toolbar/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import { ColumnsPopover } from './columns-popover.tsx'
import { RulesPopover } from './rules-popover.tsx'

export interface ToolsProps {
  workbench: Pick<Workbench, 'present' | 'setRules'>
  layout: WorkbenchLayout
  onLayout: (layout: WorkbenchLayout) => void
  /** The menu of columns is open at first. */
  columnsOpen: boolean | undefined
  criteriaOpen: boolean
  onCriteria: () => void
  onExport: (format: 'csv' | 'xlsx') => void
  onImport: () => void
}

function AllTools({ workbench, layout, onLayout, columnsOpen, criteriaOpen, onCriteria, onExport, onImport }: ToolsProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  return (
    <>
      <Toolbar
        label={t('tools')}
        className="max-sm:hidden max-md:[&>button[aria-expanded]]:px-2.5 max-md:[&>button[aria-expanded]>span>svg]:hidden"
      >
        <Button tone={criteriaOpen ? 'neutral' : 'quiet'} icon={<CriteriaIcon />} aria-expanded={criteriaOpen} onClick={onCriteria}>
          {t('criteria.title')}
        </Button>
        <RulesPopover rules={workbench.present.rules} onRules={workbench.setRules} />
        {layout.view === 'list' && <ColumnsPopover layout={layout} onLayout={onLayout} open={columnsOpen} />}
        <Menu trigger={<IconButton label={t('file.title')} icon={<FileIcon />} />}>
          <MenuItem icon={<DownloadIcon />} onSelect={() => onExport('csv')}>
            {t('file.csv')}
          </MenuItem>
          <MenuItem icon={<DownloadIcon />} onSelect={() => onExport('xlsx')}>
            {t('file.xlsx')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<UploadIcon />} onSelect={onImport}>
            {t('file.import')}
          </MenuItem>
        </Menu>
      </Toolbar>
      <div className="ms-auto flex items-center gap-2 max-sm:hidden">
        {layout.view === 'grid' && (
          <Segments
            label={t('view.perRow')}
            value={String(layout.perRow)}
            onValueChange={(next) => onLayout({ ...layout, perRow: Number(next) })}
            options={perRowChoices.map((each) => ({ value: String(each), label: format.number(each) }))}
            className="max-md:hidden"
          />
        )}
        <Segments
          label={t('view.title')}
          value={layout.view}
          onValueChange={(view) => onLayout({ ...layout, view })}
          options={[
            { value: 'list', label: t('view.list'), icon: <ListIcon className="size-4" /> },
            { value: 'grid', label: t('view.grid'), icon: <GridIcon className="size-4" /> },
          ]}
          className="max-md:[&_button>span]:sr-only"
        />
      </div>
    </>
  )
}

/** The tools that order the whole list and change how it is shown. They do not render again while a search is typed. */
export const Tools = memo(AllTools)
