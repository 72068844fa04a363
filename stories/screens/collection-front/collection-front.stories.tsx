import type { Meta, StoryObj } from '@storybook/react-vite'
import { CollectionFront } from './collection-front.tsx'

const meta = { title: 'Screens/Collection front', component: CollectionFront, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof CollectionFront>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const NoResult: Story = { tags: ['form'], args: { query: 'submarinos' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
