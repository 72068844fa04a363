import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, text } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { CriteriaIcon, FileIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Toolbar } from './index.ts'

const tools = (
  <>
    <Button tone="quiet" icon={<CriteriaIcon />}>
      Criterios
    </Button>
    <Button tone="quiet" disabled>
      Reglas
    </Button>
    <Menu trigger={<IconButton label="Archivo" icon={<FileIcon />} silent />}>
      <MenuItem onSelect={fn()}>Importar</MenuItem>
      <MenuItem onSelect={fn()}>Exportar</MenuItem>
    </Menu>
  </>
)

const meta = {
  title: 'Design/Toolbar',
  component: Toolbar,
  args: { label: 'Herramientas', children: tools },
  render: (args) => (
    <>
      <button type="button">Antes</button>
      <Toolbar {...args} />
      <button type="button">Después</button>
    </>
  ),
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="rest">
        <Toolbar {...args} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const OneStopForTab: Story = {
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name })
    await expect(within(canvasElement).getByRole('toolbar', { name: 'Herramientas' })).toBeVisible()
    button('Antes').focus()
    await userEvent.tab()
    await expect(button('Criterios')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(button('Archivo')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(button('Criterios')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(button('Archivo')).toHaveFocus()
    await userEvent.tab()
    await expect(button('Después')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button('Archivo')).toHaveFocus()
  },
}

export const AMenuGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const file = () => within(canvasElement).getByRole('button', { name: 'Archivo' })
    file().focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Exportar' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(file()).toHaveFocus())
    await expect(file()).toHaveAttribute('tabindex', '0')
  },
}

export const LongWordsInLittleRoom: Story = {
  tags: ['phone', 'snapshot', 'long-words'],
  args: {
    className: 'flex-wrap',
    children: (
      <>
        <Button>Otorrinolaringológicamente</Button>
        <Button>Criterios de todas las categorías</Button>
      </>
    ),
  },
  render: (args) => <Toolbar {...args} />,
}
