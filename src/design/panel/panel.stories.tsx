import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, playground, text } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Figure } from '../figure/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { SkeletonRows } from '../skeleton/index.ts'
import { panelPaddings, Panel, panelTones, type PanelTone } from './index.ts'

const tones = Object.keys(panelTones) as PanelTone[]

const meta = { title: 'Design/Panel', component: Panel, args: { title: 'Hoy', children: 'Nada necesita tu atención.' } } satisfies Meta<
  typeof Panel
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  title: text,
  description: text,
  children: text,
  tone: choice(panelTones),
  padding: choice(panelPaddings),
  level: choice([2, 3, 4]),
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name={tones.join(', ')} columns>
        {tones.map((tone) => (
          <Panel
            key={tone}
            tone={tone}
            title={`Hoy (${tone})`}
            description="Hasta las 11:40"
            actions={
              <Badge tone="success" dot>
                Al día
              </Badge>
            }
          >
            <Figure label="Ventas" value="1.204 €" change={{ direction: 'up', text: '12 %' }} />
          </Panel>
        ))}
      </SnapshotRow>
      <SnapshotRow name="no head" columns>
        <Panel padding="sm">Con poco espacio.</Panel>
        <Panel>Con el espacio de siempre.</Panel>
        <Panel padding="lg">Con mucho espacio.</Panel>
      </SnapshotRow>
      <Panel
        title="Últimas publicaciones"
        description="Lo que salió esta semana"
        actions={<Button size="sm">Ver todas</Button>}
        padding="none"
        footer={
          <>
            <Button tone="quiet">Cancelar</Button>
            <Button tone="accent">Guardar</Button>
          </>
        }
      >
        <SkeletonRows rows={2} pictures={false} />
      </Panel>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    title: 'Publicaciones de Guirnaldasluminosasdeexteriorconmandoadistancia',
    description: 'electroencefalografistas.internacionalizados@regalos-de-temporada.example.com',
    actions: <Button size="sm">Ver todas</Button>,
    footer: (
      <>
        <Button tone="quiet">Descartar los cambios</Button>
        <Button tone="accent">Guardar el orden</Button>
      </>
    ),
    children: <p className="wrap-anywhere">GESCHENKVERPACKUNGSMATERIALSORTIMENTSERWEITERUNG-85123A</p>,
  },
}
