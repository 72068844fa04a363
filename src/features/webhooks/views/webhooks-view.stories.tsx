import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { webhook, webhooks } from '../webhooks.fixtures.ts'
import { WebhooksView } from './webhooks-view.tsx'

const meta = {
  title: 'Features/Webhooks/List',
  component: WebhooksView,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
    localized,
  ],
  args: {
    store: 'Regalos de Ana',
    webhooks,
    failure: undefined,
    onRetry: fn(),
    helpHref: '#help-webhooks',
    onAsk: fn(),
    onTest: fn(),
  },
} satisfies Meta<typeof WebhooksView>
export default meta
type Story = StoryObj<typeof meta>

export const SomeWebhooks: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Añadir un webhook…' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'making' })
    await userEvent.click(page.getAllByRole('button', { name: new RegExp(webhook.url) })[0]!)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enviar una prueba' }))
    await expect(args.onTest).toHaveBeenCalledWith(webhook)
  },
}
export const NoWebhooks: Story = { args: { webhooks: [] } }
export const Loading: Story = { args: { webhooks: undefined } }
export const Failed: Story = { args: { webhooks: undefined, failure: { code: 'server/unavailable' } } }
