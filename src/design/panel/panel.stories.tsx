import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Figure } from '../figure/index.ts'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { SkeletonRows } from '../skeleton/index.ts'
import { Panel, panelTones, type PanelTone } from './index.ts'

const tones = Object.keys(panelTones) as PanelTone[]

const meta = { title: 'Design/Panel', component: Panel, args: { title: 'Hoy', children: 'Nada necesita tu atención.' } } satisfies Meta<
  typeof Panel
>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      <PortraitRow name={tones.join(', ')} columns>
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
      </PortraitRow>
      <PortraitRow name="no head" columns>
        <Panel padding="sm">Con poco espacio.</Panel>
        <Panel>Con el espacio de siempre.</Panel>
        <Panel padding="lg">Con mucho espacio.</Panel>
      </PortraitRow>
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
    </PortraitSheet>
  ),
}

export const PortraitOnAPhone: Story = {
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
