import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserProfile } from './user-profile.tsx'

const meta = {
  title: 'Screens/User profile',
  component: UserProfile,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof UserProfile>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Refused: Story = { args: { state: 'refused' } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }
