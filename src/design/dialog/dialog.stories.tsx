import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { NumberInput } from '../number-input/index.ts'
import { SkeletonRows } from '../skeleton/index.ts'
import { Switch } from '../switch/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { dialogSizes, Dialog, DialogClose, QuestionDialog, ShownOnceDialog, type DialogProps, type QuestionDialogProps } from './index.ts'

const leave = (
  <DialogClose>
    <Button>Cancelar</Button>
  </DialogClose>
)

const meta = {
  title: 'Design/Dialog',
  component: Dialog,
  args: {
    trigger: <Button>Mover a…</Button>,
    title: 'Mover 14 productos',
    description: 'Se colocan juntos y conservan su orden.',
    children: (
      <Field label="Soltar en la posición" hint="De 1 a 4.207">
        <NumberInput value={24} min={1} max={4207} onValueChange={fn()} />
      </Field>
    ),
    actions: (
      <>
        {leave}
        <Button tone="accent">Mover</Button>
      </>
    ),
  },
  parameters: { snapshot: { height: 420 } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const behind = (Story: () => ReactNode) => (
  <div>
    <p className="max-w-xl text-muted">Lo que queda detrás espera, y se ve que espera.</p>
    <Story />
  </div>
)

export const Playground: Story = playground({
  open: toggle,
  title: text,
  description: text,
  size: choice(dialogSizes),
  decisive: toggle,
  cross: toggle,
})

export const Snapshot: Story = { args: { open: true }, decorators: [behind] }

export const SnapshotOfADecision: Story = {
  decorators: [behind],
  args: {
    open: true,
    size: 'sm',
    decisive: true,
    title: '¿Eliminar la tienda Regalos de Ana?',
    description: 'Se borran sus ordenaciones y sus automatizaciones. La tienda en la plataforma no cambia.',
    children: undefined,
    actions: (
      <>
        {leave}
        <Button tone="danger">Eliminar</Button>
      </>
    ),
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  args: { open: true },
  parameters: { snapshot: { height: 640 } },
  decorators: [behind],
}

export const SnapshotOfALongOne: Story = {
  args: {
    open: true,
    size: 'lg',
    title: 'Antes de indexar',
    description: 'Esto es lo que cambia en la plataforma.',
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at} className="border-b border-subtle py-2">
        Producto {at + 1} pasa de la posición {at + 5} a la {at + 1}
      </p>
    )),
  },
}

export const WithoutACrossTheActionsAreTheWaysOut: Story = {
  args: { cross: false, decisive: true, children: undefined },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Mover a…' })
    await userEvent.click(trigger)
    await screen.findByRole('alertdialog')
    await expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const GivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Mover a…' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Mover 14 productos' })
    await expect(dialog).toHaveAccessibleDescription('Se colocan juntos y conservan su orden.')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const ClosedByItsButtons: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Mover a…' })
    for (const name of ['Cancelar', 'Cerrar']) {
      await userEvent.click(trigger)
      await userEvent.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

function Steered(args: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog {...args} trigger={undefined} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const OpenedByThePageItGivesTheFocusBackToo: Story = {
  render: (args) => <Steered {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Abrir' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

function OpenedByAMenu(args: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu trigger={<Button>Archivo</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Importar</MenuItem>
      </Menu>
      <Dialog {...args} trigger={undefined} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const OpenedByAMenuItGivesTheFocusToItsButton: Story = {
  render: (args) => <OpenedByAMenu {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Archivo' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Importar' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const KeepsTheFocusInside: Story = {
  args: {
    children: (
      <Field label="Nombre">
        <Input />
      </Field>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    for (let tabs = 0; tabs < 8; tabs++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  },
}

export const OnAPhoneTabGoesFromTheUpperButtonToTheLowerOne: Story = {
  tags: ['phone'],
  args: { open: true, children: undefined },
  play: async () => {
    const [first, second] = [screen.getByRole('button', { name: 'Cancelar' }), screen.getByRole('button', { name: 'Mover' })]
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
  },
}

export const WhileTheFirstQuestionIsOnItsWayTheFocusIsAtTheTop: Story = {
  args: {
    open: true,
    children: (
      <>
        <SkeletonRows rows={4} />
        <Switch label="Necesita aprobación" checked={false} onCheckedChange={fn()} />
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus()
  },
}

const ring = 4

export const TheFocusRingOfWhatStandsFirstIsWhole: Story = {
  args: { open: true, children: <FileDrop aria-label="Archivo" accept={['.csv']} onFile={fn()} /> },
  play: async () => {
    const place = screen.getByLabelText('Archivo').closest('label')!
    const body = screen.getByRole('group', { name: 'Contenido' })
    await expect(place.getBoundingClientRect().top - body.getBoundingClientRect().top).toBeGreaterThanOrEqual(ring)
  },
}

export const SnapshotOfLongWords: Story = {
  tags: ['phone', 'long-words'],
  parameters: { snapshot: { height: 640 } },
  decorators: [behind],
  args: {
    open: true,
    title: '¿Eliminar Guirnaldasluminosasdeexteriorconmandoadistanciaytemporizador?',
    description: 'electroencefalografistas.internacionalizados@regalos-de-temporada.example.com ya no podrá ordenarla.',
    actions: (
      <>
        {leave}
        <Button tone="danger">Eliminar la colección con todos sus grupos</Button>
      </>
    ),
  },
}

/** One dialog at a time can be open; the close button's name is what it says by itself. */
export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: ({ title, description }) => (
    <div className="flex gap-3">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <Dialog trigger={<Button>{language}</Button>} title={title} description={description}>
            {language}
          </Dialog>
        </WordsProvider>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const [language, name] of [
      ['es', 'Cerrar'],
      ['en', 'Close'],
      ['pt', 'Fechar'],
    ] as const) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: language }))
      await userEvent.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'es' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

const question: QuestionDialogProps = {
  title: '¿Quitar a Marta Soler de Regalos de Ana?',
  description: 'Deja de ver la tienda ahora mismo. Lo que no guardó se queda en su dispositivo.',
  action: 'Quitar el acceso',
  onConfirm: fn(),
  onClose: fn(),
}

export const AQuestionIsAnsweredOrLeft: Story = {
  render: () => <QuestionDialog {...question} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '¿Quitar a Marta Soler de Regalos de Ana?' })
    await expect(dialog).toHaveAccessibleDescription(/Deja de ver la tienda/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(question.onClose).toHaveBeenCalledOnce()
    await expect(question.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el acceso' }))
    await expect(question.onConfirm).toHaveBeenCalledOnce()
  },
}

const secret = {
  title: 'Tu token',
  description: 'Guárdalo ahora: no se volverá a mostrar.',
  shown: ['7K2M-9QXD', 'P4RT-1VBN'],
  copy: 'Copiar',
  onCopy: fn(),
  done: 'Los he guardado',
  onClose: fn(),
}

export const WhatIsShownOnceIsCopiedAndNotLostByAClickBesideIt: Story = {
  render: () => <ShownOnceDialog {...secret} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Tu token' })
    await expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(secret.shown)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copiar' }))
    await expect(secret.onCopy).toHaveBeenCalledWith('7K2M-9QXD\nP4RT-1VBN')
    await userEvent.click(dialog.previousElementSibling!, { pointerEventsCheck: 0 })
    await expect(secret.onClose).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Los he guardado' }))
    await expect(secret.onClose).toHaveBeenCalledOnce()
  },
}

const notConfirmed = fn()

export const AQuestionThatIsUnderWayIsNotAnsweredTwice: Story = {
  render: () => (
    <QuestionDialog
      {...question}
      leave="Seguir editando"
      busy
      fault="La plataforma no contesta."
      faultTitle="No se pudo"
      onConfirm={notConfirmed}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('La plataforma no contesta.')
    await expect(screen.getByRole('button', { name: 'Seguir editando' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Quitar el acceso/ }))
    await expect(notConfirmed).not.toHaveBeenCalled()
  },
}

export const AQuestionOfLongWordsOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <QuestionDialog
      {...question}
      title="¿Quitar a electroencefalografistas.internacionalizados@regalos-de-temporada.example.com?"
      action="Quitar el acceso a la tienda y a todas sus colecciones"
      fault="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft no contesta."
    />
  ),
}
