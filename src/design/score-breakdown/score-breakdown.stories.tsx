import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { playground } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { ScoreBreakdown, type Overruled, type ScoreBreakdownProps, type ScoreComponent } from './index.ts'

const components: readonly ScoreComponent[] = [
  {
    id: 'demand',
    label: 'Demanda',
    hint: 'Lo que se espera vender',
    figure: '312,40 € esperados en los próximos 28 días',
    weight: 0.35,
    percentile: 0.92,
  },
  {
    id: 'momentum',
    label: 'Impulso',
    hint: 'Últimos 7 días frente a los 30',
    figure: '1,2 veces lo de antes',
    weight: 0.2,
    percentile: 0.48,
  },
  { id: 'price', label: 'Precio', hint: 'Ingresos por unidad', weight: 0.15, percentile: 0.83 },
  { id: 'cover', label: 'Cobertura', hint: 'Días de existencias', figure: 'Para 41 días', weight: 0.15, percentile: 0.61 },
  { id: 'newness', label: 'Novedad', hint: 'Días a la venta', weight: 0.1, percentile: 0.07 },
  { id: 'variants', label: 'Disponibilidad', hint: 'Variantes con existencias', weight: 0.05, percentile: null },
]
const overruled: Overruled = { value: 950, until: '2 dic 2026', why: 'Portada de la campaña de Navidad', by: 'Ana Ruiz, 20 nov 2026' }

const meta = {
  title: 'Design/Score breakdown',
  component: ScoreBreakdown,
  args: { components },
  render: (args) => (
    <div className="w-full max-w-xl">
      <ScoreBreakdown {...args} />
    </div>
  ),
} satisfies Meta<typeof ScoreBreakdown>
export default meta
type Story = StoryObj<typeof meta>

const pointsIn = (canvas: HTMLElement): number[] =>
  [...canvas.querySelectorAll('tbody tr td:last-child')].map(({ textContent }) => Number(textContent.replace('.', '')))

export const Playground: Story = playground({ components: { control: 'object' } })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="computed">
        <ScoreBreakdown {...args} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="overruled">
        <ScoreBreakdown {...args} overruled={overruled} onTakeBack={fn()} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="read only">
        <ScoreBreakdown {...args} components={components.slice(0, 2)} overruled={{ ...overruled, until: null }} className="w-full" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const PointsAddUp: Story = {
  play: async ({ canvasElement }) => {
    const sum = pointsIn(canvasElement).reduce((all, each) => all + each, 0)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('row', { name: /^Suma/ })).toHaveTextContent(String(sum))
    await expect(canvas.getByRole('group', { name: 'De qué se compone la puntuación' })).toHaveTextContent(`${sum}de 1.000`)
  },
}

export const TakenBack: Story = {
  args: { overruled, onTakeBack: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('950')).toBeVisible()
    const takeBack = within(canvasElement).getByRole('button', { name: 'Volver a la calculada' })
    await userEvent.click(takeBack)
    takeBack.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTakeBack).toHaveBeenCalledTimes(2)
  },
}

export const NothingMeasuredYet: Story = {
  tags: ['empty'],
  args: { components: components.map((component) => ({ ...component, percentile: null })) },
}

export const ManyComponents: Story = {
  tags: ['many'],
  args: {
    components: Array.from({ length: 200 }, (_, nth) => ({
      id: `c${nth}`,
      label: `Componente ${nth + 1}`,
      weight: 1,
      percentile: nth / 199,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(pointsIn(canvasElement).reduce((all, each) => all + each, 0)).toBe(500)
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    components: components.with(2, {
      id: 'price',
      label: 'Ingresos por unidad vendida a precio completo sin impuestos',
      weight: 0.15,
      percentile: 0.83,
    }),
    overruled: {
      ...overruled,
      why: 'Portada de la campaña de Navidad, acordada con la responsable de compras y Donaudampfschifffahrtsgesellschaft',
    },
    onTakeBack: fn(),
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args: ScoreBreakdownProps) => (
    <RowPerLanguage>
      <ScoreBreakdown {...args} components={components.slice(3)} overruled={overruled} onTakeBack={fn()} className="w-full" />
    </RowPerLanguage>
  ),
}
