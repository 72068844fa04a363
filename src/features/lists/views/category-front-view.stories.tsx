import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { categoryTree } from '../../../../stories/screens/shop/category-tree.ts'
import { categories, currency, now } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { listLine, statuses } from '../lists.fixtures.ts'
import { everything } from '../model/category-tree.ts'
import { choosableLists } from '../model/choosing-list.ts'
import type { Habits } from '../model/habits.ts'
import { frontPageArgs, frontPageForms, ListFront } from './list-front.fixtures.tsx'

const opened = { 101: '2026-11-21T10:20:00Z', 601: '2026-11-20T15:05:00Z', 108: '2026-11-18T09:40:00Z', 104: '2026-11-12T11:15:00Z' }
const habits: Habits = {
  favourites: [101, 102, 601].map((id) => ({ kind: 'category', id })),
  recent: Object.entries(opened).map(([id, at]) => ({ list: { kind: 'category', id: Number(id) }, at })),
}
const lines = choosableLists(
  categories.map(({ id, name, department, products, soldOut, revenue }, nth) =>
    listLine({
      id,
      name,
      routeBefore: department,
      products,
      soldOut,
      // Every third list has some of them where shoppers look first.
      soldOutFirst: nth % 3 === 0 ? Math.min(soldOut, 2) : 0,
      revenue30: revenue,
      ...statuses[nth % statuses.length],
    }),
  ),
  habits,
)

const meta = {
  title: 'Screens/Category front',
  component: ListFront,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
  args: frontPageArgs({
    kind: 'category',
    state: { kind: 'ready', lines, nodes: categoryTree, currency },
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

export const Recent: Story = { args: { filter: { branch: everything, search: '', show: 'recent' } } }

export const Searching: Story = { args: { filter: { branch: everything, search: 'mug', show: 'all' } } }

export const OneDepartment: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Where the window is narrow, the tree comes in a drawer; on a phone among the filters.
    const opener = canvas.queryByRole('button', { name: 'Árbol de categorías' }) ?? canvas.queryByRole('button', { name: 'Filtrar' })
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
  args: { filter: { branch: everything, search: 'cake', show: 'all' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /Cake/ })[0]!)
    const links = await canvas.findAllByRole('link', { name: 'Sincronizar' })
    await expect(links.some((link) => /^#synchronise-\d+$/.test(link.getAttribute('href') ?? ''))).toBe(true)
  },
}

export const FoundByName: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar categorías' }), 'cake st')
    await expect(await canvas.findByRole('link', { name: /Cake Stands/ })).toHaveAttribute('href', expect.stringMatching(/^#order-\d+$/))
  },
}

export const MarkedByKeyboard: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { filter: { branch: everything, search: 'cake stands', show: 'all' } },
  play: async ({ args, canvasElement }) => {
    const star = await within(canvasElement).findByRole('button', { name: 'Cake Stands, favorita' })
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    star.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFavour).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'category' }), true)
  },
}

export const FavouritesOnly: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Favoritas' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3))
  },
}

export const ThoseThatNeedAttention: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Requieren atención' }))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(lines.length))
    const statuses = canvas
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent ?? '')
    await expect(statuses.every((text) => /arriba|Falló|Con errores|Cambiada fuera|Sin indexar/.test(text))).toBe(true)
  },
}

/** A phone shows the warning before all else with how many products there are, and the way to arrange several lists. */
export const WhatAPhoneShows: Story = {
  tags: ['phone', '!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Ordenar varias listas' })).toBeVisible()
    const warning = (await canvas.findAllByText(/agotados? arriba$/))[0]!
    const row = warning.closest('[data-slot=narrow-row]')!.getBoundingClientRect()
    const { top, bottom } = warning.getBoundingClientRect()
    await expect(top >= row.top && bottom <= row.bottom).toBe(true)
    await expect(warning.closest('[data-slot=narrow-row]')).toHaveTextContent(/\d producto/)
    // At 740 pixels of height, the list has two thirds of them.
    await expect(canvas.getAllByRole('listitem')[0]!.getBoundingClientRect().top).toBeLessThan(230)
  },
}

export const FilteredOnAPhone: Story = {
  tags: ['phone', '!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Favoritas' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(canvas.getByRole('button', { name: 'Filtrar: Favoritas' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Acciones de/ })[0]!)
    await expect(await screen.findByRole('menuitem', { name: 'Quitar de favoritas' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
