import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewStore } from './new-store.tsx'

const meta = { title: 'Screens/New store', component: NewStore, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<
  typeof NewStore
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Checking: Story = { args: { check: 'checking' } }
export const CheckedWithMissingRights: Story = { args: { check: 'incomplete' } }
export const Refused: Story = { args: { check: 'refused' } }
export const DemoInOneClick: Story = { args: { platform: 'demo' } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { check: 'unasked' } }
export const Failed: Story = { tags: ['form'], args: { check: 'failed' } }
export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }
