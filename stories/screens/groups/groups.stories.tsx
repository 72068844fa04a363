import type { Meta, StoryObj } from '@storybook/react-vite'
import { GroupEdit } from './group-edit.tsx'
import { Groups } from './groups.tsx'

const meta = { title: 'Screens/Groups', component: Groups, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<
  typeof Groups
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Edit: Story = { render: () => <GroupEdit /> }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const NoResult: Story = { tags: ['form'], args: { query: 'submarinos' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
