import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { Panel } from '../panel/index.ts'
import { SnapshotSheet } from '../snapshot/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { daysFrom, publications, salesOf } from './chart.fixtures.ts'
import {
  AreaChart,
  BarChart,
  chartHeights,
  LineChart,
  useDayPoints,
  useHourPoints,
  useStepPoints,
  type ChartHeight,
  type ChartProps,
  type StackedChartProps,
} from './index.ts'

const days = daysFrom('2026-10-24', 28)
const before = daysFrom('2026-09-26', 28)
const sales = [{ name: 'Ventas', values: salesOf(28, 0), comparison: salesOf(28, 9) }]
const money = { currency: 'GBP' } as const
const heights = Object.keys(chartHeights) as ChartHeight[]
const categories = ['Christmas Ornaments & Decorations', 'Candles', 'Bags', 'Clocks', 'Lunch Boxes', 'Signs'].map((name, at) => ({
  name,
  values: salesOf(28, at * 5).map((value) => Math.round(value / (at + 1))),
}))

type Days = Omit<ChartProps, 'points' | 'ref'> & { days?: readonly string[] }

function ByDay({ days: own = days, ...rest }: Days) {
  return <LineChart {...rest} points={useDayPoints(own, before)} />
}

function Stacked(props: Omit<StackedChartProps, 'points' | 'ref'>) {
  return <AreaChart stacked {...props} points={useDayPoints(days)} />
}

function ByHour(props: Omit<StackedChartProps, 'points' | 'ref'>) {
  return <BarChart {...props} points={useHourPoints()} />
}

const orders = [0, 0, 0, 0, 0, 0, 0, 0, 4, 9, 11, 6, 13, 12, 9, 8, 14, 5, 2, 0, 0, 0, 0, 0]
const ordersBefore = [0, 0, 0, 0, 0, 0, 0, 1, 1, 6, 15, 10, 20, 23, 12, 11, 15, 4, 1, 0, 0, 0, 0, 0]
const bands = ['1–12', '13–24', '25–48', '49+'].map((label) => ({ key: label, label: `Posiciones ${label}`, short: label }))

const steps = daysFrom('2026-11-02', 8).map((day, at) => ({ at: `${day}T00:00:00Z`, day, unfinished: at === 7 }))
const oneDay = Array.from({ length: 12 }, (_, hour) => ({
  at: `2026-11-20T${String(hour + 8).padStart(2, '0')}:00:00Z`,
  day: '2026-11-20',
  unfinished: hour === 8,
}))

function Steps({ by }: { by: 'day' | 'hour' }) {
  const points = useStepPoints(by === 'day' ? steps : oneDay, by, 'UTC')
  const values = by === 'day' ? [...salesOf(7, 2), 900_000] : orders.slice(8, 20).map((value, at) => (at > 8 ? null : value))
  const Chart = by === 'day' ? LineChart : BarChart
  return <Chart label={by === 'day' ? 'Ventas por día' : 'Pedidos por hora'} points={points} series={[{ name: 'Hoy', values }]} />
}

const openedOnAPhone = fn()

/** A day that still goes on, with a publication: bars that lie where there is little room. */
function HoursOfToday({ onEventsOpen }: Pick<ChartProps, 'onEventsOpen'>) {
  const hours = oneDay.slice(0, 9)
  return (
    <BarChart
      label="Pedidos de hoy por hora"
      points={useStepPoints(hours, 'hour', 'UTC')}
      series={[{ name: 'Hoy', values: orders.slice(8, 17), comparison: ordersBefore.slice(8, 17) }]}
      events={[{ at: hours[1]?.at ?? '', label: 'Mugs, 61 productos' }]}
      onEventsOpen={onEventsOpen}
    />
  )
}

/** As many curves as there can be: the last two have the colours of the first, dotted. */
function Eight() {
  return (
    <LineChart
      label="Ocho categorías"
      points={useDayPoints(days)}
      series={[...categories, ...['Mugs', 'Teapots'].map((name, at) => ({ name, values: salesOf(28, 50 + at * 9) }))]}
      measure={money}
    />
  )
}

const meta = {
  title: 'Design/Chart',
  component: LineChart,
  args: { label: 'Ventas por día', points: [], series: sales, measure: money },
  render: (args) => (
    <Panel>
      <ByDay {...args} />
    </Panel>
  ),
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, height: choice(chartHeights), comparisonName: text })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <Panel title="LineChart">
        <ByDay label="Ventas por día" series={sales} measure={money} events={publications} eventsName="Publicaciones" />
      </Panel>
      <div className="grid gap-6 sm:grid-cols-2">
        <Panel title="BarChart">
          <ByHour
            label="Pedidos por hora"
            series={[{ name: 'Hoy', values: orders, comparison: ordersBefore }]}
            comparisonName="Viernes pasado"
          />
        </Panel>
        <Panel title="BarChart, percent">
          <BarChart
            label="Ventas por posición"
            points={bands}
            series={[{ name: 'Participación', values: [0.46, 0.21, 0.18, 0.15] }]}
            measure="percent"
          />
        </Panel>
        <Panel title="AreaChart">
          <AreaChart label="Unidades" points={bands} series={[{ name: 'Unidades', values: [3, 8, 5, 6] }]} />
        </Panel>
        <Panel title="BarChart, stacked">
          <BarChart
            stacked
            label="Pedidos por canal"
            points={bands}
            series={[
              { name: 'Web', values: [46, 21, 18, 15] },
              { name: 'Móvil', values: [12, 24, 8, 4] },
            ]}
          />
        </Panel>
      </div>
      <Panel title="AreaChart, stacked, six">
        <Stacked label="Ventas por categoría" series={categories} measure={money} />
      </Panel>
      <div className="grid gap-6 sm:grid-cols-3">
        {heights.map((height) => (
          <Panel key={height} title={height}>
            <ByDay label={height} series={[{ name: 'Ventas', values: salesOf(28, 3) }]} measure={money} height={height} />
          </Panel>
        ))}
      </div>
    </SnapshotSheet>
  ),
}

export const SnapshotOfLoadingEmptyFailed: Story = {
  tags: ['empty'],
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <Panel title="Cargando">
        <ByDay label="Cargando" series={[]} state={{ kind: 'loading' }} />
      </Panel>
      <Panel title="Vacío">
        <ByDay
          label="Vacío"
          series={[]}
          state={{
            kind: 'empty',
            title: 'Nada se vendió en estos días',
            advice: 'La tienda está conectada y sus pedidos se leen cada minuto. Elige un periodo más largo.',
          }}
        />
      </Panel>
      <Panel title="Falló">
        <ByDay label="Falló" series={[]} state={{ kind: 'failed', onRetry: fn() }} />
      </Panel>
    </div>
  ),
}

export const ReadByPointer: Story = {
  tags: ['snapshot'],
  args: { events: publications, eventsName: 'Publicaciones' },
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getByRole('slider')
    const box = points.getBoundingClientRect()
    await userEvent.pointer({ target: points, coords: { clientX: box.left + (box.width * 5) / 27, clientY: box.top + 40 } })
    await expect(canvasElement.querySelector('[data-slot="chart-reading"]')).toHaveTextContent('jueves, 29 de octubre de 2026')
    await expect(canvasElement.querySelector('[data-slot="chart-reading"]')).toHaveTextContent('Mugs, 61 productos')
  },
}

export const ReadByKeyboard: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getByRole('slider', { name: 'Ventas por día: recorrer los puntos' })
    points.focus()
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^viernes, 20 de noviembre de 2026\. Ventas: .+£\. Periodo anterior: .+£$/),
    )
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringContaining('miércoles, 18 de noviembre de 2026'))
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(points).toHaveAttribute('aria-valuenow', '2')
    await expect(canvasElement.querySelector('[data-slot="chart-reading"]')).toHaveTextContent('domingo, 25 de octubre de 2026')
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[data-slot="chart-reading"]')).toBeNull()
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await expect(points).toHaveAttribute('aria-valuenow', '19')
  },
}

export const CurvesAreHiddenByTheLegend: Story = {
  render: () => (
    <Panel>
      <Stacked label="Ventas por categoría" series={categories.slice(0, 3)} measure={money} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second, third] = ['Christmas Ornaments & Decorations', 'Candles', 'Bags'].map((name) =>
      canvas.getByRole('button', { name }),
    )
    await userEvent.click(second as HTMLElement)
    await expect(second).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByRole('slider')).not.toHaveAttribute('aria-valuetext', expect.stringContaining('Candles'))
    await userEvent.click(first as HTMLElement)
    await userEvent.click(third as HTMLElement)
    for (const item of [first, second, third]) await expect(item).toHaveAttribute('aria-pressed', 'true')
  },
}

export const TheSameAsATable: Story = {
  tags: ['snapshot'],
  args: { events: publications, eventsName: 'Publicaciones' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabla' }))
    const table = canvas.getByRole('table', { name: 'Ventas por día' })
    await expect(within(table).getAllByRole('row')).toHaveLength(29)
    await expect(within(table).getByRole('row', { name: /jueves, 29 de octubre/ })).toHaveTextContent('Mugs, 61 productos')
    await expect(within(table).getByRole('columnheader', { name: 'Periodo anterior' })).toBeInTheDocument()
  },
}

export const WhatIsNotWholeYetIsDashed: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <Panel title="LineChart">
        <Steps by="day" />
      </Panel>
      <Panel title="BarChart">
        <Steps by="hour" />
      </Panel>
      <Panel title="LineChart, eight" className="sm:col-span-2">
        <Eight />
      </Panel>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getByRole('slider', { name: /^Ventas por día/ })
    points.focus()
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringContaining('9 de noviembre de 2026 (parcial)'))
    points.blur()
  },
}

export const EventsAreOpened: Story = {
  args: {
    events: [...publications, { at: '2026-10-30', label: 'Candles, 12 productos' }],
    eventsName: 'Publicaciones',
    onEventsOpen: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const sign = canvas.getAllByRole('button', { name: /^Abrir: Mugs, 61 productos/ })[0] as HTMLElement
    await userEvent.click(sign)
    await expect(args.onEventsOpen).toHaveBeenLastCalledWith(expect.arrayContaining([publications[0]]))
    const points = canvas.getByRole('slider', { name: /Entrar abre lo que pasó$/ })
    points.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
    await expect(args.onEventsOpen).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onEventsOpen).toHaveBeenLastCalledWith([publications[0]])
  },
}

export const GapsStayGaps: Story = {
  args: { series: [{ name: 'Ventas', values: salesOf(28, 2).map((value, at) => ([4, 5, 6, 11, 13].includes(at) ? null : value)) }] },
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getByRole('slider')
    points.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringContaining('sin datos'))
  },
}

const years = daysFrom('2023-11-21', 1_096)

export const ThreeYearsOfDays: Story = {
  tags: ['many'],
  render: () => (
    <Panel>
      <ByDay
        days={years}
        label="Ventas por día"
        series={[{ name: 'Ventas', values: salesOf(1_096, 0), comparison: salesOf(1_096, 9) }]}
        measure={money}
        events={[{ at: '2026-11-20', label: 'Mugs, 61 productos' }]}
      />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Tabla' }))
    // None of them is left out, nor what they are compared with.
    await expect(canvasElement.querySelectorAll('tr')).toHaveLength(1_097)
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Gráfico' }))
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex flex-col gap-4">
      <Panel title="Ventas">
        <ByDay label="Ventas por día" series={sales} measure={money} events={publications} eventsName="Publicaciones" />
      </Panel>
      <Panel title="Posiciones">
        <BarChart
          label="Ventas por posición"
          points={bands}
          series={[
            { name: 'Ventas', values: [4_612_300, 2_133_800, 1_811_000, -150_500], comparison: [3_998_000, 2_401_000, 1_700_000, 90_000] },
          ]}
          measure={money}
        />
      </Panel>
      <Panel title="Hoy">
        <HoursOfToday onEventsOpen={openedOnAPhone} />
      </Panel>
      <Panel title="Categorías">
        <Stacked
          label="Ventas por categoría"
          series={[{ name: 'Electrodomésticos y decoración de Navidad para exteriores', values: salesOf(28, 1) }, ...categories.slice(1)]}
          measure={{ currency: 'EUR' }}
        />
      </Panel>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getByRole('slider', { name: /^Ventas por categoría/ })
    points.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(points).toHaveAttribute('aria-valuenow', '27')
    const canvas = within(canvasElement)
    const places = within(canvas.getByRole('list', { name: 'Ventas por posición' }))
    await expect(places.getByText('39.980,00 £')).toBeVisible()
    const today = within(canvas.getByRole('list', { name: 'Pedidos de hoy por hora' }))
    await expect(today.getByText('(parcial)')).toBeVisible()
    await expect(today.getByText(/^9:00|^09:00/)).toBeVisible()
    await expect(today.getByText(/Mugs, 61 productos/)).toBeInTheDocument()
    await userEvent.click(today.getByRole('button', { name: /^Abrir: Mugs, 61 productos/ }))
    await expect(openedOnAPhone).toHaveBeenLastCalledWith([expect.objectContaining({ label: 'Mugs, 61 productos' })])
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <SnapshotSheet>
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <Panel title={language}>
            <ByDay label={language} series={sales} measure={{ currency: 'EUR' }} events={publications} height="sm" />
          </Panel>
        </WordsProvider>
      ))}
    </SnapshotSheet>
  ),
}
