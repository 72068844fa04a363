import { Button } from '../../../src/design/button/index.ts'
import { ColumnsIcon, CriteriaIcon, DownloadIcon, FileIcon, FiltersIcon, GridIcon, ListIcon, NextIcon, PreviousIcon, UploadIcon } from '../../../src/design/icon/index.ts'
import { IconButton } from '../../../src/design/icon-button/index.ts'
import { Menu, MenuChecked, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../../src/design/menu/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { Segments } from '../../../src/design/segments/index.ts'
import { perRowChoices } from '../../../src/design/sortable-grid/index.ts'
import { useSpeech } from '../frame/index.ts'
import { rules, type Rule } from './ordering.ts'
import { workbenchWords } from './workbench.words.ts'

export type View = 'list' | 'grid'

export interface BenchToolbarProps {
  asked: string
  onAsk: (asked: string) => void
  hits: number
  /** On which of them one stands, from 0. */
  hit: number
  onStep: (by: 1 | -1) => void
  view: View
  onView: (view: View) => void
  perRow: number
  onPerRow: (perRow: number) => void
  columns: readonly { id: string; label: string; shown: boolean; fixed: boolean }[]
  onColumn: (id: string, shown: boolean) => void
  columnsOpen?: boolean | undefined
  rulesOn: ReadonlySet<Rule>
  onRule: (rule: Rule, on: boolean) => void
  criteriaOpen: boolean
  onCriteria: () => void
  onImport: () => void
  disabled: boolean
}

/** Above the list: finding, what is shown, and what orders the whole of it. */
export function BenchToolbar({ asked, onAsk, hits, hit, onStep, view, onView, perRow, onPerRow, columns, onColumn, columnsOpen, rulesOn, onRule, criteriaOpen, onCriteria, onImport, disabled }: BenchToolbarProps) {
  const { say, format } = useSpeech(workbenchWords)
  const searching = asked.trim() !== ''
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-1 md:max-w-sm">
        <SearchInput
          label={say.search}
          value={asked}
          onValueChange={onAsk}
          count={hits}
          disabled={disabled}
          {...(hits > 0 ? { detail: say.hit(format.number(hit + 1), format.number(hits)) } : {})}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onStep(event.shiftKey ? -1 : 1)
          }}
        />
        {searching && hits > 1 ? (
          <>
            <IconButton label={say.previous} icon={<PreviousIcon className="rotate-90" />} onClick={() => onStep(-1)} />
            <IconButton label={say.next} icon={<NextIcon className="rotate-90" />} onClick={() => onStep(1)} />
          </>
        ) : null}
      </div>
      <div className="flex items-center gap-1 max-md:[&>button_svg]:hidden">
        <Button tone={criteriaOpen ? 'neutral' : 'quiet'} icon={<CriteriaIcon />} aria-expanded={criteriaOpen} onClick={onCriteria} disabled={disabled}>
          {say.criteria}
        </Button>
        <Menu
          trigger={
            <Button tone="quiet" icon={<FiltersIcon />} disabled={disabled}>
              {say.rules(format.number(rulesOn.size))}
            </Button>
          }
        >
          <MenuHeading>{say.rulesTitle}</MenuHeading>
          {rules.map((rule) => (
            <MenuChecked key={rule} checked={rulesOn.has(rule)} onCheckedChange={(on) => onRule(rule, on)} detail={say.rule[rule].detail}>
              {say.rule[rule].label}
            </MenuChecked>
          ))}
        </Menu>
        <span className="flex items-center gap-1">
          {view === 'list' ? (
            <Menu {...(columnsOpen ? { open: true } : {})} trigger={<IconButton label={say.columns} icon={<ColumnsIcon />} disabled={disabled} className="max-sm:hidden" />}>
              <MenuHeading>{say.columnsTitle}</MenuHeading>
              {columns.filter(({ fixed }) => !fixed).map(({ id, label, shown }) => (
                <MenuChecked key={id} checked={shown} onCheckedChange={(next) => onColumn(id, next)}>
                  {label}
                </MenuChecked>
              ))}
            </Menu>
          ) : null}
          <Menu trigger={<IconButton label={say.file} icon={<FileIcon />} disabled={disabled} />}>
            <MenuLink icon={<DownloadIcon />} href="#export-csv">
              {say.exportCsv}
            </MenuLink>
            <MenuLink icon={<DownloadIcon />} href="#export-xlsx">
              {say.exportXlsx}
            </MenuLink>
            <MenuSeparator />
            <MenuItem icon={<UploadIcon />} onSelect={onImport}>
              {say.importFile}
            </MenuItem>
          </Menu>
        </span>
      </div>
      <div className="ms-auto flex items-center gap-2">
        {view === 'grid' ? (
          <Segments label={say.perRow} value={String(perRow)} onValueChange={(next) => onPerRow(Number(next))} options={perRowChoices.map((each) => ({ value: String(each), label: format.number(each) }))} className="max-md:hidden" />
        ) : null}
        <Segments
          label={say.view}
          value={view}
          onValueChange={onView}
          options={[
            { value: 'list', label: say.asList, icon: <ListIcon className="size-4" /> },
            { value: 'grid', label: say.asGrid, icon: <GridIcon className="size-4" /> },
          ]}
          className="max-md:[&_button>span]:sr-only"
        />
      </div>
    </div>
  )
}
