import type { Meta, StoryObj } from '@storybook/react-vite'
import { AutomationsScreen } from './automations-screen.tsx'

const meta = {
  title: 'Screens/Automations',
  component: AutomationsScreen,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof AutomationsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }
