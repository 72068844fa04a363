import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { KeptOut } from './kept-out.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const meta = {
  title: 'Features/Sign-in/Kept out',
  component: KeptOut,
  decorators: [
    (Story) => (
      <SignInFrame>
        <Story />
      </SignInFrame>
    ),
    localized,
  ],
  parameters: { layout: 'fullscreen' },
  args: { code: 'session/unverified-email', account: 'ana@tienda.es', onAgain: fn(), onOther: fn() },
} satisfies Meta<typeof KeptOut>
export default meta
type Story = StoryObj<typeof meta>

export const EmailNotVerified: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent('Has entrado como ana@tienda.es')
    await userEvent.click(page.getByRole('button', { name: 'Probar de nuevo' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Entrar con otra cuenta' }))
    await expect(args.onOther).toHaveBeenCalledOnce()
  },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }

/** A token that is refused for no reason of the account. */
export const TokenNotTaken: Story = { args: { code: 'session/invalid-token', account: '' } }
