import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { StoreCredential } from '../../../../contract/index.ts'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { ConfigurationView } from './configuration-view.tsx'
import { PreferencesView } from './preferences-view.tsx'

const store: StoreCredential = {
  id: '1',
  store: 'regalosdeana',
  displayName: 'Regalos de Ana',
  storeType: 'vtex',
  account: 'regalosdeana',
  role: 'owner',
  approval: false,
  keyEndsWith: 'PLTZ',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  readiness: 'ready',
  pausedAt: null,
  storefrontUrl: null,
  products: 1_204,
  synchronisedAt: '2026-11-21T10:21:00Z',
}

const meta = {
  title: 'Features/Configuration/Page',
  component: ConfigurationView,
  decorators: [localized],
  parameters: { layout: 'fullscreen' },
  args: {
    header: <ScreenHeader area="none" />,
    tab: 'myAccount',
    onTab: fn(),
    person: { name: 'Ana Ruiz', email: 'ana@demogiftshop.example' },
    profileHref: '#user-profile',
    newStoreHref: '#new-store',
    stores: [store, { ...store, id: '2', store: 'norte', role: 'partner' }],
    current: store,
    plan: 'Free',
    storesTab: null,
    partnersTab: null,
    preferencesTab: (
      <PreferencesView
        language="es"
        onLanguage={fn()}
        theme="system"
        onTheme={fn()}
        starts={['home', 'categories', 'collections', 'indexAdmin']}
        start="home"
        onStart={fn()}
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
export const Subscription: Story = { args: { tab: 'subscription' } }
export const SubscriptionOfSomebodyElse: Story = { args: { tab: 'subscription', current: { ...store, role: 'partner' }, plan: null } }
export const NoStoreYet: Story = { args: { tab: 'subscription', current: null, stores: [], plan: null } }
export const Preferences: Story = { args: { tab: 'preferences' } }

export const TabsAreTurnedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'Mi cuenta' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onTab).toHaveBeenLastCalledWith('stores')
  },
}
