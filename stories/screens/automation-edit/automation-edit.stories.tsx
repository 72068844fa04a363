import type { Meta, StoryObj } from '@storybook/react-vite'
import { AutomationEdit } from './automation-edit.tsx'

const meta = {
  title: 'Screens/Automation edit',
  component: AutomationEdit,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof AutomationEdit>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const BacktestRunning: Story = { args: { testing: true } }
export const HeldForApproval: Story = { args: { held: true } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }
