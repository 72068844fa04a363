import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { OnPlatformLine } from './on-platform-line.tsx'
import { TakeOffDialog } from './take-off-dialog.tsx'

const shown = { name: 'Navidad', number: 144, hidden: false }

const meta = {
  title: 'Features/Publication/On the platform',
  component: OnPlatformLine,
  decorators: [localized],
  args: { onPlatform: shown, onTakeOff: fn() },
} satisfies Meta<typeof OnPlatformLine>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('En la plataforma es la colección 144.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Quitarla de la plataforma' }))
    await expect(args.onTakeOff).toHaveBeenCalledOnce()
  },
}

export const HiddenAndNotToBeChanged: Story = {
  render: () => <OnPlatformLine onPlatform={{ ...shown, hidden: true }} onTakeOff={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/oculta a los compradores/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const takeOff = fn()
const close = fn()

export const TakingItOff: Story = {
  render: () => <TakeOffDialog onPlatform={shown} working={false} onTakeOff={takeOff} onClose={close} />,
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Quitar «Navidad» de la plataforma?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ocultarla' }))
    await expect(takeOff).toHaveBeenLastCalledWith('hide')
    await userEvent.click(dialog.getByRole('button', { name: 'Borrarla allí' }))
    await expect(takeOff).toHaveBeenLastCalledWith('delete')
    await userEvent.keyboard('{Escape}')
    await expect(close).toHaveBeenCalled()
  },
}
