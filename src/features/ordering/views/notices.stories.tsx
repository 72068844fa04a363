import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { now } from '../ordering.fixtures.ts'
import { OrderingNotices } from './notices.tsx'

const meta = {
  title: 'Features/Ordering/Notices',
  component: OrderingNotices,
  decorators: [spoken],
  args: { origin: 'restored', changes: 4, aside: 0, savedBy: 'Luisa', savedAt: '2026-11-20T09:20:00Z', keeps: true, now, onNoticed: fn(), onTakeUp: fn(), onGiveUp: fn() },
} satisfies Meta<typeof OrderingNotices>
export default meta
type Story = StoryObj<typeof meta>

export const ChangesCameBack: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Hemos recuperado 4 cambios que no habías guardado.')).toBeVisible()
  },
}
export const OnANewerOrdering: Story = { args: { origin: 'on-newer' } }
export const ChangesSetAside: Story = {
  args: { origin: 'fresh', aside: 2 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aplicar encima' }))
    await expect(args.onTakeUp).toHaveBeenCalledOnce()
  },
}
export const NoRoomToKeep: Story = { args: { origin: 'fresh', keeps: false } }
export const InEnglish: Story = { args: { origin: 'on-newer', aside: 1 }, globals: { language: 'en' } }
export const InPortuguese: Story = { args: { origin: 'on-newer', aside: 1 }, globals: { language: 'pt' } }
