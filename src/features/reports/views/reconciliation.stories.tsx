import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { totals } from '../reports.fixtures.ts'
import { Reconciliation } from './reconciliation.tsx'

const orders = (count: number): string[] => Array.from({ length: count }, (_, nth) => `v10${nth}-01`)

/** Sums of which some orders are missing. */
const lacking = <Sums extends typeof totals.totals>(sums: Sums, unreadable: number, unreadableOrders: string[]): Sums => ({
  ...sums,
  reconciliation: sums.reconciliation && { ...sums.reconciliation, unreadable, unreadableOrders },
})

const meta = {
  title: 'Features/Reports/Reconciliation',
  component: Reconciliation,
  decorators: [localized],
  args: { totals },
} satisfies Meta<typeof Reconciliation>
export default meta
type Story = StoryObj<typeof meta>

export const EveryOrderWasRead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Llegaron .* pedidos: .* contados, 447 cancelados, 3 sin productos conocidos\.$/)).toBeVisible()
    await expect(canvas.queryByText(/no se pud/)).toBeNull()
  },
}

export const OrdersCouldNotBeRead: Story = {
  tags: ['snapshot'],
  args: {
    totals: { ...totals, totals: lacking(totals.totals, 1, ['v100-01']), compared: lacking(totals.compared!, 22, orders(10)) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText('1 pedido no se pudo leer de la tienda: v100-01. No se cuenta, o solo como era antes. Se vuelve a leer cada noche.'),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        `De los días con los que se compara, 22 pedidos no se pudieron leer de la tienda: ${orders(10).join(', ')} y 12 más.`,
      ),
    ).toBeVisible()
  },
}

/** As long as a platform lets an order be called. */
export const AnIdThatIsVeryLong: Story = {
  tags: ['phone'],
  args: { totals: { ...totals, totals: lacking(totals.totals, 1, [`marketplace-${'7'.repeat(120)}-01`]) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^1 pedido no se pudo leer/)).toBeVisible()
  },
}
