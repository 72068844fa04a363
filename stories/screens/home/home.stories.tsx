import type { Meta, StoryObj } from '@storybook/react-vite'
import { Home } from './home.tsx'

const meta = { title: 'Screens/Home', component: Home, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const AllInOrder: Story = { args: { state: 'calm' } }

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
