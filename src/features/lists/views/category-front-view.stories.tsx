import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { categoryTree } from '../../../../stories/screens/collections/category-tree.ts'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { categories, now } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { listLine, statuses } from '../lists.fixtures.ts'
import { everything } from '../model/category-tree.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import { CategoryFrontView, type CategoryFrontViewProps } from './category-front-view.tsx'

const lines = categories.map(({ id, name, department, products, soldOut }, nth) =>
  listLine({ id, name, routeBefore: department, products, soldOut, ...statuses[nth % statuses.length] }),
)
const links: FrontPageLinks = {
  order: ({ id }) => `#order-${id}`,
  grid: ({ id }) => `#grid-${id}`,
  publish: ({ id }) => `#review-${id}`,
  synchronise: (lists) => `#synchronise-${lists.map(({ id }) => id).join('-')}`,
  queue: '#index-admin',
  mass: '#order-prod',
  favourites: '#favourites',
}

/** Keeps the filter, as the page does. */
function FrontPage(props: CategoryFrontViewProps) {
  const [filter, setFilter] = useState(props.filter)
  return <CategoryFrontView {...props} filter={filter} onFilterChange={setFilter} />
}

const meta = {
  title: 'Screens/Category front',
  component: FrontPage,
  decorators: [localized],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: {
    header: <ScreenHeader area="categories" />,
    state: { kind: 'ready', lines, nodes: categoryTree },
    filter: { branch: everything, search: '' },
    onFilterChange: fn(),
    now: Date.parse(now),
    timeZone: 'Europe/London',
    links,
  },
} satisfies Meta<typeof FrontPage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = { tags: ['form'], args: { state: { kind: 'ready', lines: [], nodes: [] } } }

export const NoResult: Story = { tags: ['form'], args: { filter: { branch: everything, search: 'submarinos' } } }

export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() } } }

export const OneDepartment: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const inTree = canvas.queryByRole('treeitem', { name: /^Party/ })
    if (!inTree) return
    await userEvent.click(inTree)
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
    const head = canvas.queryByRole('button', { name: 'Estado' })
    if (!head) return
    await userEvent.click(head)
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Falló'))
  },
}

export const SomeAreSynchronised: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { filter: { branch: everything, search: 'cake' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [box] = canvas.getAllByRole('checkbox', { name: /Cake/ })
    if (!box) return
    await userEvent.click(box)
    const links = await canvas.findAllByRole('link', { name: 'Sincronizar' })
    await expect(links.some((link) => /^#synchronise-\d+$/.test(link.getAttribute('href') ?? ''))).toBe(true)
  },
}
