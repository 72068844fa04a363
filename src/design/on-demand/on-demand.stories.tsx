import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { ExpandIcon } from '../icon/index.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { OnDemand, type DemandedProps } from './index.ts'

const select = fn()

function Moves(props: DemandedProps) {
  return (
    <Menu {...props}>
      <MenuItem onSelect={select}>Al principio</MenuItem>
      <MenuItem onSelect={select}>Al final</MenuItem>
    </Menu>
  )
}

const load = fn<() => Promise<ComponentType<DemandedProps>>>(() => Promise.resolve(Moves))

const meta = {
  title: 'Design/On demand',
  component: OnDemand,
  args: { popup: 'menu', trigger: <Button iconAfter={<ExpandIcon />}>Mover</Button>, load, given: {} },
  beforeEach: () => {
    select.mockClear()
    load.mockClear()
  },
} satisfies Meta<typeof OnDemand>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ popup: choice(['menu', 'dialog']) })

export const Snapshot: Story = {}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    trigger: (
      <Button wide iconAfter={<ExpandIcon />}>
        <span className="block truncate">
          Mover los productos elegidos de la categoría Decoración navideña y jardinería a otra posición
        </span>
      </Button>
    ),
  },
}

export const FetchedWhenPointedAtOpenedWhenPressed: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Mover' })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
    await expect(load).not.toHaveBeenCalled()
    await userEvent.hover(trigger)
    await expect(load).toHaveBeenCalledOnce()
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Al final' }))
    await expect(select).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mover' }))
    await expect(await screen.findByRole('menuitem', { name: 'Al principio' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const OpenedByKeyboardItBeginsAtTheFirstEntry: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Mover' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Al principio' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Mover' })).toHaveFocus())
  },
}

const network = { reached: false }

export const AFailedFetchCanBeRetried: Story = {
  beforeEach: () => {
    network.reached = false
    load.mockImplementation(() => (network.reached ? Promise.resolve(Moves) : Promise.reject(new Error('offline'))))
    return () => load.mockImplementation(() => Promise.resolve(Moves))
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Mover' })
    await userEvent.click(trigger)
    await expect(screen.queryByRole('menu')).toBeNull()
    network.reached = true
    await userEvent.click(trigger)
    await expect(await screen.findByRole('menuitem', { name: 'Al principio' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
