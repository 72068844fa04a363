import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, toggle } from '../controls/index.ts'
import { MoreIcon, PinIcon, RemoveIcon, ToBottomIcon, ToTopIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { KeyboardHint } from '../keyboard-hint/index.ts'
import { Menu, MenuChecked, MenuChoice, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../menu/index.ts'
import { ContextMenu } from './index.ts'

const select = fn()

/** One definition for the row's menu and for its context menu. */
const items = (
  <>
    <MenuHeading>Vintage Billboard Mug</MenuHeading>
    <MenuItem icon={<ToTopIcon />} aside={<KeyboardHint keys={['Inicio']} />} onSelect={select}>
      Al principio
    </MenuItem>
    <MenuItem icon={<ToBottomIcon />} onSelect={select}>
      Al final
    </MenuItem>
    <MenuLink href="#product" icon={<PinIcon />}>
      Ver en la tienda
    </MenuLink>
    <MenuSeparator />
    <MenuChecked checked onCheckedChange={select}>
      Fijado
    </MenuChecked>
    <MenuChoice
      value="24"
      onValueChange={select}
      options={[
        { value: '12', label: 'Entre los 12 primeros' },
        { value: '24', label: 'Entre los 24 primeros' },
      ]}
    />
    <MenuSeparator />
    <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={select}>
      Quitar de la lista
    </MenuItem>
  </>
)

const row = (
  <div className="flex items-center justify-between rounded-lg border border-default bg-surface px-4 py-3">
    Vintage Billboard Mug
    <Menu align="end" trigger={<IconButton label="Acciones de Vintage Billboard Mug" icon={<MoreIcon />} silent />}>
      {items}
    </Menu>
  </div>
)

const meta = {
  title: 'Design/Context menu',
  component: ContextMenu,
  args: { items, children: row, onOpenChange: fn() },
  parameters: { snapshot: { height: 420 } },
  beforeEach: () => void select.mockClear(),
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

const press = async (canvasElement: HTMLElement) => {
  await fireEvent.contextMenu(within(canvasElement).getByText('Vintage Billboard Mug'), { clientX: 120, clientY: 40 })
  return screen.findByRole('menu')
}

export const Playground: Story = playground({ disabled: toggle })

export const Snapshot: Story = { play: async ({ canvasElement }) => void (await press(canvasElement)) }

export const SnapshotOnAPhone: Story = { tags: ['phone'], play: async ({ canvasElement }) => void (await press(canvasElement)) }

export const TheSameItemsAsTheMenu: Story = {
  play: async ({ canvasElement }) => {
    const names = (menu: HTMLElement) => [...menu.querySelectorAll('[role^=menuitem]')].map((item) => item.textContent)
    const inContext = names(await press(canvasElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(names(await screen.findByRole('menu'))).toEqual(inContext)
  },
}

export const WalkedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Al final' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(select).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

export const VeryLongWords: Story = {
  tags: ['phone', 'long-words', 'many'],
  args: {
    items: Array.from({ length: 200 }, (_, at) => (
      <MenuItem key={at} icon={<PinIcon />} detail="Otorrinolaringológicamenteinconmensurable" onSelect={select}>
        Elektrizitätsversorgungsgerätezubehörverwaltung {at}
      </MenuItem>
    )),
  },
  play: async ({ canvasElement }) => void (await press(canvasElement)),
}
