import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ChooseList } from './choose-list.tsx'

const meta = { title: 'Screens/Choose list', component: ChooseList, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof ChooseList>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Collections: Story = { args: { kind: 'collections' } }

export const Favourites: Story = { args: { show: 'favourites' } }

export const Recent: Story = { args: { show: 'recent' } }

export const Searching: Story = { args: { search: 'mug' } }

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Empty: Story = { tags: ['form'], args: { state: 'empty', kind: 'collections' } }

export const NoResult: Story = { tags: ['form'], args: { search: 'submarinos' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }

export const FoundByName: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar una categoría' }), 'cake st')
    await expect(await canvas.findByRole('link', { name: /Cake Stands/ })).toBeVisible()
  },
}
