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

export const PortraitOnAPhone: Story = {
  tags: ['phone'],
  render: () => (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Spinner size={sizes[0]} /> Cargando las categorías…
    </p>
  ),
}
