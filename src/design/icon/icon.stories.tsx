import type { Meta, StoryObj } from '@storybook/react-vite'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import * as icons from './index.ts'

const meta = { title: 'Design/Icon' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Icons() {
  return (
    <PortraitSheet>
      <div className="grid grid-cols-3 gap-x-6 gap-y-3 sm:grid-cols-5">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} className="flex items-center gap-2.5 text-xs text-muted">
            <Icon className="size-5 text-default" />
            {name.replace(/Icon$/, '')}
          </span>
        ))}
      </div>
      <PortraitRow name="in a sentence">
        <p className="flex items-center gap-1.5 text-sm">
          <icons.ClockIcon className="size-3.5" /> hace 3 minutos
        </p>
        <p className="flex items-center gap-2 text-lg">
          <icons.StoreIcon /> Regalos de Ana
        </p>
      </PortraitRow>
    </PortraitSheet>
  )
}

export const Portrait: Story = { render: () => <Icons /> }

export const PortraitOnAPhone: Story = { tags: ['phone'], render: () => <Icons /> }
