import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { automations } from '../automations.fixtures.ts'
import { AutomationLine } from './automation-line.tsx'

const meta = {
  title: 'Features/Automations/Line',
  component: AutomationLine,
  decorators: [localized],
  args: { automation: automations[1]!, href: '#edit-2' },
} satisfies Meta<typeof AutomationLine>
export default meta
type Story = StoryObj<typeof meta>

export const OfAList: Story = {
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('La ordena «The whole kitchen by demand», cada día, 04:00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver el orden mágico' })).toHaveAttribute('href', '#edit-2')
  },
}
