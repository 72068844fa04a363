import type { Meta, StoryObj } from '@storybook/react-vite'
import { Configuration } from './configuration.tsx'

const meta = {
  title: 'Screens/Configuration',
  component: Configuration,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Configuration>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Stores: Story = { args: { view: 'stores' } }
export const DeleteStore: Story = { args: { view: 'stores', openDialog: 'delete' } }
export const Subscription: Story = { args: { view: 'subscription' } }
export const Preferences: Story = { args: { view: 'preferences' } }
export const Loading: Story = { tags: ['form'], args: { view: 'stores', state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { view: 'stores', state: 'empty' } }
export const Failed: Story = { tags: ['form'], args: { view: 'stores', state: 'failed' } }
export const NoPermission: Story = { tags: ['form'], args: { view: 'subscription', state: 'forbidden' } }
