import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CategoryFront } from './category-front.tsx'

const meta = { title: 'Screens/Category front', component: CategoryFront, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof CategoryFront>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const NoResult: Story = { tags: ['form'], args: { query: 'submarinos' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const OneDepartment: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const inTree = canvas.queryByRole('treeitem', { name: /^Party/ })
    if (!inTree) return
    await userEvent.click(inTree)
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5))
    await userEvent.click(canvas.getByRole('button', { name: 'Productos' }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Balloons, Bags & Invitations')
  },
}
