import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { lines } from '../categories.fixtures.ts'
import { categoryLines, pressing } from '../model/tree.ts'
import { AttentionView } from './attention-view.tsx'

const waiting = pressing(categoryLines(lines))

const meta = {
  title: 'Features/Categories/Attention',
  component: AttentionView,
  decorators: [spoken],
  args: { lines: waiting, hrefOf: ({ id }) => `#order-${id}` },
} satisfies Meta<typeof AttentionView>
export default meta
type Story = StoryObj<typeof meta>

export const SavedFailedAndChangedElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3)
  },
}
export const MoreThanFit: Story = {
  args: {
    lines: Array.from({ length: 9 }, (_, at) => ({ ...waiting[0], id: at, name: `Categoría ${at + 1}` }) as (typeof waiting)[number]),
  },
}
export const NothingToDo: Story = { args: { lines: [] } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
