import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { free, offer, subscription } from '../payments.fixtures.ts'
import { PlansView } from './plans-view.tsx'

const meta = {
  title: 'Screens/Plans',
  component: PlansView,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none', plan: 'growth' } },
  tags: ['screen'],
  args: {
    period: 'month',
    onPeriod: fn(),
    onlyPartnerOf: null,
    offer,
    subscription,
    failure: undefined,
    onRetry: fn(),
    hrefOf: (plan, period, trial) => `#plans/${period}/${plan}${trial ? '?trial=1' : ''}`,
  },
} satisfies Meta<typeof PlansView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const FreeWithATrial: Story = {
  parameters: { header: { plan: 'free' } },
  args: { period: 'year', subscription: free, offer: { ...offer, trialDays: 14 } },
}
export const Loading: Story = { tags: ['form'], args: { offer: undefined, subscription: undefined } }
export const Failed: Story = {
  tags: ['form'],
  args: { offer: undefined, subscription: undefined, failure: { code: 'network/unreachable' } },
}
export const NoPermission: Story = { tags: ['form'], args: { onlyPartnerOf: 'Regalos de Ana' } }

export const ALimitThatIsReachedOffersThePlanThatLiftsIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Has llegado al límite de colaboradores')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver Scale' })).toHaveAttribute('href', '#plans/month/scale')
    await expect(within(page.getByRole('article', { name: 'Growth' })).getByRole('button', { name: 'Tu plan' })).toBeDisabled()
    await userEvent.click(page.getByRole('radio', { name: 'Año, 2 meses gratis' }))
    await expect(args.onPeriod).toHaveBeenCalledWith('year')
  },
}
