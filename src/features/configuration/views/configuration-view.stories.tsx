import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { ConfigurationView } from './configuration-view.tsx'
import { PreferencesView } from './preferences-view.tsx'

const store = { displayName: 'Regalos de Ana', role: 'owner' } as const

const meta = {
  title: 'Features/Configuration/Page',
  component: ConfigurationView,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none' } },
  args: {
    tab: 'myAccount',
    onTab: fn(),
    person: { name: 'Ana Ruiz', email: 'ana@demogiftshop.example' },
    profileHref: '#user-profile',
    stores: [store, { ...store, role: 'partner' }],
    current: store,
    storesTab: null,
    partnersTab: null,
    webhooksTab: null,
    subscriptionTab: null,
    preferencesTab: (
      <PreferencesView
        display={null}
        starts={['home', 'categories', 'collections', 'indexAdmin']}
        start="home"
        onStart={fn()}
        notices={null}
      />
    ),
  },
} satisfies Meta<typeof ConfigurationView>
export default meta
type Story = StoryObj<typeof meta>

export const MyAccount: Story = {}
export const NamesOfAnyLengthAndDirection: Story = {
  args: { person: { name: `<b>\u202E${'Ana'.repeat(60)}</b>`, email: `${'a'.repeat(200)}@shop.example` } },
}
export const SubscriptionOfSomebodyElse: Story = { args: { tab: 'subscription', current: { ...store, role: 'partner' } } }
export const Preferences: Story = {
  args: { tab: 'preferences' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByText('Guardado')).toBeNull()
    await userEvent.click(page.getByRole('radio', { name: 'Categorías' }))
    await expect(page.getByText('Guardado')).toBeVisible()
  },
}

export const TabsAreTurnedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'Mi cuenta' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onTab).toHaveBeenLastCalledWith('stores')
  },
}
