import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Admin } from './admin.tsx'

const meta = { title: 'Screens/Admin', component: Admin, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<
  typeof Admin
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Stores: Story = { args: { tab: 'stores' } }

export const Jobs: Story = { args: { tab: 'jobs' } }

export const Health: Story = { args: { tab: 'health' } }

export const AuditLog: Story = { args: { tab: 'audit' } }

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }

export const OnlyWhatWasRefused: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { tab: 'audit' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('switch', { name: 'Solo lo denegado' }))
    await expect(canvas.getAllByText('Denegado')).toHaveLength(2)
    await expect(canvas.queryByText('Hecho')).toBeNull()
  },
}
