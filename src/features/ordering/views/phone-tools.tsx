import { useState, type ReactNode } from 'react'
import { Button } from '../../../design/button/index.ts'
import { CriteriaIcon, DownloadIcon, GridIcon, ListIcon, MoreIcon, UploadIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { Popover } from '../../../design/popover/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { RulesPopover } from './rules-popover.tsx'
import type { ToolsProps } from './tools.tsx'

export interface PhoneToolsProps extends ToolsProps {
  /** What the first places are worth. */
  meter: ReactNode
}

/** The tools of a phone: criteria in the line of the search, the others and what the first places are worth in a sheet. */
export function PhoneTools({ workbench, layout, onLayout, criteriaOpen, onCriteria, onExport, onImport, meter }: PhoneToolsProps) {
  const t = useSentences('ordering')
  const [open, setOpen] = useState(false)
  const closing = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  const files = [
    { label: t('file.csv'), icon: <DownloadIcon />, act: () => onExport('csv') },
    { label: t('file.xlsx'), icon: <DownloadIcon />, act: () => onExport('xlsx') },
    { label: t('file.import'), icon: <UploadIcon />, act: onImport },
  ]
  return (
    <div className="flex shrink-0 items-center sm:hidden">
      <IconButton silent label={t('criteria.title')} icon={<CriteriaIcon />} aria-expanded={criteriaOpen} onClick={onCriteria} />
      <Popover
        label={t('tools')}
        size="lg"
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={<IconButton silent label={t('tools')} icon={<MoreIcon />} />}
      >
        <div className="flex flex-col items-stretch gap-3">
          {meter}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <RulesPopover rules={workbench.present.rules} onRules={workbench.setRules} />
            <Segments
              label={t('view.title')}
              value={layout.view}
              onValueChange={(view) => {
                setOpen(false)
                onLayout({ ...layout, view })
              }}
              options={[
                { value: 'list', label: t('view.list'), icon: <ListIcon className="size-4" /> },
                { value: 'grid', label: t('view.grid'), icon: <GridIcon className="size-4" /> },
              ]}
            />
          </div>
          <div className="flex flex-col border-t border-subtle pt-2 [&>button]:justify-start">
            {files.map(({ label, icon, act }) => (
              <Button key={label} tone="quiet" icon={icon} onClick={closing(act)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      </Popover>
    </div>
  )
}
