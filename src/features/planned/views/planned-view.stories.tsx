import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Page } from '../../../design/page/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { PlannedView } from './planned-view.tsx'

const meta = {
  title: 'Features/Planned/Screen',
  component: PlannedView,
  decorators: [
    (Story) => (
      <Page title="Samara">
        <Story />
      </Page>
    ),
    localized,
  ],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'reports', homeHref: '#home' },
} satisfies Meta<typeof PlannedView>
export default meta
type Story = StoryObj<typeof meta>

export const Snapshot: Story = {
  parameters: { snapshot: { height: 560 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Próximamente')).toBeVisible()
    await expect(page.getAllByRole('listitem')).toHaveLength(3)
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#home')
  },
}
export const OnAPhoneInPortuguese: Story = { tags: ['phone'], globals: { language: 'pt' }, args: { screen: 'magicCategories' } }
