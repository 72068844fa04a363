import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { publication, scheduled } from '../publication.fixtures.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

const meta = {
  title: 'Features/Publication/What is asked before',
  component: CancelDialog,
  decorators: [localized],
  args: { publication, working: false, onCancel: fn(), onClose: fn() },
} satisfies Meta<typeof CancelDialog>
export default meta
type Story = StoryObj<typeof meta>

export const CancellingOneThatRuns: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Cancelar la indexación de «Tazas»?' }))
    await expect(dialog.getByText(/Lo que ya se actualizó se queda como está/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar la indexación' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CancellingOneThatIsScheduled: Story = {
  args: { publication: scheduled },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/La tienda se queda como está/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

const moved = fn()

export const MovingOneThatIsScheduled: Story = {
  render: () => (
    <MoveDialog
      publication={scheduled}
      timeZone="Europe/London"
      ownTimeZone="Europe/Madrid"
      now="2026-11-21T10:24:00Z"
      working={false}
      onMove={moved}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar la fecha de «Tazas»' }))
    const time = dialog.getAllByRole('textbox', { name: 'Hora' })[0]!
    await userEvent.clear(time)
    await userEvent.type(time, '7:30')
    await userEvent.tab()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Recuperar después el orden actual' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar la fecha' }))
    await expect(moved).toHaveBeenLastCalledWith({ startsAt: '2026-11-27T07:30:00Z', endsAt: null })
  },
}

const replaced = fn()

export const ScheduledForThatMinuteAlready: Story = {
  render: () => (
    <ReplaceDialog startsAt="2026-11-27T00:05:00Z" timeZone="Europe/London" working={false} onReplace={replaced} onClose={fn()} />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: /Ya está programada para el 27 nov 2026, 00:05/ }))
    await expect(dialog.getByRole('button', { name: 'Elegir otra hora' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Reemplazarla' }))
    await expect(replaced).toHaveBeenCalledOnce()
  },
}
