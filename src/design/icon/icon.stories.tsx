import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, playground } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import * as icons from './index.ts'

const meta = { title: 'Design/Icon' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Icons() {
  return (
    <SnapshotSheet>
      <div className="grid grid-cols-3 gap-x-6 gap-y-3 sm:grid-cols-5">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} className="flex items-center gap-2.5 text-xs text-muted">
            <Icon className="size-5 text-default" />
            {name.replace(/Icon$/, '')}
          </span>
        ))}
      </div>
      <SnapshotRow name="in a sentence">
        <p className="flex items-center gap-1.5 text-sm">
          <icons.ClockIcon className="size-3.5" /> hace 3 minutos
        </p>
        <p className="flex items-center gap-2 text-lg">
          <icons.StoreIcon /> Regalos de Ana
        </p>
      </SnapshotRow>
    </SnapshotSheet>
  )
}

export const Playground: StoryObj<{ name: keyof typeof icons; className: string }> = {
  ...playground({ name: choice(icons), className: choice(['size-3.5', 'size-4', 'size-5', 'size-8']) }),
  args: { name: 'SaveIcon', className: 'size-5' },
  render: ({ name, className }) => {
    const Icon = icons[name]
    return <Icon className={className} />
  },
}

export const Snapshot: Story = { render: () => <Icons /> }

export const SnapshotOnAPhone: Story = { tags: ['phone'], render: () => <Icons /> }
