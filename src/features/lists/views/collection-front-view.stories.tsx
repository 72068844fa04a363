import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { bestSellers, now, products, type ShopProduct } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { listLine, statuses } from '../lists.fixtures.ts'
import { everything } from '../model/category-tree.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import type { ListLine } from '../model/list-line.ts'
import { CollectionFrontView, type CollectionFrontViewProps } from './collection-front-view.tsx'

const line = (id: number, name: string, members: readonly ShopProduct[], nth: number, more: Partial<ListLine> = {}): ListLine =>
  listLine({
    kind: 'collection',
    id,
    name,
    products: members.length,
    soldOut: members.filter(({ stock }) => stock === 0).length,
    ...statuses[nth],
    ...more,
  })

const lines: readonly ListLine[] = [
  line(118, 'Best sellers', bestSellers, 0),
  line(
    131,
    'Retrospot',
    products.filter(({ brand }) => brand === 'Retrospot'),
    2,
  ),
  line(
    207,
    'Last pieces',
    products.filter(({ stock }) => stock > 0 && stock < 10),
    6,
    { hidden: true },
  ),
  line(
    264,
    'Everything reduced',
    products.filter(({ listPrice }) => listPrice !== null),
    4,
    { until: '2026-12-24T23:00:00Z' },
  ),
  line(
    302,
    'Under £2',
    products.filter(({ price }) => price < 200),
    1,
  ),
]
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
function FrontPage(props: CollectionFrontViewProps) {
  const [filter, setFilter] = useState(props.filter)
  return <CollectionFrontView {...props} filter={filter} onFilterChange={setFilter} />
}

const meta = {
  title: 'Screens/Collection front',
  component: FrontPage,
  decorators: [localized],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: {
    header: <ScreenHeader area="collections" />,
    state: { kind: 'ready', lines, nodes: [] },
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

export const WhatCanBeDone: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { filter: { branch: everything, search: 'retrospot' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('link', { name: /Retrospot/ })).toHaveAttribute('href', '#order-131'))
    await userEvent.click(canvas.getByRole('button', { name: /Acciones.*Retrospot|Retrospot.*acciones/i }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Sincronizar' })).toHaveAttribute('href', '#synchronise-131')
    await expect(menu.getByRole('menuitem', { name: 'Indexar o programar' })).toHaveAttribute('href', '#review-131')
    await userEvent.keyboard('{Escape}')
  },
}
