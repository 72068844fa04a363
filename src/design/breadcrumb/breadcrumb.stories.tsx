import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { playground } from '../controls/index.ts'
import { InEveryLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Breadcrumb } from './index.ts'

const items = [{ label: 'Categorías', href: '#categories' }, { label: 'Cocina', href: '#kitchen' }, { label: 'Tazas y teteras' }]

const meta = { title: 'Design/Breadcrumb', component: Breadcrumb, args: { items } } satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ items: { control: 'object' } })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="three steps">
        <Breadcrumb items={items} aria-label="Tres pasos" />
      </SnapshotRow>
      <SnapshotRow name="long names">
        <Breadcrumb
          aria-label="Nombres largos"
          items={[
            { label: 'Categorías', href: '#a' },
            { label: 'Decoración navideña y adornos de temporada para el árbol', href: '#b' },
            { label: 'Guirnaldas luminosas' },
          ]}
        />
      </SnapshotRow>
      <SnapshotRow name="one step">
        <Breadcrumb items={[{ label: 'Categorías' }]} aria-label="Un paso" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SaysWhereOneIs: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Ruta' }))
    await expect(trail.getByText('Tazas y teteras').closest('[aria-current]')).toHaveAttribute('aria-current', 'page')
    await expect(trail.getAllByRole('link')).toHaveLength(2)
    await userEvent.tab()
    await expect(trail.getByRole('link', { name: 'Categorías' })).toHaveFocus()
    await userEvent.tab()
    await expect(trail.getByRole('link', { name: 'Cocina' })).toHaveFocus()
  },
}

export const OnlyTheWayBackOnAPhone: Story = {
  tags: ['phone', 'snapshot'],
  parameters: { snapshot: { height: 60 } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.filter((link) => link.checkVisibility()).map((link) => link.textContent)).toContain('Cocina')
  },
}

export const LongWordsInLittleRoom: Story = {
  tags: ['phone', 'long-words'],
  args: {
    items: [
      { label: 'Categorías', href: '#a' },
      { label: 'Decoraciónnavideñayadornosdetemporadaparaelárbolylamesa', href: '#b' },
      { label: 'Guirnaldasluminosasdeexteriorconmandoadistanciaytemporizador' },
    ],
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <Breadcrumb items={items} />
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Ruta', 'Breadcrumb', 'Caminho'])
      await expect(within(canvasElement).getByRole('navigation', { name })).toBeVisible()
  },
}
