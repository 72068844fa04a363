import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { drawn, drawnStates, SnapshotSheet } from '../snapshot/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { kpiColumns, KpiRow, KpiTile, type KpiColumns } from './index.ts'

const week = [55_349, 72_849, 77_604, 29_645, 31_200, 48_100, 52_400]
const weekBefore = [51_200, 60_100, 55_600, 44_700, 30_100, 39_000, 41_300]
const hint = { text: 'Importe de los pedidos contados, sin los anulados.', href: '#help' }

const meta = {
  title: 'Design/Kpi tile',
  component: KpiTile,
  args: {
    label: 'Ventas',
    value: '29.644,66 £',
    change: { direction: 'down', text: '46,7 %' },
    detail: 'que el viernes pasado',
    curve: week,
  },
} satisfies Meta<typeof KpiTile>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, value: text, detail: text, href: text, loading: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <KpiRow>
        <KpiTile
          label="Ventas"
          value="29.644,66 £"
          change={{ direction: 'down', text: '46,7 %' }}
          detail="que el viernes pasado"
          curve={week}
          comparison={weekBefore}
          hint={hint}
        />
        <KpiTile label="Pedidos" value="43" change={{ direction: 'up', text: '12 %' }} detail="que el viernes pasado" curve={weekBefore} />
        <KpiTile label="Anulados" value="2" change={{ direction: 'down', text: '1', good: true }} detail="que el viernes pasado" />
      </KpiRow>
      {(Object.keys(kpiColumns) as `${KpiColumns}`[]).map((columns) => (
        <KpiRow key={columns} columns={columns === 'fit' ? columns : (Number(columns) as 3 | 4)}>
          {['Ventas', 'Pedidos', 'Unidades', 'Anulados'].map((label) => (
            <KpiTile key={label} label={label} value="43" curve={week} />
          ))}
        </KpiRow>
      ))}
      <KpiRow>
        {drawnStates.map((state) => (
          <KpiTile key={state} label={`Enlace, ${state}`} value="12" href="#soldout" hint={hint} {...drawn(state)} />
        ))}
      </KpiRow>
      <KpiRow>
        <KpiTile label="Sin cambios" value="43" change={{ direction: 'same', text: '0 %' }} detail="que ayer" />
        <KpiTile label="Solo el número" value="4.207" />
        <KpiTile
          label="Desconocido"
          value={null}
          detail="La tienda no comparte sus pedidos"
          curve={week}
          change={{ direction: 'up', text: '1 %' }}
          hint={hint}
        />
      </KpiRow>
      <KpiRow>
        <KpiTile loading label="Ventas" value="" detail="que el viernes pasado" curve={week} hint={hint} />
        <KpiTile loading label="Pedidos" value="" detail="que el viernes pasado" />
        <KpiTile loading label="Productos" value="" />
      </KpiRow>
    </SnapshotSheet>
  ),
}

export const SaysHowItIsComputed: Story = {
  args: { hint },
  parameters: { snapshot: { height: 260 } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Cómo se calcula: Ventas' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Cómo se calcula: Ventas' })).toHaveTextContent('sin los anulados')
    await expect(screen.getByRole('link', { name: /^Más en la ayuda/ })).toHaveAttribute('href', '#help')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const TheWholeTileIsALink: Story = {
  args: { href: '#reports', hint },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Ventas' })
    const tile = canvasElement.querySelector('[data-slot="kpi-tile"]') as HTMLElement
    const box = tile.getBoundingClientRect()
    await expect(link).toBe(document.elementFromPoint(box.left + box.width / 2, box.bottom - 6))
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const NobodyKnows: Story = {
  args: { value: null, detail: 'La tienda no comparte sus pedidos' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin datos')).toBeInTheDocument()
    await expect(within(canvasElement).queryByText('46,7 %')).toBeNull()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <KpiRow>
      <KpiTile
        label="Ventas"
        value="29.644,66 £"
        change={{ direction: 'down', text: '46,7 %' }}
        detail="que el viernes pasado"
        curve={week}
        hint={hint}
      />
      <KpiTile label="Pedidos" value="43" change={{ direction: 'up', text: '12 %' }} detail="que el viernes pasado" curve={weekBefore} />
      <KpiTile label="Ticket medio" value="689,41 £" change={{ direction: 'up', text: '45,1 %' }} detail="que el viernes pasado" />
      <KpiTile
        label="Participación de electrodomésticos y decoración de Navidad en las ventas"
        value="1.234.567.890,50 £"
        change={{ direction: 'up', text: '1.204,5 %' }}
        detail="que en los mismos días del año pasado"
        curve={week}
        href="#reports"
        hint={hint}
      />
    </KpiRow>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <SnapshotSheet>
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <KpiTile label={language} value={null} hint={hint} />
        </WordsProvider>
      ))}
    </SnapshotSheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'How this is computed: en' })).toBeInTheDocument()
  },
}
