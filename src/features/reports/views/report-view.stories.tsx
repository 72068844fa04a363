import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { bestSellers, timeZone } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { days, effect, live, marks, salesOf28Days, today, totals, productTableOf } from '../reports.fixtures.ts'
import { EffectDrawer } from './effect-drawer.tsx'
import { LiveStrip } from './live-strip.tsx'
import { known, now, Report, reportArgs, viewOf } from './report-view.fixtures.tsx'

const coming = { data: undefined, failure: undefined, again: fn() }
const refused = (code: 'network/unreachable' | 'access/not-permitted' | 'limit/reports') => ({
  data: undefined,
  failure: { code },
  again: fn(),
})
const run = '0b1c8a52-6f0e-4d3a-9a57-000000000001'

const products = productTableOf(
  bestSellers.map(({ id, name, reference, imageUrl, category, revenue, units }) => ({
    id,
    name,
    reference,
    imageUrl,
    category,
    revenue: revenue[1],
    units: units[1],
  })),
)

const meta = {
  title: 'Screens/Reports',
  component: Report,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'reports' } },
  tags: ['screen'],
  args: { ...reportArgs, timeZone, products: known(products) },
} satisfies Meta<typeof Report>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = {
  tags: ['form'],
  args: {
    live: <LiveStrip live={coming} now={now} />,
    sales: coming,
    totals: coming,
    bands: coming,
    marks: coming,
    products: coming,
    choices: undefined,
  },
}

const nothing = { revenue: 0, units: 0, orders: 0, perOrder: null }
const noOrders = {
  orders: 0,
  counted: 0,
  cancelled: 0,
  unpaid: 0,
  otherCurrency: 0,
  withoutProducts: 0,
  unreadable: 0,
  unreadableOrders: [],
}
export const Empty: Story = {
  tags: ['form'],
  args: {
    totals: known({
      ...totals,
      totals: {
        ...totals.totals,
        ...nothing,
        reconciliation: noOrders,
      },
    }),
  },
}
/** Nothing is counted, and yet these days are not without orders. */
export const NoOrderCouldBeRead: Story = {
  tags: ['behaviour'],
  args: {
    totals: known({
      ...totals,
      totals: { ...totals.totals, ...nothing, reconciliation: { ...noOrders, unreadable: 1, unreadableOrders: ['v100-01'] } },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^1 pedido no se pudo leer de la tienda: v100-01\./)).toBeVisible()
    await expect(canvas.getByText(/^Llegaron 0 pedidos/)).toBeVisible()
  },
}
export const Failed: Story = { tags: ['form'], args: { totals: refused('network/unreachable') } }
export const NoPermission: Story = { tags: ['form'], args: { totals: refused('access/not-permitted') } }

export const BeyondThePlan: Story = {
  tags: ['form'],
  args: { totals: refused('limit/reports') },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ver los últimos 28 días' }))
    await expect(args.onView).toHaveBeenLastCalledWith({ days: null })
    await expect(within(canvasElement).getByRole('button', { name: /^Periodo/ })).toHaveFocus()
  },
}

export const NotComparedWithDaysOfWhichNotAllIsKnown: Story = {
  tags: ['behaviour'],
  args: { totals: known({ ...totals, compared: { ...totals.compared!, complete: false } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/No se compara con .* 2026 – .* 2026: no se conocen todas las ventas de esos días\.$/)).toBeVisible()
  },
}

export const WhoTakesOffTheLastFilterIsLedToTheFilters: Story = {
  tags: ['behaviour'],
  args: { view: viewOf('category=1') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Quitar los filtros' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onView).toHaveBeenLastCalledWith({ filter: { categories: [], brands: [], collection: null } })
    await expect(canvas.getByRole('button', { name: 'Filtros' })).toHaveFocus()
  },
}

export const CategoriesOverTime: Story = { args: { view: viewOf('tab=categories') } }

export const WhatAnOrderingDid: Story = {
  args: {
    view: viewOf('tab=publications'),
    children: <EffectDrawer open effect={known(effect)} hrefOf={() => '#mugs'} onClose={fn()} />,
  },
}

export const WhatOneRunOfAMagicOrderingIndexed: Story = {
  tags: ['behaviour'],
  args: {
    view: viewOf(`tab=publications&run=${run}`),
    marks: known({ ...marks, marks: marks.marks.slice(1, 2), run: { id: run, automation: 'Cada lunes', at: '2026-11-12T08:00:00Z' } }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Solo lo que indexó una ejecución de «Cada lunes»/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas' }))
    await expect(args.onView).toHaveBeenLastCalledWith({ run: null })
  },
}

export const PublishedSinceThePeriodEnded: Story = {
  tags: ['behaviour'],
  args: {
    view: viewOf('tab=publications'),
    days: { from: days.from, to: '2026-11-20' },
    marks: known({ ...marks, marks: [] }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('El periodo acaba el 20 nov 2026: lo que indexaste después no está aquí.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Incluir hoy' }))
    await expect(args.onView).toHaveBeenLastCalledWith({ days: { from: days.from, to: today } })
  },
}

export const FiguresReconcileWithTheirOrders: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/pedidos: [\d.]+ contados, 447 cancelados, 3 sin productos conocidos\.$/)).toBeVisible()
    await expect(canvas.getByText(/Último pedido: hace 12 segundos\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Cantidad' }))
    await expect(args.onView).toHaveBeenCalledWith({ measure: 'quantity' })
    await expect(canvas.getByRole('heading', { name: 'Unidades por día' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar producto' }), 'cakestand')
    await expect(args.onView).toHaveBeenLastCalledWith({ search: 'cakestand' })
  },
}

const hoursOf = (day: string, hours: readonly number[]) =>
  hours.map((hour) => ({
    ...salesOf28Days.points[0]!,
    at: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
    day,
    hour,
    revenue: hour * 10_000,
    unfinished: false,
  }))
const allHours = Array.from({ length: 24 }, (_, hour) => hour)

/** On the 29th of March 2026 the clocks are put forward from two to three. */
export const HoursStandBesideTheSameHoursWhenClocksAreChanged: Story = {
  tags: ['behaviour'],
  args: {
    step: 'hour',
    timeZone: 'UTC',
    sales: known({
      ...salesOf28Days,
      from: '2026-03-29',
      to: '2026-03-30',
      by: 'hour',
      points: [
        ...hoursOf(
          '2026-03-29',
          allHours.filter((hour) => hour !== 2),
        ),
        ...hoursOf('2026-03-30', allHours),
      ],
      compared: { from: '2026-03-27', to: '2026-03-28', points: [...hoursOf('2026-03-27', allHours), ...hoursOf('2026-03-28', allHours)] },
    }),
  },
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getByRole('slider', { name: /^Ingresos por hora/ })
    points.focus()
    await userEvent.keyboard('{End}')
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/30 de marzo de 2026, 23:00.*: 2\.300,00.*: 2\.300,00/))
  },
}

export const APublicationOfTheCurveOpens: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const points = canvas.getByRole('slider', { name: /^Ingresos por día/ })
    points.focus()
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringContaining('21 de noviembre de 2026 (parcial)'))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(args.onView).toHaveBeenLastCalledWith({ open: marks.marks[0]!.publication })
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir 2: Se indexó «Christmas»; Se indexó «Mugs»/ }))
    await expect(args.onView).toHaveBeenLastCalledWith({ tab: 'publications' })
    const list = canvas.getByRole('tab', { name: 'Indexaciones' })
    await expect(list).toHaveAttribute('aria-selected', 'true')
    await expect(list).toHaveFocus()
    await expect(list.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  },
}

export const TablesOfChartsNameTheTimeZone: Story = {
  tags: ['behaviour'],
  args: { view: viewOf('tab=hours') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Ingresos por día', 'Pedidos por hora del día']) {
      const chart = within(canvas.getByRole('figure', { name }))
      await userEvent.click(chart.getByRole('radio', { name: 'Tabla' }))
      await expect(chart.getByRole('columnheader', { name: 'Cuándo (hora de Reino Unido)' })).toBeVisible()
    }
  },
}

export const WhatIsShownBecomesAFile: Story = {
  tags: ['behaviour'],
  args: { view: viewOf('tab=hours') },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Exportar' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Horas del día: XLSX' }))
    await expect(args.onExport).toHaveBeenLastCalledWith('tab', 'xlsx')
  },
}

export const ColumnsOfProductsAreOfTheAddress: Story = {
  tags: ['behaviour'],
  args: { view: viewOf('columns=stock,units&hidden=category,share,trend,position,price') },
  play: async ({ args, canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Productos' }))
    const heads = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads()).toEqual(['Producto', 'Existencias', 'Unidades', 'Marca', 'Ingresos'])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columnas' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Marca' }))
    await expect(args.onView).toHaveBeenLastCalledWith({
      columns: ['stock', 'units'],
      hidden: ['category', 'share', 'trend', 'position', 'price', 'brand'],
      sort: null,
    })
    await expect(heads()).toEqual(['Producto', 'Existencias', 'Unidades', 'Ingresos'])
  },
}

export const SortsOfSmallTablesAreOfTheAddress: Story = {
  tags: ['behaviour'],
  args: { view: viewOf('tab=publications&publicationSort=list.descending&categorySort=name.ascending') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const sorted = (table: string, head: string) =>
      within(canvas.getByRole('grid', { name: table })).getByRole('columnheader', { name: head })
    await expect(sorted('Indexaciones', 'Lista')).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(sorted('Indexaciones', 'Fecha')).getByRole('button'))
    await expect(args.onView).toHaveBeenLastCalledWith({ publicationSort: { column: 'at', direction: 'descending' } })
    await userEvent.click(canvas.getByRole('tab', { name: 'Categorías' }))
    const table = within(await canvas.findByRole('table', { name: 'Categorías' }))
    await expect(table.getByRole('columnheader', { name: 'Categoría' })).toHaveAttribute('aria-sort', 'ascending')
  },
}

export const ThePlatformIsLate: Story = {
  tags: ['behaviour'],
  args: { live: <LiveStrip live={known({ ...live, feed: 'late', readAt: '2026-11-21T10:02:00Z' })} now={now} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Con retraso')).toBeVisible()
    await expect(canvas.getByText(/La plataforma entrega las ventas con retraso; última lectura: (10:02|10.02)\./)).toBeVisible()
    // What is known so far stays in sight.
    await expect(canvas.getByText(/Último pedido: hace 12 segundos\./)).toBeVisible()
  },
}

export const ThePlatformIsAway: Story = {
  tags: ['behaviour'],
  args: { live: <LiveStrip live={known({ ...live, feed: 'away', readAt: '2026-11-21T09:02:00Z' })} now={now} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Sin conexión con la plataforma')).toBeVisible()
    await expect(canvas.getByText(/hasta la última lectura: 9:02|09:02/)).toBeVisible()
  },
}
