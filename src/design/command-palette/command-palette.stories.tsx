import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, toggle } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { AutomationIcon, CategoryIcon, HomeIcon, OrderIcon, PublishIcon, ReportsIcon, SynchroniseIcon } from '../icon/index.ts'
import { languages, WordsProvider, type Language } from '../words/index.ts'
import { CommandPalette, type Command, type CommandGroup, type CommandPaletteProps } from './index.ts'

const chosen = fn()
const command = (value: string, label: string, more: Partial<Command> = {}): Command => ({
  value,
  label,
  onSelect: () => void chosen(value),
  ...more,
})

const groups: readonly CommandGroup[] = [
  {
    heading: 'Ir a',
    commands: [
      command('home', 'Inicio', { icon: <HomeIcon />, keys: ['G', 'I'] }),
      command('reports', 'Informes', { icon: <ReportsIcon />, words: ['ventas', 'gráficos'] }),
      command('categories', 'Categorías', { icon: <CategoryIcon />, detail: '112 categorías' }),
    ],
  },
  {
    heading: 'Hacer',
    commands: [
      command('order', 'Ordenar una categoría', { icon: <OrderIcon />, keys: ['O'] }),
      command('publish', 'Indexar los cambios', { icon: <PublishIcon />, words: ['publicar'] }),
      command('sync', 'Sincronizar el catálogo', { icon: <SynchroniseIcon /> }),
      command('magic', 'Nuevo orden mágico', { icon: <AutomationIcon /> }),
    ],
  },
]

const meta = {
  title: 'Design/Command palette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), groups },
  parameters: { snapshot: { height: 640 } },
  beforeEach: () => void chosen.mockClear(),
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ open: toggle, loading: toggle, failed: toggle })

export const Snapshot: Story = {
  args: { recent: [command('mugs', 'Mugs', { icon: <CategoryIcon />, detail: 'Tableware · 61 productos' })] },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  args: { recent: [command('mugs', 'Mugs', { icon: <CategoryIcon />, detail: 'Tableware · 61 productos' })] },
}

function Anywhere(props: Omit<CommandPaletteProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buscar</Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const OpenedByItsKeysFromAnywhere: Story = {
  render: ({ groups }) => <Anywhere groups={groups} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Buscar' })
    button.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('publicar')
    await expect(screen.getByRole('option', { name: /Indexar los cambios/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenCalledWith('publish')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ChosenByPointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Sincronizar/ }))
    await expect(chosen).toHaveBeenCalledWith('sync')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const OnAPhoneItIsLeftByItsCross: Story = {
  tags: ['phone'],
  play: async ({ args }) => {
    const input = screen.getByRole<HTMLInputElement>('combobox')
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = getComputedStyle(input).font
    await expect(pen.measureText(input.placeholder).width).toBeLessThanOrEqual(input.clientWidth)
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const SnapshotOfNoResult: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz')
    await expect(screen.getByText('Nada coincide con «zzz»')).toBeVisible()
  },
}

export const SnapshotWhileItSearches: Story = { args: { groups: [], loading: true } }

export const TheSearchElsewhereFailed: Story = {
  args: { failed: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo buscar en todo')
  },
}

export const NothingToDo: Story = { tags: ['empty'], args: { groups: [] } }

const many: readonly CommandGroup[] = [
  { heading: 'Productos', commands: Array.from({ length: 100_000 }, (_, at) => command(String(at), `Taza ${at + 1}`)) },
]

export const AHundredThousand: Story = {
  tags: ['many'],
  args: { groups: many },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), '777')
    await expect(screen.getAllByRole('option')).toHaveLength(10)
    await expect(screen.getByText(/más: sigue escribiendo/)).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  tags: ['phone', 'long-words'],
  args: {
    groups: [
      {
        heading: 'Elektrizitätsversorgungsgerätezubehörverwaltung',
        commands: [
          command('long', 'Otorrinolaringológicamenteinconmensurabledesproporcionadamente', {
            detail: 'Elektrizitätsversorgungsgerätezubehörverwaltungsautomatisierung',
            keys: ['Ctrl', 'Mayús', 'Inicio'],
          }),
        ],
      },
    ],
  },
}

function Spoken({ groups }: Pick<CommandPaletteProps, 'groups'>) {
  const [language, setLanguage] = useState<Language>('es')
  return (
    <WordsProvider language={language}>
      <div className="flex gap-2">
        {languages.map((announcement) => (
          <Button key={announcement} onClick={() => setLanguage(announcement)}>
            {announcement}
          </Button>
        ))}
      </div>
      <Anywhere groups={groups} />
    </WordsProvider>
  )
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: ({ groups }) => <Spoken groups={groups} />,
  play: async ({ canvasElement }) => {
    for (const [language, placeholder] of [
      ['es', /Lista, producto, página/],
      ['en', /List, product, screen/],
      ['pt', /Lista, produto, tela/],
    ] as const) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: language }))
      await userEvent.keyboard('{Control>}k{/Control}')
      await expect(await screen.findByPlaceholderText(placeholder)).toBeVisible()
      if (language === 'pt') return
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}
