import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { categoryTree } from '../../../../stories/screens/collections/category-tree.ts'
import { categories, now } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { listLine, statuses } from '../lists.fixtures.ts'
import { everything } from '../model/category-tree.ts'
import { frontPageArgs, frontPageForms, ListFront } from './list-front.fixtures.tsx'

const lines = categories.map(({ id, name, department, products, soldOut }, nth) =>
  listLine({ id, name, routeBefore: department, products, soldOut, ...statuses[nth % statuses.length] }),
)

const meta = {
  title: 'Screens/Category front',
  component: ListFront,
  decorators: [localized],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: frontPageArgs({
    header: <ScreenHeader area="categories" />,
    kind: 'category',
    state: { kind: 'ready', lines, nodes: categoryTree },
    now: Date.parse(now),
  }),
} satisfies Meta<typeof ListFront>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { tags: ['form'], args: frontPageForms.loading }

export const Empty: Story = { tags: ['form'], args: frontPageForms.empty }

export const NoResult: Story = { tags: ['form'], args: frontPageForms.noResult }

export const Failed: Story = { tags: ['form'], args: frontPageForms.failed }

export const OneDepartment: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Where the window is narrow, the tree comes in a drawer.
    const opener = canvas.queryByRole('button', { name: 'Departamentos' })
    if (opener) await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('treeitem', { name: /^Party/ }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5))
    await userEvent.click(canvas.getByRole('button', { name: 'Productos' }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Balloons, Bags & Invitations')
  },
}

export const WhatWentWrongFirst: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Estado' }))
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Falló'))
  },
}

export const SomeAreSynchronised: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { filter: { branch: everything, search: 'cake' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /Cake/ })[0]!)
    const links = await canvas.findAllByRole('link', { name: 'Sincronizar' })
    await expect(links.some((link) => /^#synchronise-\d+$/.test(link.getAttribute('href') ?? ''))).toBe(true)
  },
}
