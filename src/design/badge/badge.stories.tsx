import type { Meta, StoryObj } from '@storybook/react-vite'
import { AutomationIcon, PinIcon } from '../icon/index.ts'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { tones } from '../tokens/index.ts'
import { Badge, badgeSizes, type BadgeSize } from './index.ts'

const sizes = Object.keys(badgeSizes) as BadgeSize[]

const meta = { title: 'Design/Badge', component: Badge, args: { children: 'Publicada' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      {tones.map((tone) => (
        <PortraitRow key={tone} name={tone}>
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
        </PortraitRow>
      ))}
    </PortraitSheet>
  ),
}

export const PortraitOnAPhone: Story = {
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
