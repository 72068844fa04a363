import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { handleOf, names, announcedIn } from '../sorting/ordered.fixtures.ts'
import { middleOf, settled, takeByPointer } from '../sorting/pointer.fixtures.ts'
import { columns } from './sortable-list.fixtures.tsx'
import { Workbench } from './workbench.fixtures.tsx'

const meta = { title: 'Design/Sortable list', component: Workbench, args: { count: 12, onMove: fn() } } satisfies Meta<typeof Workbench>
export default meta
type Story = StoryObj<typeof meta>

export const MoreColumnsThanRoom: Story = {
  args: { columns: columns.map(({ hiddenBelow: _, ...column }) => column) },
  decorators: [
    (Story) => (
      <div className="w-160">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    grid.scrollLeft = 300
    await settled()
    await expect(handleOf(canvasElement, names.heart).getBoundingClientRect().left).toBeLessThan(grid.getBoundingClientRect().left + 80)
    await expect(within(grid).getByRole('columnheader', { name: 'Producto' }).getBoundingClientRect().left).toBe(
      within(grid)
        .getByRole('rowheader', { name: new RegExp(names.heart) })
        .getBoundingClientRect().left,
    )
  },
}

export const ColumnsPutElsewhereByTheirHeads: Story = {
  args: { onColumnMove: fn(), onColumnResize: fn() },
  play: async ({ args, canvasElement }) => {
    const head = (name: string) => within(canvasElement).getByRole('columnheader', { name })
    const pointer = await takeByPointer(head('Precio'))
    await pointer.moveTo(middleOf(head('Unidades 30 d')))
    await pointer.letGo()
    await expect(mocked(args.onColumnMove!).mock.calls).toEqual([['price', 'units']])
    await expect(announcedIn(canvasElement)).toBe('Precio, en la posición 3 de 4.')
    await expect(args.onMove).not.toHaveBeenCalled()
    const edge = await takeByPointer(within(canvasElement).getByRole('separator', { name: 'Ancho de Existencias' }))
    await edge.moveTo({ ...middleOf(head('Unidades 30 d')) })
    await edge.letGo()
    await expect(args.onColumnMove).toHaveBeenCalledOnce()
    await expect(args.onColumnResize).toHaveBeenCalledOnce()
  },
}

export const ColumnsPulledWider: Story = {
  args: { onColumnResize: fn() },
  play: async ({ args, canvasElement }) => {
    const edge = within(canvasElement).getByRole('separator', { name: 'Ancho de Precio' })
    await expect(within(canvasElement).getByRole('columnheader', { name: 'Precio' })).toContainElement(edge)
    const width = (): number => (edge.parentElement as HTMLElement).getBoundingClientRect().width
    const before = width()
    edge.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(width()).toBe(before + 16)
    await expect(args.onColumnResize).toHaveBeenLastCalledWith('price', before + 16)
    await expect(edge).toHaveAttribute('aria-valuetext', `${before + 16} píxeles`)
  },
}

export const EdgesOfColumnsAreOneStopForTab: Story = {
  args: { onColumnResize: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const edge = (column: string) => canvas.getByRole('separator', { name: `Ancho de ${column}` })
    canvas.getByRole('checkbox', { name: 'Seleccionar todo' }).focus()
    await userEvent.tab()
    await expect(edge('Producto')).toHaveFocus()
    await expect(edge('Producto')).toHaveAccessibleDescription(/arriba y abajo/)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(edge('Precio')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onColumnResize).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(document.activeElement?.closest('[data-row-id]')).not.toBeNull()
    await userEvent.tab({ shift: true })
    await expect(edge('Precio')).toHaveFocus()
  },
}
