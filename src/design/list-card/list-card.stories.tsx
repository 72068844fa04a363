import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bestSellers } from '../../../stories/screens/shop/index.ts'
import { playground, text } from '../controls/index.ts'
import { ListHealthMark } from '../list-health-mark/index.ts'
import { ListStatusBadge } from '../list-status-badge/index.ts'
import { drawn, drawnStates, SnapshotSheet } from '../snapshot/index.ts'
import { ListCard } from './index.ts'

const pictures = bestSellers.slice(0, 4).map(({ imageUrl }) => imageUrl)

const meta = {
  title: 'Design/List card',
  component: ListCard,
  args: {
    name: 'Cake Stands',
    detail: '118 productos · hace 2 horas',
    pictures,
    href: '#cake-stands',
    marks: (
      <>
        <ListStatusBadge status="draft" />
        <ListHealthMark health="sold-out-first" soldOut={12} soldOutFirst={3} />
      </>
    ),
  },
} satisfies Meta<typeof ListCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ name: text, detail: text, pictures: { control: 'object' } })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <div className="grid grid-cols-4 gap-3">
        {drawnStates.map((state) => (
          <ListCard key={state} {...args} {...drawn(state)} name={state} />
        ))}
        <ListCard {...args} name="Dos productos, uno sin foto" pictures={[pictures[0] ?? null, null]} />
        <ListCard {...args} name="Sin productos" pictures={[]} marks={undefined} />
      </div>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    name: 'Electrodomésticosydecoracióndenavidadparaexteriores',
    detail: 'GESCHENKVERPACKUNGSMATERIALSORTIMENTSERWEITERUNG',
  },
}

export const TheWholeCardIsALink: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Cake Stands' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(location.hash).toBe('#cake-stands')
  },
}
