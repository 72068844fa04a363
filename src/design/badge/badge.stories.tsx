import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { AutomationIcon, PinIcon } from '../icon/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { tones } from '../tokens/index.ts'
import { badgeTones, Badge, badgeSizes, type BadgeSize } from './index.ts'

const sizes = Object.keys(badgeSizes) as BadgeSize[]

const meta = { title: 'Design/Badge', component: Badge, args: { children: 'Publicada' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ children: text, tone: choice(badgeTones), size: choice(badgeSizes), dot: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {tones.map((tone) => (
        <SnapshotRow key={tone} name={tone}>
          {sizes.map((size) => (
            <Badge key={size} tone={tone} size={size}>
              Publicada
            </Badge>
          ))}
          <Badge tone={tone} dot>
            En cola
          </Badge>
          <Badge tone={tone} icon={<PinIcon />}>
            Fijado
          </Badge>
          <Badge tone={tone} size="sm" icon={<AutomationIcon />}>
            Mágico
          </Badge>
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-32 flex-col items-start gap-2">
      <Badge tone="warning" dot>
        Verificación con diferencias
      </Badge>
      <Badge tone="info" icon={<PinIcon />}>
        Geschwindigkeitsbegrenzungsschild
      </Badge>
      <Badge>Al día</Badge>
    </div>
  ),
}
