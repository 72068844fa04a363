import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { bands, categories, effect, live, totals } from '../reports.fixtures.ts'
import { EffectDrawer } from './effect-drawer.tsx'
import { LiveStrip } from './live-strip.tsx'
import { known, now, Report, reportArgs, viewOf } from './report-view.fixtures.tsx'

/** What a report cannot say yet, or cannot say any more. */
const meta = {
  title: 'Features/Reports/What is not known',
  component: Report,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'reports' } },
  args: reportArgs,
} satisfies Meta<typeof Report>
export default meta
type Story = StoryObj<typeof meta>

export const CategoriesOfPastSalesAreNotKnownYet: Story = {
  tags: ['behaviour'],
  args: {
    view: viewOf('tab=categories'),
    categories: known({ ...categories, pending: true }),
    bands: known({ ...bands, pending: true }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByText('Calculando categorías y posiciones')).toHaveLength(2)
    await expect(canvas.queryByText('No se vendió nada en estas categorías')).toBeNull()
    await expect(canvas.queryByText('Ninguna venta con posición conocida')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Ingresos por día' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toBeEnabled()
  },
}

/** What a partner limited to categories sees in the first minutes of a store. */
export const NothingOfThePartnersCategoriesIsKnownYet: Story = {
  tags: ['behaviour'],
  args: {
    totals: known({ ...totals, pending: true }),
    live: (
      <LiveStrip
        live={known({ ...live, pending: true, today: null, cancelled: null, sameHours: null, wholeDay: null, lastOrderAt: null })}
        now={now}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Se verán en cuanto se sepa la categoría de cada venta\./)).toBeVisible()
    await expect(await canvas.findByText('Calculando categorías y posiciones')).toBeVisible()
    await expect(canvas.queryByText(/Todavía no hay pedidos/)).toBeNull()
    await expect(canvas.queryByText('Aún no llegan ventas de la plataforma.')).toBeNull()
  },
}

export const ACategoryAloneIsNotKnownYet: Story = {
  tags: ['behaviour'],
  args: { view: viewOf('category=6'), totals: known({ ...totals, pending: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(within(canvas.getByRole('list', { name: 'Solo se cuenta:' })).getByText('Velas')).toBeVisible()
    await expect(await canvas.findByText('Calculando categorías y posiciones')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Ingresos por día' })).toBeNull()
  },
}

export const WhereListsShowedPastSalesIsNotKnownYet: Story = {
  tags: ['behaviour'],
  args: {
    view: viewOf('tab=publications'),
    children: <EffectDrawer open effect={known({ ...effect, pending: true })} hrefOf={() => '#mugs'} onClose={fn()} />,
  },
  play: async ({ canvasElement }) => {
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(drawer.getByText('Calculando categorías y posiciones')).toBeVisible()
    await expect(drawer.queryByText('Más')).toBeNull()
    await expect(drawer.getByText('RED RETROSPOT MUG')).toBeVisible()
  },
}

/** A part of the store, in days of which some single orders are not kept any more. */
export const SingleOrdersOfThesePartsAreNotKept: Story = {
  tags: ['behaviour'],
  args: {
    view: viewOf('brand=5'),
    totals: known({
      ...totals,
      ordersKeptFrom: '2026-11-01',
      totals: { ...totals.totals, orders: null, perOrder: null, reconciliation: null },
    }),
    bands: known({
      ...bands,
      ordersKeptFrom: '2026-11-01',
      bands: bands.bands.map((band) => ({ ...band, revenue: null, units: null })),
      unplaced: { revenue: null, units: null },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Los pedidos individuales se conservan desde el 1 nov 2026\. De los días anteriores/)).toBeVisible()
    await expect(await canvas.findByText('No se conocen las posiciones de todas estas ventas')).toBeVisible()
    await expect(canvas.getByText(/^Los pedidos individuales se conservan desde el 1 nov 2026\. Elige/)).toBeVisible()
    await expect(canvas.queryByText('Ninguna venta con posición conocida')).toBeNull()
  },
}

/** A part of the store, in days of more orders than are looked through. */
export const OrdersOfTheseDaysAreTooMany: Story = {
  tags: ['behaviour'],
  args: {
    view: viewOf('brand=5'),
    totals: known({ ...totals, totals: { ...totals.totals, orders: null, perOrder: null, reconciliation: null } }),
    bands: known({
      ...bands,
      bands: bands.bands.map((band) => ({ ...band, revenue: null, units: null })),
      unplaced: { revenue: null, units: null },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^De tantos pedidos no se mira uno a uno/)).toBeVisible()
    await expect(await canvas.findByText(/^Son demasiados pedidos para mirarlos uno a uno/)).toBeVisible()
    await expect(canvas.queryByText(/^Los pedidos individuales se conservan/)).toBeNull()
  },
}
