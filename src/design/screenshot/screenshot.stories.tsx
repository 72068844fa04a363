import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { playground, text } from '../controls/index.ts'
import { Screenshot } from './index.ts'

const meta = {
  title: 'Design/Screenshot',
  component: Screenshot,
  args: { src: '/videos/es/manual-sort.webp', alt: 'Una categoría en su orden' },
} satisfies Meta<typeof Screenshot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ src: text, alt: text })

export const Snapshot: Story = {}

export const SnapshotOnAPhone: Story = { tags: ['phone'] }

export const ItsPlaceIsKept: Story = {
  args: { src: 'data:,', alt: 'No llega' },
  play: async ({ canvasElement }) => {
    // Within its border.
    const { clientWidth, clientHeight } = within(canvasElement).getByRole('img', { name: 'No llega' })
    await expect(Math.round((clientWidth / clientHeight) * 100)).toBe(178)
  },
}
