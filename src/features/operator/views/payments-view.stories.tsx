import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { operatorRequestOf } from '../model/operator-request.ts'
import { at, granted, Operator } from '../page.fixtures.tsx'
import { coupons, figures, payments } from '../payments.fixtures.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponsView } from './coupons-view.tsx'
import { OperatorView } from './operator-view.tsx'
import { PaymentsView } from './payments-view.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RevenueView } from './revenue-view.tsx'

const meta = {
  title: 'Features/Operator/Page',
  component: Operator,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none', person: 'operator' } },
  tags: ['screen'],
  args: granted,
} satisfies Meta<typeof Operator>
export default meta
type Story = StoryObj<typeof meta>

export const Subscriptions: Story = { tags: ['behaviour'], args: { tab: 'payments' } }

export const Revenue: Story = {
  args: { tab: 'payments' },
  render: (args) => (
    <OperatorView {...args} hrefOf={() => '#'}>
      <RevenueView figures={figures} failure={undefined} onRetry={fn()} />
    </OperatorView>
  ),
}

export const APaymentIsRefundedInPart: Story = {
  tags: ['behaviour'],
  args: { tab: 'payments' },
  render: (args) => (
    <OperatorView {...args} hrefOf={() => '#'}>
      <PaymentsView
        requested={operatorRequestOf(new URLSearchParams('tab=payments&kind=payments'))}
        onAsk={fn()}
        list={{
          rows: payments,
          failure: undefined,
          onRetry: fn(),
          filtered: false,
          onClear: fn(),
          page: 1,
          onPrevious: undefined,
          onNext: undefined,
        }}
        onRefund={fn()}
      />
      <RefundDialog
        payment={payments[2]!}
        busy={false}
        failure={null}
        onRefund={(...what) => void args.onAct('refund', ...what)}
        onClose={fn()}
      />
    </OperatorView>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: /2026-000036/ }))
    await userEvent.type(dialog.getByLabelText(/Importe en EUR/), '120')
    await userEvent.type(dialog.getByLabelText(/Motivo/), 'Pedido por teléfono')
    await userEvent.click(dialog.getByRole('button', { name: /^Devolver/ }))
    await expect(dialog.getByText('Escribe un importe de hasta 99,79 €.')).toBeVisible()
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.clear(dialog.getByLabelText(/Importe en EUR/))
    await userEvent.type(dialog.getByLabelText(/Importe en EUR/), '12,50')
    await userEvent.click(dialog.getByRole('button', { name: /^Devolver 12,50/ }))
    await expect(args.onAct).toHaveBeenCalledWith('refund', 1_250, 'Pedido por teléfono')
  },
}

export const ACouponIsMade: Story = {
  tags: ['behaviour'],
  args: { tab: 'payments' },
  render: (args) => (
    <OperatorView {...args} hrefOf={() => '#'}>
      <CouponsView coupons={coupons} now={at} failure={undefined} onRetry={fn()} onCreate={fn()} onSwitch={fn()} />
      <CouponDialog
        today="2026-11-21"
        busy={false}
        failure={{ code: 'coupon/code-taken' }}
        onCreate={(coupon) => void args.onAct('create', coupon)}
        onClose={fn()}
      />
    </OperatorView>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear un cupón' }))
    await userEvent.type(dialog.getByLabelText(/^Código/), 'navidad-25')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Starter' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Crear' }))
    await expect(args.onAct).toHaveBeenCalledWith('create', {
      code: 'NAVIDAD-25',
      percent: 20,
      invoices: 1,
      plans: ['growth', 'scale'],
      most: null,
      lastDay: null,
    })
  },
}
