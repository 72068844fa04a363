import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { bestSellers, categories, currency, now as instant } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { listLine, statuses } from '../lists.fixtures.ts'
import { choosableLists } from '../model/choosing-list.ts'
import { withFavourite, type Habits } from '../model/habits.ts'
import type { ListLine } from '../model/list-line.ts'
import { ChooseListView, type ChooseListState, type ChooseListViewProps } from './choose-list-view.tsx'

const statusOf: Readonly<Record<number, (typeof statuses)[number] | undefined>> = { 101: statuses[0], 601: statuses[1], 108: statuses[1] }
const categoryLists: readonly ListLine[] = categories.map(({ id, name, department, products, soldOut, revenue }) =>
  listLine({ id, name, routeBefore: department, products, soldOut, revenue30: revenue, ...statusOf[id] }),
)
/** Collections as a merchant names them, each with some of the best sellers. */
const collectionLists: readonly ListLine[] = ['Regalos de Navidad', 'Menos de 10 £', 'Para la cocina', 'Novedades de noviembre'].map(
  (name, nth) => {
    const members = bestSellers.filter((_, at) => at % 4 === nth)
    return listLine({
      kind: 'collection',
      id: 9_001 + nth,
      name,
      imageUrl: members[0]?.imageUrl ?? null,
      products: members.length,
      soldOut: members.filter(({ stock }) => stock === 0).length,
      revenue30: members.reduce((sum, { revenue }) => sum + revenue[1], 0),
      ...(nth === 0 ? statuses[1] : {}),
    })
  },
)
const opened = { 101: '2026-11-21T10:20:00Z', 601: '2026-11-20T15:05:00Z', 108: '2026-11-18T09:40:00Z', 104: '2026-11-12T11:15:00Z' }
const habits: Habits = {
  favourites: [101, 102, 601].map((id) => ({ kind: 'category', id })),
  recent: Object.entries(opened).map(([id, at]) => ({ list: { kind: 'category', id: Number(id) }, at })),
}
const ready = (lists: readonly ListLine[], mine: Habits = habits): ChooseListState => ({
  kind: 'ready',
  lines: choosableLists(lists, mine),
  currency,
})
const favoured = fn()

/** Keeps what is requested and marked, as the page does. */
function Choosing(props: ChooseListViewProps) {
  const [request, setRequest] = useState(props.request)
  const [mine, setMine] = useState(habits)
  const { state } = props
  return (
    <ChooseListView
      {...props}
      state={state.kind === 'ready' && state.lines.length > 0 ? ready(state.lines, mine) : state}
      request={request}
      onRequest={setRequest}
      onFavour={(list, favourite) => {
        favoured(list, favourite)
        setMine({ ...mine, favourites: withFavourite(mine, list, favourite) })
      }}
    />
  )
}

const meta = {
  title: 'Screens/Choose list',
  component: Choosing,
  decorators: [localized],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: {
    header: <ScreenHeader area="categories" />,
    kind: 'category',
    state: ready(categoryLists),
    now: Date.parse(instant),
    timeZone: 'Europe/London',
    request: { search: '', show: 'all' },
    onRequest: fn(),
    hrefOf: ({ id }) => `#order-${id}`,
    massHref: '#order-prod',
    onFavour: fn(),
  },
} satisfies Meta<typeof Choosing>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Collections: Story = {
  args: { kind: 'collection', state: ready(collectionLists), header: <ScreenHeader area="collections" /> },
}

export const Favourites: Story = { args: { request: { search: '', show: 'favourites' } } }

export const Recent: Story = { args: { request: { search: '', show: 'recent' } } }

export const Searching: Story = { args: { request: { search: 'mug', show: 'all' } } }

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = { tags: ['form'], args: { kind: 'collection', state: ready([]) } }

export const NoResult: Story = { tags: ['form'], args: { request: { search: 'submarinos', show: 'all' } } }

export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', failure: { code: 'network/unreachable' }, again: fn() } } }

export const NoPermission: Story = { tags: ['form'], args: { state: { kind: 'forbidden' } } }

export const FoundByName: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar una categoría' }), 'cake st')
    const link = await canvas.findByRole('link', { name: /Cake Stands/ })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^#order-\d+$/))
  },
}

export const MarkedByKeyboard: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { request: { search: 'cake stands', show: 'all' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const star = await canvas.findByRole('button', { name: 'Cake Stands, favorita' })
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    star.focus()
    await userEvent.keyboard('{Enter}')
    await expect(favoured).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'category' }), true)
    await expect(await canvas.findByRole('button', { name: 'Cake Stands, favorita' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const NothingMarkedYet: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { kind: 'collection', state: ready(collectionLists), request: { search: '', show: 'favourites' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes favoritas')).toBeVisible()
  },
}
