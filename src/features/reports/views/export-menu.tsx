import { Button } from '../../../design/button/index.ts'
import { DownloadIcon, ExpandIcon } from '../../../design/icon/index.ts'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../../design/menu/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { fileFormats, type FileFormat } from '../model/table-file.ts'
import type { ReportTab } from '../model/requested-report.ts'

/**
 * What goes into a file: the sums, the curve, the positions, what stands
 * behind the tab, the table of the categories, or the lines of the orders.
 */
export type ExportedPart = 'totals' | 'sales' | 'bands' | 'tab' | 'categorySums' | 'lines'

export interface ExportMenuProps {
  tab: ReportTab
  /** A file is being made. */
  busy: boolean
  disabled: boolean
  onExport: (part: ExportedPart, format: FileFormat) => void
  onPrint: () => void
}

/** The figures that are shown as files, and the lines of the orders that they are made of. */
export function ExportMenu({ tab, busy, disabled, onExport, onPrint }: ExportMenuProps) {
  const t = useSentences('reports')
  const headings: Record<ExportedPart, string> = {
    totals: t('export.totals'),
    sales: t('export.sales'),
    bands: t('bands.title'),
    tab: t(tab === 'categories' ? 'export.categories' : `tab.${tab}`),
    categorySums: t('export.categorySums'),
    lines: t('export.lines'),
  }
  const parts: readonly ExportedPart[] = [
    'totals',
    'sales',
    'bands',
    'tab',
    ...(tab === 'categories' ? (['categorySums'] as const) : []),
    'lines',
  ]
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<DownloadIcon />} iconAfter={<ExpandIcon className="text-muted" />} loading={busy} disabled={disabled}>
          {t('export.title')}
        </Button>
      }
    >
      {parts.map((part, at) => (
        <div key={part} role="group" aria-label={headings[part]}>
          {at > 0 && <MenuSeparator />}
          <MenuHeading>{headings[part]}</MenuHeading>
          {fileFormats.map((format) => (
            <MenuItem key={format} icon={<DownloadIcon />} onSelect={() => onExport(part, format)}>
              {t('export.as', { part: headings[part], format: format.toUpperCase() })}
            </MenuItem>
          ))}
        </div>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={onPrint}>{t('export.print')}</MenuItem>
    </Menu>
  )
}
