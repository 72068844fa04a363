import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { membership } from '../partners.fixtures.ts'
import { AccessDialog, LeaveDialog } from './own-access-dialogs.tsx'

const meta = {
  title: 'Features/Partners/Own access',
  component: AccessDialog,
  decorators: [localized],
  args: { store: 'Regalos de Ana', membership, failure: undefined, again: fn(), onClose: fn() },
} satisfies Meta<typeof AccessDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Limited: Story = {}
export const OnAPhone: Story = { tags: ['phone'] }
export const WithoutLimits: Story = {
  args: { membership: { ...membership, limits: { categories: null, brands: null, approval: false }, owners: ['Ana Ruiz'] } },
}
export const AnOwner: Story = {
  args: { membership: { ...membership, role: 'owner', limits: { categories: null, brands: null, approval: false } } },
}
export const Loading: Story = { args: { membership: undefined } }
export const Failed: Story = { args: { membership: undefined, failure: { code: 'access/other-store' } } }

const leave = fn()
export const LeavingIsConfirmed: Story = {
  render: ({ store, onClose }) => <LeaveDialog store={store} busy={false} failure={null} onLeave={leave} onClose={onClose} />,
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Dejar Regalos de Ana?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Dejar la tienda' }))
    await expect(leave).toHaveBeenCalled()
  },
}
export const TheOnlyOwnerCannotLeave: Story = {
  render: ({ store, onClose }) => (
    <LeaveDialog store={store} busy={false} failure={{ code: 'partner/only-owner' }} onLeave={leave} onClose={onClose} />
  ),
}
