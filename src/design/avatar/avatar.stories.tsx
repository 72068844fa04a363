import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Avatar, AvatarGroup, avatarShapes, avatarSizes, type AvatarShape, type AvatarSize } from './index.ts'

const sizes = Object.keys(avatarSizes) as AvatarSize[]
const shapes = Object.keys(avatarShapes) as AvatarShape[]
const people = ['Ana Ruiz', 'Marta Soler', 'João Pereira', 'Li Wei', 'Oluwaseun Adeyemi', 'Núria Vidal', 'Tomás Rey'].map((name) => ({
  name,
}))
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#b8e9d3"/><circle cx="20" cy="16" r="7" fill="#00513a"/><path d="M6 40a14 14 0 0 1 28 0Z" fill="#00513a"/></svg>')}`

const meta = { title: 'Design/Avatar', component: Avatar, args: { name: 'Ana Ruiz' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ name: text, size: choice(avatarSizes), shape: choice(avatarShapes), decorative: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {shapes.map((shape) => (
        <SnapshotRow key={shape} name={shape}>
          {sizes.map((size) => (
            <span key={size} className="inline-flex items-end gap-2">
              <Avatar shape={shape} size={size} name={shape === 'person' ? 'Ana Ruiz' : 'Demo Gift Shop'} />
              <Avatar shape={shape} size={size} name="Imagen" src={picture} />
              <Avatar shape={shape} size={size} name="" decorative />
            </span>
          ))}
        </SnapshotRow>
      ))}
      <SnapshotRow name="grounds">
        {people.map(({ name }) => (
          <Avatar key={name} name={name} />
        ))}
      </SnapshotRow>
      <SnapshotRow name="a group">
        {sizes.map((size) => (
          <AvatarGroup key={size} label="Colaboradores" size={size} people={people} />
        ))}
      </SnapshotRow>
      <SnapshotRow name="few">
        <AvatarGroup label="Colaboradores" people={people.slice(0, 4)} />
        <AvatarGroup label="Tiendas" shape="thing" people={people.slice(0, 2)} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ThePictureDoesNotLoad: Story = {
  args: { src: picture, size: 'lg' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Ana Ruiz' })
    await expect(avatar).toHaveTextContent('')
    await fireEvent.error(avatar.querySelector('img')!)
    await waitFor(() => expect(avatar).toHaveTextContent('AR'))
  },
}

export const AGroupSaysHowManyAreNotDrawn: Story = {
  tags: ['many'],
  render: () => <AvatarGroup label="Colaboradores" people={Array.from({ length: 1_204 }, (_, at) => ({ name: `Persona ${at}` }))} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('1.201 más')).toBeInTheDocument()
  },
}

export const AGroupOfNobody: Story = {
  render: () => <AvatarGroup label="Colaboradores" people={[]} />,
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <ul className="flex flex-col gap-3">
      {['Ana Ruiz', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 'marta.soler@regalos.example'].map(
        (name) => (
          <li key={name} className="flex items-center gap-3">
            <Avatar name={name} decorative />
            <span className="min-w-0 truncate">{name}</span>
          </li>
        ),
      )}
      <li>
        <AvatarGroup label="Colaboradores" people={people} max={6} size="lg" />
      </li>
    </ul>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      <AvatarGroup label="…" people={people} />
    </RowPerLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['4 más', '4 more', 'mais 4']) await expect(within(canvasElement).getByText(text)).toBeInTheDocument()
  },
}
