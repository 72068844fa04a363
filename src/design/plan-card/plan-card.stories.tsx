import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { PlanCard, planLooks, type PlanLook } from './index.ts'

const looks = Object.keys(planLooks) as PlanLook[]
const features = ['3 tiendas', '10.000 productos', '5 colaboradores', '10 órdenes mágicos']

const meta = {
  title: 'Design/Plan card',
  component: PlanCard,
  args: {
    name: 'Growth',
    description: 'Para tiendas que ordenan cada día.',
    price: '99,00 €',
    per: 'al mes',
    note: 'Se cobra cada mes.',
    features,
    missing: ['Sin aprobaciones'],
    action: <Button wide>Elegir Growth</Button>,
  },
} satisfies Meta<typeof PlanCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ name: text, description: text, price: text, per: text, note: text, look: choice(planLooks) })

export const Snapshot: Story = {
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-3">
      {looks.map((look) => (
        <PlanCard
          key={look}
          {...args}
          look={look}
          name={look}
          badge={look === 'plain' ? undefined : <Badge tone={look === 'featured' ? 'accent' : 'neutral'}>{look}</Badge>}
        />
      ))}
    </div>
  ),
}

export const IsFoundByItsName: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article', { name: 'Growth' })).toHaveTextContent('99,00 €')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    name: 'Departamentodeelectrodomésticosydecoración',
    price: '1.234.567.890,00 €',
    badge: <Badge tone="accent">Recomendado para ti</Badge>,
    features: [...features, 'Órdenes mágicos para electrodomésticosydecoracióndenavidadparaexteriores'],
  },
}
