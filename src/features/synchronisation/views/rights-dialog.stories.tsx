import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { rights } from '../synchronisation.fixtures.ts'
import { RightsDialog } from './rights-dialog.tsx'

const meta = {
  title: 'Features/Synchronisation/Rights',
  component: RightsDialog,
  decorators: [localized],
  args: {
    open: true,
    onOpenChange: fn(),
    storeName: 'Demo Gift Shop',
    rights,
    triedAt: '2026-11-21T10:00:00Z',
    failure: undefined,
    trying: false,
    onTry: fn(),
    now: Date.UTC(2026, 10, 21, 10, 24),
  },
} satisfies Meta<typeof RightsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OneIsMissing: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Pide en la plataforma el permiso «CMS Collections - Full access».')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Probar de nuevo' }))
    await expect(args.onTry).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { rights: undefined, triedAt: null } }
export const Failed: Story = { args: { rights: undefined, triedAt: null, failure: { code: 'platform/unavailable' } } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
