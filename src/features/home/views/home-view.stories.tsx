import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { bestSellers, now, timeZone } from '../../../../stories/screens/shop/index.ts'
import { Page } from '../../../design/page/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { homeOf } from '../home.fixtures.ts'
import { HomeView } from './home-view.tsx'

const home = homeOf(bestSellers.slice(0, 16).map(({ imageUrl }) => imageUrl))
const again = fn()

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  parameters: { layout: 'fullscreen', header: { area: 'home' } },
  tags: ['screen'],
  decorators: [
    (Story) => (
      <Page width="full" title="Ana" description="Demo Gift Shop">
        <div className="flex flex-col gap-4 pb-8">
          <Story />
        </div>
      </Page>
    ),
    underHeader,
    localized,
  ],
  args: {
    state: { kind: 'ready', home },
    news: ['home', 'health', 'drift'],
    timeZone,
    now: Date.parse(now),
    links: {
      order: ({ kind, id }) => `#${kind}-${id}`,
      inNeed: (kind) => `#${kind}-attention`,
      choose: '#category-sort',
      proposals: '#index-admin',
      automation: (level, id) => `#magic-${level}-${id}`,
      reports: '#reports',
      synchronise: '#synchronize',
      key: '#rights',
      review: ({ kind, id }) => `#review-${kind}-${id}`,
      help: '#help',
    },
    steps: null,
    onSteps: fn(),
  },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = await canvas.findByRole('link', { name: 'Ver las 11 categorías' })
    // The only collection that needs it is shown.
    await expect(canvas.queryByRole('link', { name: /^Ver .* colecci/ })).toBeNull()
    await expect(canvas.getByText('Primero las listas que más venden')).toBeVisible()
    const inNeed = [...canvasElement.querySelectorAll('[data-slot=item-link]')].map(({ textContent }) => textContent)
    await expect(inNeed).toEqual(['Cake Stands', 'Mugs', 'Teapots', 'Regalos de Navidad'])
    await expect(canvas.getByText(/^23\.426,00.£ en 30 días$/)).toBeVisible()
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['Requiere tu atención', 'Ventas de hoy', 'Sigue donde lo dejaste', 'Novedades'])
    await expect(canvas.getByText('En comparación con las mismas horas de hace una semana.')).toBeVisible()
    await expect(all).toHaveAttribute('href', '#category-attention')
    await expect((await canvas.findAllByRole('link', { name: 'Cake Stands' }))[0]).toHaveAttribute('href', '#category-108')
  },
}

export const AllInOrder: Story = {
  args: {
    state: {
      kind: 'ready',
      home: {
        ...home,
        attention: [],
        counts: { failed: 0, drifted: 0, 'sold-out': 0, unpublished: 0 },
        inNeed: { category: 0, collection: 0 },
      },
    },
  },
}

export const TheKeyIsRefusedAndSalesAreNew: Story = {
  args: {
    state: {
      kind: 'ready',
      home: {
        ...home,
        trouble: { kind: 'credential', failure: 'credential', at: '2026-11-21T08:00:00Z' },
        sales: { ...home.sales, sameHours: null },
      },
    },
  },
}

/** What a partner limited to categories sees in the first minutes of a store. */
export const SalesOfThePartnersCategoriesAreNotKnownYet: Story = {
  tags: ['behaviour'],
  args: {
    state: { kind: 'ready', home: { ...home, sales: { ...home.sales, pending: true, today: null, sameHours: null } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Se verán en cuanto se sepa la categoría de cada venta\./)).toBeVisible()
    await expect(canvas.queryByText('Aún no llegan ventas de la plataforma')).toBeNull()
  },
}

/** Partners sent two orderings for approval, and a magic ordering held one. */
export const ProposalsWait: Story = {
  args: {
    state: {
      kind: 'ready',
      home: {
        ...home,
        proposals: { waiting: 2, sentBack: 0 },
        automations: {
          held: [{ id: 3, level: 'category', name: 'Best sellers', failed: false, held: 1, proposed: 2 }],
          next: { id: 4, level: 'category', name: 'New in', at: '2026-11-22T04:00:00Z' },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '2 propuestas esperan tu aprobación' })
    await expect(link).toHaveAttribute('href', '#index-admin')
    const held = within(canvasElement).getByRole('link', { name: '«Best sellers» espera tu decisión' })
    await expect(held).toHaveAttribute('href', '#magic-category-3')
  },
}

/** What the partner sent was sent back. */
export const AProposalWasSentBack: Story = {
  args: { state: { kind: 'ready', home: { ...home, proposals: { waiting: 0, sentBack: 1 } } } },
}

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = {
  tags: ['form'],
  args: {
    state: {
      kind: 'ready',
      home: {
        ...home,
        attention: [],
        counts: { failed: 0, drifted: 0, 'sold-out': 0, unpublished: 0 },
        inNeed: { category: 0, collection: 0 },
        sales: { ...home.sales, today: null, sameHours: null },
        recent: [],
        firstSteps: { ordered: true, reviewed: false, published: false, next: { kind: 'category', id: 108 } },
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Revisar antes de indexar' })).toHaveAttribute('href', '#review-category-108')
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar' }))
    await expect(args.onSteps).toHaveBeenCalledWith(false)
  },
}

export const Failed: Story = {
  tags: ['form'],
  args: { state: { kind: 'failed', failure: { code: 'network/unreachable' }, again } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reintentar' }))
    await expect(again).toHaveBeenCalled()
  },
}

export const WithoutPermission: Story = { args: { state: { kind: 'forbidden' } } }
