import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Page, PageFrame } from '../../../design/page/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { cards, customer, downgrade, free, invoices, subscription } from '../payments.fixtures.ts'
import { BillingDialog } from './billing-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { PlanNoticeView } from './plan-notice-view.tsx'
import { SubscriptionView } from './subscription-view.tsx'

const fields = <Skeleton shape="block" className="h-32" />

const meta = {
  title: 'Features/Payments/Subscription',
  component: SubscriptionView,
  decorators: [
    localized,
    (Story) => (
      <PageFrame>
        <Page title="Configuración">
          <Story />
        </Page>
      </PageFrame>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    subscription,
    customer: { ...customer, cards: [...cards] },
    failure: undefined,
    onRetry: fn(),
    busy: false,
    plansHref: '#plans',
    onCancel: fn(),
    onResume: fn(),
    onPay: fn(),
    onAuthenticate: fn(),
    cards: { failure: undefined, onRetry: fn(), onAdd: fn(), onDefault: fn(), onRemove: fn() },
    invoices: { invoices, failure: undefined, onRetry: fn(), onMore: undefined, onDownload: fn() },
    onEditBilling: fn(),
  },
} satisfies Meta<typeof SubscriptionView>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = { tags: ['snapshot'], parameters: { snapshot: { height: 1_300 } } }
export const OnAPhone: Story = { tags: ['phone'] }
export const Free: Story = {
  args: {
    subscription: free,
    customer: { ...customer, cards: [], billing: null },
    invoices: { invoices: [], failure: undefined, onRetry: fn(), onMore: undefined, onDownload: fn() },
  },
}
export const Loading: Story = { args: { subscription: undefined, customer: undefined } }
export const Failed: Story = { args: { subscription: undefined, failure: { code: 'network/unreachable' } } }
export const Cancelled: Story = {
  args: { subscription: { ...subscription, next: { kind: 'end', at: '2026-12-01T00:00:00Z' }, mayResume: true } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Cancelada')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Cancelar la suscripción' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Reanudar' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

const pastDue = {
  ...subscription,
  state: 'past-due',
  next: { kind: 'retry', at: '2026-11-25T00:00:00Z', amount: 11_979, attempt: 2, of: 3 },
  open: { payment: 'p', invoice: 'i', amount: 11_979, state: 'failed', authentication: null, failure: 'expired-card' },
} as const satisfies typeof subscription

export const APaymentIsDue: Story = {
  args: {
    subscription: pastDue,
    children: (
      <PlanNoticeView
        plan="growth"
        notice={{ kind: 'past-due', retryAt: pastDue.next.at }}
        plansHref="#plans"
        subscriptionHref="#subscription"
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('No se pudo cobrar tu plan Growth')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Pagar ahora' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}

export const WhatIsPausedIsNamed: Story = {
  args: { subscription: { ...free, state: 'paused', subscribed: subscription.subscribed, mayResume: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('En pausa').closest('p')).toHaveTextContent(/^Growth/)
    await expect(page.getByText(/^Hasta que se pague estás en el plan sin coste/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reanudar' })).toBeEnabled()
  },
}

export const ACardIsKnownByItsLastDigitsOnAPhone: Story = {
  args: { customer: { ...customer, cards: [{ ...cards[0]!, brand: 'amex', last4: '0005', expiry: 'soon' }] } },
  decorators: [
    (Story) => (
      <div className="w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('American Express ···· 0005')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}

export const BeforeItIsCancelled: Story = {
  args: {
    children: (
      <CancelDialog
        plan="growth"
        endsAt="2026-12-01T00:00:00Z"
        preview={downgrade.preview}
        busy={false}
        failure={{ code: 'network/unreachable' }}
        onCancel={fn()}
        onClose={fn()}
      />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Cancelar Growth?' }))
    await expect(dialog.getByText('Colaboradores: siguen 2')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Rosa Pena' }))
    await expect(dialog.getByRole('button', { name: 'Cancelar la suscripción' })).toBeDisabled()
  },
}

export const WhatIsDueIsCancelledAtOnce: Story = {
  args: {
    subscription: pastDue,
    children: <CancelDialog plan="growth" endsAt={null} preview={null} busy={false} failure={null} onCancel={fn()} onClose={fn()} />,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Cancelar Growth?' }))
    await expect(dialog.getByText(/^Termina ahora: lo pendiente ya no se cobra/)).toBeVisible()
  },
}

export const ATrialThatWillBeChargedCanBeCancelled: Story = {
  args: {
    subscription: { ...subscription, state: 'trial', next: { kind: 'trial-end', at: '2026-12-01T00:00:00Z', amount: 11_979, card: true } },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^La prueba termina el .+ Entonces se cobran 119,79/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Cancelar la suscripción' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const WhatIsDueIsPaidWithAnotherCard: Story = {
  args: {
    children: (
      <PayDialog
        title="Pagar lo pendiente"
        description="Están pendientes 119,79 €."
        action="Pagar 119,79 €"
        cards={cards}
        chosen="new"
        onChosen={fn()}
        declined={cards[0]!.id}
        fields={fields}
        known
        busy={false}
        failure={{ code: 'payment/declined' }}
        onPay={fn()}
        onClose={fn()}
      />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar lo pendiente' }))
    await expect(dialog.getByText('Rechazada hace un momento')).toBeVisible()
  },
}

const onSave = fn()
export const BillingDetailsAreCorrectedWhereTheyStand: Story = {
  args: { children: <BillingDialog billing={null} busy={false} failure={null} onSave={onSave} onClose={fn()} /> },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Datos de facturación' }))
    await userEvent.type(dialog.getByLabelText(/Número de identificación fiscal/), 'B1')
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await expect(dialog.getByText('Escribe el nombre que sale en la factura.')).toBeVisible()
    await expect(dialog.getByText('Elige un país.')).toBeVisible()
    await expect(dialog.getByText(/Ese número no tiene la forma correcta/)).toBeVisible()
    await expect(onSave).not.toHaveBeenCalled()
  },
}
