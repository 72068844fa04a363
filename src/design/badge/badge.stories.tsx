import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { AutomationIcon, PinIcon } from '../icon/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { tones } from '../tokens/index.ts'
import { badgeTones, Badge, badgeSizes, type BadgeSize, NotedBadge } from './index.ts'

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

/** Below the badge in a table; beside it in the line of a phone, which is as high as the badge alone. */
export const WithANoteBelowOrBeside: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-60 flex-col gap-4">
      <NotedBadge tone="danger" dot note="El correo no se entregó" noteTone="danger">
        Invitado
      </NotedBadge>
      <div className="h-5 overflow-hidden">
        <NotedBadge tone="warning" dot note="Geschwindigkeitsbegrenzungsschildhalterung" noteTone="warning" inLine>
          En espera
        </NotedBadge>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const place = (text: string) => canvas.getByText(text).getBoundingClientRect()
    await expect(place('El correo no se entregó').top).toBeGreaterThanOrEqual(place('Invitado').bottom)
    await expect(place('Geschwindigkeitsbegrenzungsschildhalterung').left).toBeGreaterThanOrEqual(place('En espera').right)
  },
}

export const ANoteBelowTakesASecondLineBeforeItIsCut: Story = {
  render: () => (
    <div className="w-36">
      <NotedBadge tone="danger" dot note="The message was not delivered" noteTone="danger">
        Invited
      </NotedBadge>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByText('The message was not delivered')
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth)
    await expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight)
  },
}
