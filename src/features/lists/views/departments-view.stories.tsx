import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { tree } from '../lists.fixtures.ts'
import { DepartmentsView } from './departments-view.tsx'

const meta = {
  title: 'Features/Lists/Departments',
  component: DepartmentsView,
  decorators: [spoken],
  args: { state: { kind: 'ready', departments: tree }, allHref: '#category', hrefOf: (category: number) => `#order-${category}` },
} satisfies Meta<typeof DepartmentsView>
export default meta
type Story = StoryObj<typeof meta>

export const LinksToDepartments: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Cocina y mesa/ })).toHaveAttribute('href', '#order-1')
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Empty: Story = { args: { state: { kind: 'ready', departments: [] } } }
export const Failed: Story = { args: { state: { kind: 'failed', failure: { code: 'network/unreachable' }, again: fn() } } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
