import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { WorkbenchStatus } from './workbench-status.tsx'

const meta = {
  title: 'Features/Ordering/Workbench status',
  component: WorkbenchStatus,
  decorators: [localized],
  args: { status: 'draft', dirty: false, publishes: true },
} satisfies Meta<typeof WorkbenchStatus>
export default meta
type Story = StoryObj<typeof meta>

export const NotPublished: Story = {}
export const Unsaved: Story = {
  args: { status: 'verified', dirty: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin guardar')).toBeVisible()
    await expect(within(canvasElement).queryByText('Verificada')).toBeNull()
  },
}
export const Published: Story = { args: { status: 'verified' } }
export const ChangedElsewhere: Story = {
  args: { status: 'drifted' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cambiada fuera')).toBeVisible()
  },
}
export const NotKnownYet: Story = {
  args: { status: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot$=badge]')).toBeNull()
  },
}
export const ThePlatformsOwn: Story = { args: { status: 'never', publishes: false } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
