import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { number, playground, text } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { MediaPlayer } from './index.ts'
import { captions, clip, poster } from './media-player.fixtures.ts'

const meta = {
  title: 'Design/Media player',
  component: MediaPlayer,
  args: { title: 'Ordenar a mano', src: clip, poster, captions, seconds: 3, className: 'max-w-md' },
} satisfies Meta<typeof MediaPlayer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ title: text, seconds: number(0, 60) })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="before it plays">
        <MediaPlayer {...args} />
      </SnapshotRow>
      <SnapshotRow name="without captions">
        <MediaPlayer {...args} title="Indexar" captions={undefined} seconds={3_723} className="max-w-xs" />
      </SnapshotRow>
      <SnapshotRow name="no video">
        <MediaPlayer {...args} title="Añadir una tienda" src={undefined} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { title: 'Elektrizitätsversorgungsgerätezubehörverwaltungsautomatisierung' },
}

export const PlayedAndPausedByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const player = canvas.getByRole('group', { name: 'Ordenar a mano' })
    await expect(player).not.toHaveAttribute('data-playing')
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir' }))
    await waitFor(() => expect(player).toHaveAttribute('data-playing'))
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }))
    await waitFor(() => expect(player).not.toHaveAttribute('data-playing'))
  },
}

export const SteeredByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const video = canvasElement.querySelector('video')!
    const bar = canvas.getByRole('slider', { name: 'Posición en el vídeo' })
    await userEvent.tab()
    await expect(bar).toHaveFocus()
    await userEvent.keyboard('m')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Poner el sonido' })).toBeVisible())
    await userEvent.keyboard('k')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pausar' })).toBeVisible())
    await userEvent.keyboard('k')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reproducir' })).toBeVisible())
    await userEvent.keyboard('c')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ocultar los subtítulos' })).toHaveAttribute('aria-pressed', 'true'))
    await fireEvent.change(bar, { target: { value: '1.5' } })
    await waitFor(() => expect(video.currentTime).toBeCloseTo(1.5, 1))
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '0:01 de 0:03'))
    await userEvent.keyboard('j')
    await waitFor(() => expect(video.currentTime).toBe(0))
  },
}

export const WithoutSound: Story = {
  args: { silent: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const video = canvasElement.querySelector('video')!
    // Captions say everything: they are shown without asking for them, and can be hidden.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ocultar los subtítulos' })).toBeInTheDocument())
    await expect(video.textTracks[0]?.mode).toBe('showing')
    await expect(canvas.queryByRole('button', { name: 'Quitar el sonido' })).toBeNull()
    canvas.getByRole('slider', { name: 'Posición en el vídeo' }).focus()
    await userEvent.keyboard('mc')
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('hidden'))
    await expect(video.muted).toBe(false)
  },
}

export const FasterOrSlower: Story = {
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByRole('combobox', { name: 'Velocidad' })
    await userEvent.selectOptions(choice, '1.5')
    await waitFor(() => expect(canvasElement.querySelector('video')!.playbackRate).toBe(1.5))
    await expect(choice).toHaveValue('1.5')
  },
}

export const WithoutASource: Story = {
  tags: ['empty'],
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('El vídeo no se puede reproducir')
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const ASourceThatCannotBePlayed: Story = {
  args: { src: 'data:video/webm;base64,AAAA', captions: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('El vídeo no se puede reproducir')).toBeVisible()
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-3">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <MediaPlayer {...args} title={language} src={undefined} />
        </WordsProvider>
      ))}
    </div>
  ),
}
