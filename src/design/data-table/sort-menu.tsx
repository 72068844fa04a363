import { Button } from '../button/index.ts'
import { CriteriaIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Menu, MenuChoice, MenuHeading, MenuSeparator } from '../menu/index.ts'
import type { TableTexts } from './data-table.words.ts'
import type { SortDirection, TableColumn, TableSort } from './table-column.ts'

export interface SortMenuProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | null
  texts: TableTexts
  onSort: (sort: TableSort | null) => void
  /** Nothing stands beside it: it says what it does. */
  alone: boolean
}

/** Sorts where no heads stand above the rows. */
export function SortMenu<Row>({ columns, sort, texts, onSort, alone }: SortMenuProps<Row>) {
  const { say } = texts
  const sortable = columns.filter(({ sortValue }) => sortValue !== undefined)
  const first = (id: string): SortDirection => sortable.find((column) => column.id === id)?.sortFirst ?? 'ascending'
  const icon = <CriteriaIcon className={sort ? 'text-accent' : ''} />
  return (
    <Menu
      trigger={
        alone ? (
          <Button tone="quiet" icon={icon}>
            {say.sortBy}
          </Button>
        ) : (
          // There is little room: what it is sorted by stands in the menu.
          <IconButton silent label={say.sortBy} icon={icon} />
        )
      }
    >
      <MenuHeading>{say.sortBy}</MenuHeading>
      <MenuChoice
        value={sort?.column ?? ''}
        onValueChange={(id) => onSort(id === '' ? null : { column: id, direction: first(id) })}
        options={[{ value: '', label: say.asGiven }, ...sortable.map(({ id, head }) => ({ value: id, label: head }))]}
      />
      {sort ? (
        <>
          <MenuSeparator />
          <MenuChoice
            value={sort.direction}
            onValueChange={(direction) => onSort({ ...sort, direction: direction === 'descending' ? 'descending' : 'ascending' })}
            options={[
              { value: 'ascending', label: say.ascending },
              { value: 'descending', label: say.descending },
            ]}
          />
        </>
      ) : null}
    </Menu>
  )
}
