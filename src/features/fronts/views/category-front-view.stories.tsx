import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { categoryTree } from '../../../../stories/screens/collections/category-tree.ts'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { categories, now } from '../../../../stories/screens/shop/index.ts'
import { spoken } from '../../../i18n/book/index.ts'
import { frontLine, standings } from '../fronts.fixtures.ts'
import { everything } from '../model/front.ts'
import type { FrontWays } from '../model/ways.ts'
import { CategoryFrontView, type CategoryFrontViewProps } from './category-front-view.tsx'

const lines = categories.map(({ id, name, department, products, soldOut }, nth) =>
  frontLine({ id, name, route: department, products, soldOut, ...standings[nth % standings.length] }),
)
const ways: FrontWays = {
  order: ({ id }) => `#order-${id}`,
  grid: ({ id }) => `#grid-${id}`,
  publish: ({ id }) => `#review-${id}`,
  synchronise: (lists) => `#synchronise-${lists.map(({ id }) => id).join('-')}`,
  queue: '#index-admin',
  mass: '#order-prod',
  favourites: '#favourites',
}

/** Keeps what is asked for, as the page does. */
function Fronted(props: CategoryFrontViewProps) {
  const [asked, setAsked] = useState(props.asked)
  return <CategoryFrontView {...props} asked={asked} onAsk={setAsked} />
}

const meta = {
  title: 'Screens/Category front',
  component: Fronted,
  decorators: [spoken],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: {
    header: <ScreenHeader area="categories" />,
    state: { kind: 'ready', lines, nodes: categoryTree },
    asked: { at: everything, search: '' },
    onAsk: fn(),
    now: Date.parse(now),
    timeZone: 'Europe/London',
    ways,
  },
} satisfies Meta<typeof Fronted>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = { tags: ['form'], args: { state: { kind: 'ready', lines: [], nodes: [] } } }

export const NoResult: Story = { tags: ['form'], args: { asked: { at: everything, search: 'submarinos' } } }

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
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Fallida'))
  },
}

export const SomeAreSynchronised: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { asked: { at: everything, search: 'cake' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [box] = canvas.getAllByRole('checkbox', { name: /Cake/ })
    if (!box) return
    await userEvent.click(box)
    const links = await canvas.findAllByRole('link', { name: 'Sincronizar' })
    await expect(links.some((link) => /^#synchronise-\d+$/.test(link.getAttribute('href') ?? ''))).toBe(true)
  },
}
