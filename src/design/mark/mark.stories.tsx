import type { Meta, StoryObj } from '@storybook/react-vite'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { Mark, markSizes, type MarkSize } from './index.ts'

const sizes = Object.keys(markSizes) as MarkSize[]

const meta = { title: 'Design/Mark', component: Mark } satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      {sizes.map((size) => (
        <PortraitRow key={size} name={size}>
          <Mark size={size} name="Samara" />
          <Mark size={size} />
        </PortraitRow>
      ))}
      <PortraitRow name="large">
        <Mark className="[&>svg]:size-40" />
      </PortraitRow>
    </PortraitSheet>
  ),
}

export const Wordmark: Story = { args: { name: 'Samara', size: 'lg' } }

export const PortraitOnAPhone: Story = { tags: ['phone'], args: { name: 'Samara', size: 'lg' } }
