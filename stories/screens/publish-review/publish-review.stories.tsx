import type { Meta, StoryObj } from '@storybook/react-vite'
import { PublishReview } from './publish-review.tsx'

const meta = { title: 'Screens/Publish review', component: PublishReview, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof PublishReview>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Scheduling: Story = { args: { way: 'schedule' } }
export const Running: Story = { args: { phase: 'running' } }
export const VerifiedWithDifferences: Story = { args: { phase: 'differs' } }
export const RefusedByThePlatform: Story = { args: { phase: 'failed' } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
