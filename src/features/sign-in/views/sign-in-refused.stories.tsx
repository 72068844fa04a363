import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { SignInRefused } from './sign-in-refused.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const meta = {
  title: 'Features/Sign-in/Sign-in refused',
  component: SignInRefused,
  decorators: [
    (Story) => (
      <SignInFrame>
        <Story />
      </SignInFrame>
    ),
    localized,
  ],
  parameters: { layout: 'fullscreen' },
  args: { why: 'refused', onAgain: fn() },
} satisfies Meta<typeof SignInRefused>
export default meta
type Story = StoryObj<typeof meta>

export const RefusedThreeTimes: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Entrar' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
export const ProviderDoesNotAnswer: Story = { args: { why: 'error' } }
export const InEnglish: Story = { args: { why: 'error' }, globals: { language: 'en' } }
export const InPortuguese: Story = { args: { why: 'error' }, globals: { language: 'pt' } }
