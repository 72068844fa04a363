import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { Page, PageFrame } from '../page/index.ts'
import { SnapshotSheet } from '../snapshot/index.ts'
import { WordsProvider, languages } from '../words/index.ts'
import { Drawer, DrawerClose, drawerSizes, type DrawerSize } from './index.ts'

const sizes = Object.keys(drawerSizes) as DrawerSize[]

const leave = (
  <DrawerClose>
    <Button>Cancelar</Button>
  </DrawerClose>
)

const questions = (
  <div className="flex flex-col gap-4">
    <Field label="Nombre">
      <Input defaultValue="Más vendidos primero" />
    </Field>
    <Field label="Cuándo" hint="En la zona horaria de la tienda">
      <Input defaultValue="Cada lunes a las 6:00" />
    </Field>
  </div>
)

const meta = {
  title: 'Design/Drawer',
  component: Drawer,
  args: {
    trigger: <Button>Nueva automatización</Button>,
    title: 'Nueva automatización',
    description: 'Ordena por sí sola las listas que elijas.',
    children: questions,
    onOpenChange: fn(),
    actions: (
      <>
        {leave}
        <Button tone="accent">Guardar</Button>
      </>
    ),
  },
  parameters: { snapshot: { height: 480 } },
} satisfies Meta<typeof Drawer>
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
  size: choice(drawerSizes),
  side: choice(['left', 'right']),
  padding: choice(['none', 'md']),
})

export const Snapshot: Story = { args: { open: true, titleAside: <Badge tone="accent">Borrador</Badge> }, decorators: [behind] }

export const SnapshotFromTheLeft: Story = { args: { open: true, side: 'left', size: 'sm' }, decorators: [behind] }

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  args: { open: true },
  parameters: { snapshot: { height: 640 } },
  decorators: [behind],
}

export const SnapshotOfEverySize: Story = {
  parameters: { layout: 'fullscreen', snapshot: { height: 560 } },
  render: (args) => (
    <div className="flex h-140 flex-col">
      {sizes.map((size) => (
        <div key={size} className="flex min-h-0 flex-1 justify-end border-b border-strong">
          <Drawer {...args} trigger={undefined} open modal={false} size={size} title={size} actions={undefined} />
        </div>
      ))}
    </div>
  ),
}

function Beside() {
  const [open, setOpen] = useState(true)
  return (
    <PageFrame>
      <Page
        title="Tazas"
        description="61 productos"
        actions={<Button onClick={() => setOpen(!open)}>Ayuda</Button>}
        aside={
          <Drawer modal={false} size="sm" open={open} onOpenChange={setOpen} title="Ordenar a mano" description="En cuatro pasos">
            <Button>Ver el vídeo</Button>
          </Drawer>
        }
      >
        <Field label="Buscar">
          <Input />
        </Field>
      </Page>
    </PageFrame>
  )
}

export const SnapshotBesideThePage: Story = {
  parameters: { layout: 'fullscreen', snapshot: { height: 480 } },
  render: () => <Beside />,
}

export const ThePageBesideItStaysUsable: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Beside />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Ordenar a mano' })).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'taza{Escape}')
    await expect(canvas.getByRole('dialog', { name: 'Ordenar a mano' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el vídeo' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const GivesTheFocusBack: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Nueva automatización' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Nueva automatización' })
    await expect(drawer).toHaveAccessibleDescription('Ordena por sí sola las listas que elijas.')
    await expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus()
    for (let tabs = 0; tabs < 8; tabs++) {
      await userEvent.tab()
      await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const ClosedByItsButtons: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Nueva automatización' })
    for (const name of ['Cancelar', 'Cerrar']) {
      await userEvent.click(trigger)
      await userEvent.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

export const VeryLongWordsOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    open: true,
    title: 'Elektrizitätsversorgungsgerätezubehörverwaltungsautomatisierung',
    description: 'Desproporcionadamenteinconmensurablesobredimensionadamenteotorrinolaringológico',
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={at} className="border-b border-subtle py-2">
        Otorrinolaringológicamenteinconmensurabledesproporcionadamente {at + 1}
      </p>
    )),
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  parameters: { snapshot: { height: 420 } },
  render: (args) => (
    <SnapshotSheet>
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <div className="h-28 border border-subtle">
            <Drawer {...args} trigger={undefined} open modal={false} title={language} actions={undefined}>
              <p lang="es">{language}</p>
            </Drawer>
          </div>
        </WordsProvider>
      ))}
    </SnapshotSheet>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Cerrar', 'Close', 'Fechar']) await expect(within(canvasElement).getByRole('button', { name })).toBeVisible()
  },
}
