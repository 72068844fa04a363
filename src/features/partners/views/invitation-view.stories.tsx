import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Cover } from '../../../design/cover/index.ts'
import { Mark } from '../../../design/mark/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import type { InvitationState } from '../model/invitation-state.ts'
import { invitation } from '../partners.fixtures.ts'
import { InvitationView } from './invitation-view.tsx'

const open: InvitationState = { kind: 'open', invitation, busy: false, failure: null }
const ended = (code: Extract<InvitationState, { kind: 'ended' }>['failure']['code']): InvitationState => ({
  kind: 'ended',
  failure: { code },
})

const meta = {
  title: 'Features/Partners/Invitation',
  component: InvitationView,
  decorators: [
    (Story) => (
      <Cover mark={<Mark name="Samara" />} lead="El orden de tu catálogo" promises={['Ordena miles de productos arrastrando']}>
        <Story />
      </Cover>
    ),
    localized,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    state: open,
    signedIn: null,
    homeHref: '#home',
    onSignIn: fn(),
    onRegister: fn(),
    onAccept: fn(),
    onOther: fn(),
    onRetry: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof InvitationView>
export default meta
type Story = StoryObj<typeof meta>

export const AStrangerMakesAnAccount: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Crear mi cuenta' }))
    await expect(args.onRegister).toHaveBeenCalled()
  },
}
export const OnAPhone: Story = { tags: ['phone'] }
export const WhoHasAnAccountSignsIn: Story = {
  args: { state: { ...open, invitation: { ...invitation, account: 'known' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Entrar para aceptar' }))
    await expect(args.onSignIn).toHaveBeenCalled()
  },
}
export const WithAnotherProvider: Story = { args: { state: { ...open, invitation: { ...invitation, account: 'elsewhere' } } } }
export const TheReceiverAccepts: Story = {
  args: { signedIn: 'Emma.Clarke@demogiftshop.example' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aceptar la invitación' }))
    await expect(args.onAccept).toHaveBeenCalled()
  },
}
export const SomebodyElseIsSignedIn: Story = {
  args: { signedIn: 'ana@regalosdeana.example' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Entrar con otra cuenta' }))
    await expect(args.onOther).toHaveBeenCalled()
  },
}
export const NotAccepted: Story = {
  args: { signedIn: invitation.email, state: { ...open, failure: { code: 'network/unreachable' } } },
}
export const WithoutLimits: Story = {
  args: { state: { ...open, invitation: { ...invitation, limits: { categories: null, brands: null, approval: false } } } },
}
export const NamesOfAnyLengthAndDirection: Story = {
  args: {
    state: {
      ...open,
      invitation: {
        ...invitation,
        inviter: `<img src=x>\u202E${'Ana'.repeat(40)}`,
        storeName: 'Regalos'.repeat(12),
        email: `${'e'.repeat(64)}@shop.example`,
      },
    },
  },
}
export const Accepted: Story = {
  args: { state: { kind: 'accepted', invitation, store: 'regalosdeana' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir la tienda' }))
    await expect(args.onOpen).toHaveBeenCalledWith('regalosdeana')
  },
}
export const Expired: Story = { args: { state: ended('invitation/expired') } }
export const Used: Story = { args: { state: ended('invitation/used') } }
export const Withdrawn: Story = { args: { state: ended('invitation/withdrawn') } }
export const InviterLeft: Story = { args: { state: ended('invitation/inviter-left') } }
export const StoreGone: Story = { args: { state: ended('invitation/store-gone') } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Unreachable: Story = {
  args: { state: { kind: 'failed', failure: { code: 'network/unreachable' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
