import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Change, Figure } from './index.ts'

const meta = { title: 'Design/Figure', component: Figure, args: { label: 'Ventas de hoy', value: '1.204,50 €' } } satisfies Meta<
  typeof Figure
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, value: text, hint: text, loading: toggle, size: choice(['md', 'lg']) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="change" columns>
        <Figure label="Ventas de hoy" value="1.204,50 €" change={{ direction: 'up', text: '12 %' }} hint="que el sábado pasado" />
        <Figure label="Unidades" value="318" change={{ direction: 'down', text: '4 %' }} hint="que el sábado pasado" />
        <Figure label="Devoluciones" value="6" change={{ direction: 'down', text: '2', good: true }} hint="que el sábado pasado" />
        <Figure label="Cobertura" value="31 días" change={{ direction: 'same', text: '0 %' }} />
        <Figure label="Productos" value="4.207" hint="en 84 categorías" />
        <Figure label="Sin cambio ni nota" value="—" />
      </SnapshotRow>
      <SnapshotRow name="large" columns>
        <Figure size="lg" label="Ventas de hoy" value="1.204,50 €" change={{ direction: 'up', text: '12 %' }} />
      </SnapshotRow>
      <SnapshotRow name="change alone">
        <Change direction="up" text="12 %" />
        <Change direction="down" text="4 %" />
        <Change direction="up" text="2 agotados" good={false} />
        <Change direction="down" text="3 agotados" good />
        <Change direction="same" text="0 %" />
      </SnapshotRow>
      <SnapshotRow name="loading" columns>
        <Figure label="Ventas de hoy" value="" loading hint=" " />
        <Figure size="lg" label="Ventas de hoy" value="" loading hint=" " />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SaysTheDirectionInWords: Story = {
  args: { change: { direction: 'down', text: '4 %' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('baja')).toBeInTheDocument()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    label: 'Ventas del departamento de electrodomésticos y decoración de Navidad',
    value: '1.234.567.890,50 €',
    change: { direction: 'up', text: '1.204,5 %' },
    hint: 'que en los mismos días del año pasado, hasta las 10:24 (hora de Londres)',
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      <Change direction="up" text="12 %" />
      <Change direction="same" text="0 %" />
    </RowPerLanguage>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('unchanged')).toBeInTheDocument()
  },
}
