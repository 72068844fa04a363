import type { Meta, StoryObj } from '@storybook/react-vite'
import { Workbench } from './workbench.tsx'

const meta = { title: 'Screens/Workbench', component: Workbench, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof Workbench>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const AllSaved: Story = { args: { unsaved: false } }

export const GridAsShoppersSeeIt: Story = { args: { view: 'grid' } }

export const Searching: Story = { args: { search: 'retrospot mug' } }

export const CriteriaOpen: Story = { args: { open: 'criteria' } }

export const ScoreModal: Story = { args: { open: 'score' } }

export const ColumnsMenu: Story = { args: { open: 'columns' } }

export const SelectionAndMassOrdering: Story = { args: { chosen: 3 } }

export const HistoryOpen: Story = { args: { open: 'history' } }

export const ImportReport: Story = { args: { open: 'import' } }

export const SomebodyElseSaved: Story = { args: { open: 'theirs' } }

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }

export const NoResult: Story = { tags: ['form'], args: { search: 'tetera azul' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }
