import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { KeepChoice } from '../../../../contract/index.ts'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { keptAtFirst } from '../model/kept-things.ts'
import { cards, customer, downgrade, subscription, upgrade } from '../payments.fixtures.ts'
import { CheckoutView, type CheckoutState, type CheckoutViewProps } from './checkout-view.tsx'

/** Stands in for the gateway's own fields, which are a page of another origin. */
const fields = <Skeleton shape="block" className="h-32" />

const coupon = { applied: 'OTOÑO20'.replace('Ñ', 'N'), busy: false, failure: null, onApply: fn(), onRemove: fn() }

const ready = {
  kind: 'ready',
  quote: upgrade,
  former: 'growth',
  cards,
  chosen: cards[0]!.id,
  onChosen: fn(),
  declined: null,
  fields,
  billing: customer.billing,
  onEditBilling: fn(),
  keep: { stores: [], partners: [], automations: [] },
  onKeep: fn(),
  busy: false,
  failure: null,
  onPay: fn(),
  coupon,
} satisfies CheckoutState

/** The page as it is put together: a card and what is kept can be chosen. */
function Checkout({ state: given, ...props }: CheckoutViewProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [keep, setKeep] = useState<KeepChoice | null>(null)
  const state =
    given.kind === 'ready'
      ? {
          ...given,
          chosen: chosen ?? given.chosen,
          onChosen: setChosen,
          keep: keep ?? (given.quote.preview ? keptAtFirst(given.quote.preview) : given.keep),
          onKeep: setKeep,
        }
      : given
  return <CheckoutView {...props} state={state} />
}

const meta = {
  title: 'Screens/Checkout',
  component: Checkout,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none', plan: 'growth' } },
  tags: ['screen'],
  args: {
    wanted: { plan: 'scale', period: 'year' },
    state: ready,
    plansHref: '#plans',
    homeHref: '#home',
    subscriptionHref: '#subscription',
  },
} satisfies Meta<typeof Checkout>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const TheBankDeclined: Story = {
  args: { state: { ...ready, declined: cards[0]!.id, failure: { code: 'payment/insufficient-funds' } } },
}
export const ASmallerPlanNamesWhatPauses: Story = {
  args: { wanted: { plan: 'starter', period: 'month' }, state: { ...ready, quote: downgrade, coupon: null } },
}
export const TheBankWaits: Story = {
  args: {
    state: {
      kind: 'waiting',
      open: {
        payment: 'p',
        invoice: 'i',
        amount: 285_439,
        state: 'authentication',
        authentication: { kind: 'redirect', url: '#bank' },
        failure: null,
      },
      currency: 'EUR',
      busy: false,
      failure: null,
      onAuthenticate: fn(),
    },
  },
}
export const Done: Story = {
  args: {
    state: {
      kind: 'done',
      subscription: { ...subscription, plan: 'scale' },
      charged: 'Se cobraron 2.854,39 € en la tarjeta terminada en 4242. La factura va camino de ana@demogiftshop.example.',
    },
  },
}
export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }
export const Failed: Story = {
  tags: ['form'],
  args: { state: { kind: 'failed', failure: { code: 'network/unreachable' }, onRetry: fn() } },
}

export const ItIsPaidWithTheCardThatIsChosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('radio', { name: 'American Express ···· 0005' })).toBeDisabled()
    await userEvent.click(page.getByRole('radio', { name: 'Mastercard ···· 4444' }))
    await expect(page.getByRole('radio', { name: 'Mastercard ···· 4444' })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: /^Pagar 2\.854,39/ }))
    await expect(ready.onPay).toHaveBeenCalledOnce()
  },
}

export const NoMoreIsKeptThanFits: Story = {
  tags: ['behaviour'],
  args: ASmallerPlanNamesWhatPauses.args!,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: 'Casa & Jardim' }))
    await expect(page.getByText('Desmarca alguno: caben 1.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Cambiar el/ })).toBeDisabled()
    await userEvent.click(page.getByRole('checkbox', { name: 'Regalos de Ana' }))
    await expect(page.getByRole('button', { name: /^Cambiar el/ })).toBeEnabled()
  },
}
