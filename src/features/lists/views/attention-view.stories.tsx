import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { orderedList, tree } from '../lists.fixtures.ts'
import { orderedLines } from '../model/attention.ts'
import { flat } from '../model/flat-tree.ts'
import { AttentionView } from './attention-view.tsx'

const states = [
  orderedList(2, { publishedVersion: 1, state: 'verified' }),
  orderedList(3),
  orderedList(4, { state: 'running' }),
  orderedList(5, { state: 'failed' }),
  orderedList(6, { publishedVersion: 1, drifted: 2 }),
]
const ordered = orderedLines('category', states, flat(tree))

const meta = {
  title: 'Features/Lists/Attention',
  component: AttentionView,
  decorators: [spoken],
  args: { ordered, hrefOf: ({ id }) => `#order-${id}` },
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
    ordered: Array.from({ length: 9 }, (_, nth) => ({
      kind: 'category',
      id: nth,
      name: `Categoría ${nth + 1}`,
      routeBefore: '',
      status: 'failed',
      savedAt: null,
    })),
  },
}
export const NothingToDo: Story = { args: { ordered: [] } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
