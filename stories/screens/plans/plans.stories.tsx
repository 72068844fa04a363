import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plans } from './plans.tsx'

const meta = { title: 'Screens/Plans', component: Plans, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<
  typeof Plans
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const ByYear: Story = { args: { firstPeriod: 'year' } }

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }
