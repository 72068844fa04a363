import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { ProofDialog } from './proof-dialog.tsx'

const meta = {
  title: 'Features/Profile/Proof',
  component: ProofDialog,
  decorators: [localized],
  args: { sending: false, fault: null, onProve: fn(), onClose: fn() },
} satisfies Meta<typeof ProofDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Continuar' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Contraseña actual'), 'siete faroles{Enter}')
    await expect(args.onProve).toHaveBeenCalledWith('siete faroles')
  },
}
export const WrongPassword: Story = {
  args: { fault: { code: 'user/wrong-password', text: 'La contraseña actual no es esa. Revísala y prueba otra vez.' } },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
