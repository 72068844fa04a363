import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { bestSellers, currency, now, products, type ShopProduct } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { listLine, statuses } from '../lists.fixtures.ts'
import { everything } from '../model/category-tree.ts'
import { choosableLists } from '../model/choosing-list.ts'
import type { ListLine } from '../model/list-line.ts'
import { frontPageArgs, frontPageForms, ListFront } from './list-front.fixtures.tsx'

const line = (id: number, name: string, members: readonly ShopProduct[], nth: number, more: Partial<ListLine> = {}): ListLine =>
  listLine({
    kind: 'collection',
    id,
    name,
    imageUrl: members[0]?.imageUrl ?? null,
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
  line(311, 'Spring window', [], 6),
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
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'collections' } },
  tags: ['screen'],
  args: frontPageArgs({
    kind: 'collection',
    state: { kind: 'ready', lines: choosableLists(lines, {}), nodes: [], currency },
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

export const NoPermission: Story = { tags: ['form'], args: frontPageForms.forbidden }

export const WhatCanBeDone: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { filter: { branch: everything, search: 'retrospot', show: 'all' } },
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

/** Beside the platform's collections; nothing of it comes in from there. */
export const ASamaraCollection: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: {
    state: {
      kind: 'ready',
      lines: choosableLists([line(118, 'Best sellers', bestSellers, 0, { kind: 'samara' }), line(118, 'Retrospot', [], 6)], {}),
      nodes: [],
      currency,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('row', { name: /Best sellers/ })).toHaveTextContent('Colección Samara'))
    await expect(canvas.getByRole('row', { name: /Retrospot/ })).toHaveTextContent('N.º 118')
    await userEvent.click(canvas.getByRole('button', { name: /Acciones.*Best sellers|Best sellers.*acciones/i }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Indexar o programar' })).toHaveAttribute('href', '#review-118')
    await expect(menu.queryByRole('menuitem', { name: 'Sincronizar' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

export const NothingMarkedYet: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { filter: { branch: everything, search: '', show: 'favourites' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes favoritas')).toBeVisible()
  },
}

/** What shoppers do not see is not called good. */
export const WhatIsNotSeenIsNotGood: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const line = (name: string) => canvas.getByRole('row', { name: new RegExp(name) })
    await waitFor(() => expect(line('Spring window')).toHaveTextContent('Sin productos'))
    await expect(line('Spring window')).not.toHaveTextContent('Bien')
    await expect(line('Last pieces')).toHaveTextContent('Oculta')
    await expect(line('Last pieces')).not.toHaveTextContent('Bien')
  },
}
