import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { InEveryLanguage, SnapshotSheet } from '../snapshot/index.ts'
import { notify, Toast, ToastHost, toastTones, type ToastTone } from './index.ts'

const tones = Object.keys(toastTones) as ToastTone[]

const meta = { title: 'Design/Toast', component: Toast, args: { title: 'Ordenación guardada' } } satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

const press = fn()

export const Playground: Story = playground({ tone: choice(toastTones), title: text, detail: text })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <div className="grid gap-4 sm:grid-cols-2">
        {tones.map((tone) => (
          <Toast key={tone} tone={tone} title="Ordenación guardada" detail="Tazas y teteras, 128 productos" onClose={press} />
        ))}
        <Toast tone="success" title="Producto movido a la posición 3" action={{ label: 'Deshacer', onPress: press }} onClose={press} />
        <Toast title="Una sola línea" />
      </div>
    </SnapshotSheet>
  ),
}

const undo = fn()

export const AppearsRunsItsActionAndLeaves: Story = {
  render: () => (
    <>
      <Button
        onClick={() =>
          notify.success('Producto movido', { detail: 'Ahora es el tercero', action: { label: 'Deshacer', onPress: undo }, id: 'moved' })
        }
      >
        Mover
      </Button>
      <ToastHost />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mover' }))
    await expect(await screen.findByText('Ahora es el tercero')).toBeVisible()
    const region = screen.getByRole('region', { name: /Avisos/ })
    await expect(within(region).getByText('Producto movido')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Producto movido')).toBeNull())
  },
}

export const InThePileATallOneDoesNotHangOutBelow: Story = {
  render: () => (
    <>
      <Button
        onClick={() => {
          notify.success('El más alto', { detail: 'Con detalle', action: { label: 'Deshacer', onPress: undo } })
          notify.danger('El de delante')
        }}
      >
        Avisar
      </Button>
      <ToastHost />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Avisar' }))
    const card = async (text: string): Promise<HTMLElement> => (await screen.findByText(text)).closest('[data-slot=toast]')!
    const [front, behind] = [await card('El de delante'), await card('El más alto')]
    await waitFor(() => expect(behind.getBoundingClientRect().bottom).toBeLessThanOrEqual(front.getBoundingClientRect().bottom))
  },
}

export const OperatedByKeyboard: Story = {
  args: { title: 'Producto movido', action: { label: 'Deshacer', onPress: undo }, onClose: press },
  play: async ({ canvasElement }) => {
    undo.mockClear()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Deshacer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    tone: 'warning',
    title: 'Guirnaldasluminosasdeexteriorconmandoadistancia se movió a la posición 1.204',
    detail: 'electroencefalografistas.internacionalizados@regalos-de-temporada.example.com',
    action: { label: 'Deshacer', onPress: press },
    onClose: press,
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <Toast title="Samara" onClose={press} />
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Cerrar', 'Close', 'Fechar']) await expect(within(canvasElement).getByRole('button', { name })).toBeVisible()
  },
}
