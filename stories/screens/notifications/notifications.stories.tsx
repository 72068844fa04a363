import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notifications } from './notifications.tsx'

const meta = { title: 'Screens/Notifications', component: Notifications, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof Notifications>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Empty: Story = { tags: ['form'], args: { none: true } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
