import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { deliveries, webhook } from '../webhooks.fixtures.ts'
import { WebhookDialogs } from './webhook-dialogs.tsx'

const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='

const meta = {
  title: 'Features/Webhooks/Dialogs',
  component: WebhookDialogs,
  decorators: [localized],
  args: {
    dialog: { kind: 'making' },
    busy: false,
    fault: null,
    deliveries,
    deliveriesFault: null,
    onMake: fn(),
    onChange: fn(),
    onRenew: fn(),
    onRemove: fn(),
    onCopy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WebhookDialogs>
export default meta
type Story = StoryObj<typeof meta>

export const Making: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir' }))
    await expect(screen.getByText('Escribe una dirección que empiece por https://.')).toBeVisible()
    await expect(args.onMake).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Dirección' }), webhook.url)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agotados en los 24 primeros lugares' }))
    await userEvent.click(screen.getByRole('button', { name: 'Añadir' }))
    await expect(args.onMake).toHaveBeenCalledWith({ url: webhook.url, events: ['publication.ended', 'drift.found'], active: true })
  },
}
export const Refused: Story = { args: { fault: 'No se puede enviar a esta dirección.' } }
export const Changing: Story = { args: { dialog: { kind: 'changing', webhook } } }
export const Renewing: Story = { args: { dialog: { kind: 'renewing', webhook } } }
export const Removing: Story = {
  args: { dialog: { kind: 'removing', webhook } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await expect(args.onRemove).toHaveBeenCalledWith(webhook)
  },
}
export const Secret: Story = {
  args: { dialog: { kind: 'secret', secret } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar' }))
    await expect(args.onCopy).toHaveBeenCalledWith(secret)
  },
}
export const Deliveries: Story = { args: { dialog: { kind: 'deliveries', webhook } } }
export const NoDeliveries: Story = { args: { dialog: { kind: 'deliveries', webhook }, deliveries: [] } }
export const DeliveriesLoading: Story = { args: { dialog: { kind: 'deliveries', webhook }, deliveries: undefined } }
export const DeliveriesFailed: Story = {
  args: { dialog: { kind: 'deliveries', webhook }, deliveries: undefined, deliveriesFault: 'El servidor no responde.' },
}
