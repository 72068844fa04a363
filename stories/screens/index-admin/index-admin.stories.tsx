import type { Meta, StoryObj } from '@storybook/react-vite'
import { IndexAdmin } from './index-admin.tsx'

const meta = { title: 'Screens/Index admin', component: IndexAdmin, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof IndexAdmin>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const CalendarView: Story = { args: { view: 'calendar' } }
export const DetailsOpen: Story = { args: { open: 'p11' } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }
