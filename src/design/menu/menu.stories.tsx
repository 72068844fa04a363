import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { AccountIcon, ExpandIcon, PinIcon, RemoveIcon, SettingsIcon, SignOutIcon, ToBottomIcon, ToTopIcon } from '../icon/index.ts'
import { KeyboardHint } from '../keyboard-hint/index.ts'
import { Menu, MenuChecked, MenuChoice, MenuHeading, MenuItem, MenuLink, MenuSeparator } from './index.ts'

const select = fn()

const meta = {
  title: 'Design/Menu',
  component: Menu,
  args: { trigger: <Button iconAfter={<ExpandIcon />}>Mover</Button>, children: null },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const moves = (
  <>
    <MenuHeading>14 productos</MenuHeading>
    <MenuItem icon={<ToTopIcon />} aside={<KeyboardHint keys={['Inicio']} />} onSelect={select}>
      Al principio
    </MenuItem>
    <MenuItem icon={<ToBottomIcon />} aside={<KeyboardHint keys={['Fin']} />} onSelect={select}>
      Al final
    </MenuItem>
    <MenuItem icon={<PinIcon />} disabled onSelect={select}>
      Fijar en su posición
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={select}>
      Descartar los cambios
    </MenuItem>
  </>
)

export const Playground: Story = {
  ...playground({ align: choice(['start', 'center', 'end']), side: choice(['top', 'right', 'bottom', 'left']) }),
  args: { children: <MenuItem onSelect={fn()}>Al principio</MenuItem> },
}

export const Snapshot: Story = {
  parameters: { snapshot: { height: 320 } },
  render: () => (
    <div className="flex gap-48">
      <Menu trigger={<Button iconAfter={<ExpandIcon />}>Mover</Button>} open>
        {moves}
      </Menu>
      <Menu trigger={<Button iconAfter={<ExpandIcon />}>Tienda</Button>} open>
        <MenuHeading>Tus tiendas</MenuHeading>
        <MenuChoice
          value="demo"
          onValueChange={select}
          options={[
            { value: 'demo', label: 'Tienda de demostración', detail: '4.207 productos' },
            { value: 'ana', label: 'Regalos de Ana', detail: 'regalosdeana' },
            { value: 'old', label: 'Tienda antigua', disabled: true },
          ]}
        />
        <MenuSeparator />
        <MenuChecked checked onCheckedChange={select}>
          Mostrar las existencias
        </MenuChecked>
      </Menu>
      <Menu trigger={<Button icon={<AccountIcon />}>Ana</Button>} open>
        <MenuLink href="#profile" icon={<AccountIcon />} current>
          Mi perfil
        </MenuLink>
        <MenuLink href="#settings" icon={<SettingsIcon />}>
          Configuración
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<SignOutIcon />} onSelect={select}>
          Cerrar sesión
        </MenuItem>
      </Menu>
    </div>
  ),
}

export const WalkedByKeyboard: Story = {
  args: { children: moves },
  play: async ({ canvasElement }) => {
    select.mockClear()
    const trigger = within(canvasElement).getByRole('button', { name: 'Mover' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Al principio/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Al final/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Descartar/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(select).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

function Stores() {
  const [store, setStore] = useState('demo')
  return (
    <Menu trigger={<Button>Tienda</Button>}>
      <MenuChoice
        value={store}
        onValueChange={setStore}
        options={[
          { value: 'demo', label: 'Tienda de demostración' },
          { value: 'ana', label: 'Regalos de Ana' },
        ]}
      />
    </Menu>
  )
}

export const ChoosesOneOfSeveral: Story = {
  render: () => <Stores />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    await expect(await screen.findByRole('menuitemradio', { name: 'Tienda de demostración' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Regalos de Ana' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(trigger)
    await expect(await screen.findByRole('menuitemradio', { name: 'Regalos de Ana' })).toBeChecked()
  },
}

function Columns() {
  const [shown, setShown] = useState({ stock: true, brand: false })
  return (
    <Menu trigger={<Button>Columnas</Button>}>
      <MenuChecked checked={shown.stock} onCheckedChange={(stock) => setShown({ ...shown, stock })}>
        Existencias
      </MenuChecked>
      <MenuChecked checked={shown.brand} onCheckedChange={(brand) => setShown({ ...shown, brand })}>
        Marca
      </MenuChecked>
    </Menu>
  )
}

export const StaysOpenWhileSeveralAreSwitched: Story = {
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Marca' }))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Existencias' }))
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Marca' })).toBeChecked()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Existencias' })).not.toBeChecked()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  parameters: { snapshot: { height: 360 } },
  render: () => (
    <Menu trigger={<Button iconAfter={<ExpandIcon />}>Tienda</Button>} open>
      <MenuHeading>Guirnaldasluminosasdeexteriorconmandoadistanciaytemporizador</MenuHeading>
      <MenuItem icon={<ToTopIcon />} aside={<KeyboardHint keys={['Ctrl', 'Inicio']} />} onSelect={select}>
        Llevar los 14 productos elegidos al principio de la lista
      </MenuItem>
      <MenuItem icon={<PinIcon />} detail="electroencefalografistas.internacionalizados@regalos-de-temporada.example.com" onSelect={select}>
        Fijarloselegidosenlaposiciónenlaqueestánahoramismo
      </MenuItem>
    </Menu>
  ),
}
