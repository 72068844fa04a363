import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { lines } from '../categories.fixtures.ts'
import { CategoryTreeView } from './category-tree-view.tsx'

const meta = {
  title: 'Features/Categories/Tree',
  component: CategoryTreeView,
  decorators: [
    (Story) => (
      <div className="flex h-120 flex-col">
        <Story />
      </div>
    ),
    spoken,
  ],
  args: { state: { kind: 'ready', lines }, now: Date.UTC(2026, 10, 20, 9, 30, 0), onOrder: fn() },
} satisfies Meta<typeof CategoryTreeView>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('treeitem', { name: /^Tazas/ }))
    await expect(args.onOrder).toHaveBeenCalledWith(2)
  },
}

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement)
    await userEvent.type(tree.getByRole('searchbox'), 'maceta')
    await expect(await tree.findByRole('treeitem', { name: /^Macetas/ })).toBeVisible()
    await expect(tree.queryByRole('treeitem', { name: /^Navidad/ })).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zzz')
    await expect(await within(canvasElement).findByText('Ninguna categoría coincide')).toBeVisible()
  },
}

export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Empty: Story = { args: { state: { kind: 'ready', lines: [] } } }
export const Failed: Story = { args: { state: { kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() } } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
export const OnAPhone: Story = { tags: ['phone'] }
