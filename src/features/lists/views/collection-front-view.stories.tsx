import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { bestSellers, now, products, type ShopProduct } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { listLine, statuses } from '../lists.fixtures.ts'
import { everything } from '../model/category-tree.ts'
import type { ListLine } from '../model/list-line.ts'
import { frontPageArgs, frontPageForms, ListFront } from './list-front.fixtures.tsx'

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

const meta = {
  title: 'Screens/Collection front',
  component: ListFront,
  decorators: [localized],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: frontPageArgs({
    header: <ScreenHeader area="collections" />,
    kind: 'collection',
    state: { kind: 'ready', lines, nodes: [] },
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
