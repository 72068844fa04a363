import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { ordering } from '../ordering.fixtures.ts'
import { Standing } from './standing.tsx'

const meta = {
  title: 'Features/Ordering/Standing',
  component: Standing,
  decorators: [spoken],
  args: { ordering, dirty: false, publishes: true },
} satisfies Meta<typeof Standing>
export default meta
type Story = StoryObj<typeof meta>

export const NotPublished: Story = {}
export const Unsaved: Story = { args: { dirty: true } }
export const Published: Story = { args: { ordering: { ...ordering, publishedVersion: 3 } } }
export const ChangedElsewhere: Story = {
  args: { ordering: { ...ordering, publishedVersion: 3 }, drifted: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cambiado fuera')).toBeVisible()
  },
}
export const ThePlatformsOwn: Story = { args: { ordering: { ...ordering, version: 0 } } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
