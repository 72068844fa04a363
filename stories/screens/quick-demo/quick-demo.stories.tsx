import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { QuickDemo } from './quick-demo.tsx'

const meta = { title: 'Screens/Quick demo', component: QuickDemo, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<
  typeof QuickDemo
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const NoResult: Story = { tags: ['form'], args: { query: 'xyz' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const AVideoThatCannotBePlayed: Story = { tags: ['form'], args: { state: 'withoutVideo' } }

export const ClosedAndOpenedAgain: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const panel = await canvas.findByRole('dialog', { name: 'Demo rápida' })
    await userEvent.click(within(panel).getByRole('button', { name: /Criterios/ }))
    await userEvent.click(await within(panel).findByRole('button', { name: /Criterios de ordenación/ }))
    await expect(await within(panel).findByRole('group', { name: 'Criterios de ordenación' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Demo rápida' }))
    await expect(await canvas.findByRole('dialog', { name: 'Demo rápida' })).toBeVisible()
  },
}
