import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { KeepChoice } from '../../../../contract/index.ts'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { keptAtFirst } from '../model/kept-things.ts'
import { cards, customer, downgrade, subscription, trial, upgrade } from '../payments.fixtures.ts'
import { CheckoutView, type CheckoutState, type CheckoutViewProps } from './checkout-view.tsx'

/** Stands in for the gateway's own fields, which are a page of another origin. */
const fields = <Skeleton shape="block" className="h-32" />

const coupon = { applied: 'OTOÑO20'.replace('Ñ', 'N'), busy: false, failure: null, onApply: fn(), onRemove: fn() }

const ready = {
  kind: 'ready',
  quote: upgrade,
  former: 'growth',
  due: false,
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
const onOtherwise = fn()
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
      onOtherwise,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pagar de otra manera' }))
    await expect(onOtherwise).toHaveBeenCalledOnce()
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

export const ATrialSaysThatAStoredCardIsCharged: Story = {
  tags: ['behaviour'],
  args: { state: { ...ready, quote: trial, coupon: null } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^Hoy no se cobra nada. Tienes una tarjeta guardada: el .+ se cobra el plan/)).toBeVisible()
    await expect(page.getByText(/Entonces se cobran 361,79/)).toBeVisible()
    await expect(page.queryByText(/nada se cobra/)).toBeNull()
  },
}

export const ATrialHasBegun: Story = {
  tags: ['behaviour'],
  args: {
    state: {
      kind: 'done',
      subscription: {
        ...subscription,
        state: 'trial',
        plan: 'scale',
        next: { kind: 'trial-end', at: '2026-12-05T00:00:00Z', amount: 36_179, card: false },
      },
      charged: null,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Probar Scale' })).toBeVisible()
  },
}

export const WhatIsDueBecomesThatOfASmallerPlan: Story = {
  tags: ['behaviour'],
  args: { wanted: { plan: 'starter', period: 'month' }, state: { ...ready, due: true, quote: downgrade, coupon: null } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^Lo pendiente pasa a ser 35,09/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cambiar ahora' })).toBeEnabled()
    await expect(page.queryByText(/sigues con Growth hasta/)).toBeNull()
  },
}

export const WhatPaysIsNamed: Story = {
  tags: ['behaviour'],
  args: { state: { ...ready, quote: { ...upgrade, lines: [...upgrade.lines, { kind: 'credit', amount: -500, days: null, of: null }] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Lo que queda de Growth')).toBeVisible()
    await expect(page.getByText('De tu saldo a favor')).toBeVisible()
  },
}

export const WhatIsLeftPaysForIt: Story = {
  tags: ['behaviour'],
  args: {
    wanted: { plan: 'scale', period: 'month' },
    state: {
      ...ready,
      coupon: null,
      quote: {
        ...upgrade,
        lines: [
          { kind: 'plan', amount: 29_900, days: null, of: null },
          { kind: 'credit', amount: -99_000, days: 365, of: 365 },
          { kind: 'tax', amount: -14_511, days: null, of: null },
        ],
        total: -83_611,
        dueNow: 0,
        nextAmount: 0,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^Hoy no se cobra nada, y vale desde ahora/)).toBeVisible()
    await expect(page.getByText(/^Entonces no se cobra nada/)).toBeVisible()
    await expect(page.queryByText(/Se cobra hoy/)).toBeNull()
    await expect(page.getByRole('button', { name: 'Cambiar sin pagar' })).toBeEnabled()
  },
}

export const NoMoreIsKeptThanFits: Story = {
  tags: ['behaviour'],
  args: ASmallerPlanNamesWhatPauses.args!,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: 'Casa & Jardim' }))
    await expect(page.getByText('Desmarca lo que sobra: cabe 1.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Cambiar el/ })).toBeDisabled()
    await userEvent.click(page.getByRole('checkbox', { name: 'Regalos de Ana' }))
    await expect(page.getByRole('button', { name: /^Cambiar el/ })).toBeEnabled()
  },
}
