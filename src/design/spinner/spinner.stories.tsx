import type { Meta, StoryObj } from '@storybook/react-vite'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { Spinner, spinnerLooks } from './index.ts'

const sizes = Object.keys(spinnerLooks) as (keyof typeof spinnerLooks)[]

const meta = { title: 'Design/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      {sizes.map((size) => (
        <PortraitRow key={size} name={size}>
          <Spinner size={size} />
          <Spinner size={size} className="text-accent" />
          <Spinner size={size} className="text-danger" />
        </PortraitRow>
      ))}
    </PortraitSheet>
  ),
}
