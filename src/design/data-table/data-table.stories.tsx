import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { tableDensities, type TableDensity } from './index.ts'
import { actions, columnsWithTotals, lists, ListsTable, manyLists } from './data-table.fixtures.tsx'

const densities = Object.keys(tableDensities) as TableDensity[]

const meta = { title: 'Design/Data table', component: ListsTable, args: { onLayoutChange: fn(), onSelectionChange: fn() } } satisfies Meta<typeof ListsTable>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      {densities.map((density) => (
        <ListsTable key={density} density={density} choosing chosen={new Set([2, 3])} adjustable columns={columnsWithTotals} actions={actions} detail={({ name }) => `Más de ${name}`} defaultExpanded={[1]} rows={lists.slice(0, 5)} defaultLayout={{ sort: { column: 'products', direction: 'descending' } }} hrefOf={({ id }) => `#${id}`} />
      ))}
      <PortraitRow name="plain" columns>
        <ListsTable bare rows={lists.slice(0, 2)} />
      </PortraitRow>
    </PortraitSheet>
  ),
}

export const PortraitOnAPhone: Story = { tags: ['phone', 'long-words'], args: { choosing: true, chosen: new Set([2]), adjustable: true, actions, columns: columnsWithTotals } }

export const AHundredThousand: Story = { tags: ['many'], args: { rows: manyLists(100_000), choosing: true, adjustable: true, actions } }
