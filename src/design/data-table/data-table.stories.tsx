import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, number, playground, toggle } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { middleOf, settled, takeByPointer } from '../sorting/pointer.fixtures.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { tableDensities, type TableDensity } from './index.ts'
import { actions, columns, columnsWithTotals, lists, ListsTable, longNames, manyLists } from './data-table.fixtures.tsx'

const densities = Object.keys(tableDensities) as TableDensity[]

const meta = {
  title: 'Design/Data table',
  component: ListsTable,
  args: { onLayoutChange: fn(), onSelectionChange: fn(), onRowOpen: fn() },
} satisfies Meta<typeof ListsTable>
export default meta
type Story = StoryObj<typeof meta>

/** The table's last announcement to screen readers. */
const announcedIn = (canvasElement: HTMLElement): HTMLElement => canvasElement.querySelector('[data-part="announcement"]') as HTMLElement
const names = (canvasElement: HTMLElement): (string | null)[] =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
const heads = (canvasElement: HTMLElement): (string | null)[] =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)

export const Playground: Story = playground({
  density: choice(tableDensities),
  adjustable: toggle,
  choosing: toggle,
  bare: toggle,
  narrowBelow: number(0, 1_200, 20),
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {densities.map((density) => (
        <ListsTable
          key={density}
          density={density}
          adjustable
          choosing
          chosen={new Set(density === 'compact' ? [] : [2, 3])}
          columns={columnsWithTotals}
          actions={actions}
          detail={({ name }) => `Más sobre ${name}`}
          defaultExpanded={[1]}
          rows={lists.slice(0, 5)}
          defaultLayout={{ sort: { column: 'products', direction: 'descending' } }}
          hrefOf={({ id }) => `#${id}`}
        />
      ))}
      <SnapshotRow name="bare" columns>
        <ListsTable bare rows={lists.slice(0, 2)} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    adjustable: true,
    choosing: true,
    actions,
    columns: columnsWithTotals,
    rows: longNames,
    detail: ({ name }) => `Más sobre ${name}`,
  },
}

export const SnapshotChosenOnAPhone: Story = {
  tags: ['phone'],
  args: { choosing: true, chosen: new Set([2]), actions, rows: lists.slice(0, 3) },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <SnapshotSheet>
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <ListsTable
            label={language}
            density="compact"
            adjustable
            choosing
            chosen={new Set([1, 2])}
            total={1_240}
            rows={lists.slice(0, 2)}
          />
        </WordsProvider>
      ))}
    </SnapshotSheet>
  ),
}

export const SlidSideways: Story = {
  tags: ['snapshot'],
  args: { adjustable: true, choosing: true, actions, narrowBelow: 0, rows: lists.slice(0, 4) },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-part="scroller"]') as HTMLElement
    await expect(grid).toHaveAttribute('data-slid-end')
    await expect(grid).not.toHaveAttribute('data-slid-start')
    grid.scrollLeft = 120
    await waitFor(() => expect(grid).toHaveAttribute('data-slid-start'))
    const [first] = within(canvasElement).getAllByRole('rowheader')
    await expect((first as HTMLElement).getBoundingClientRect().left - grid.getBoundingClientRect().left).toBe(44)
  },
}

export const SortedByClickAndByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Productos' }))
    await expect(canvas.getByRole('columnheader', { name: 'Productos' })).toHaveAttribute('aria-sort', 'descending')
    await expect(names(canvasElement)[0]).toBe('Christmas Decorations')
    await expect(announcedIn(canvasElement)).toHaveTextContent('Ordenado por Productos, descendente')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Productos' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvasElement)[0]).toBe('Bird Houses & Feeders')
    await userEvent.keyboard('{Enter}')
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ sort: null })
    await expect(names(canvasElement)[0]).toBe('Mugs')
    await userEvent.keyboard('{Home}{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Categoría' })).toHaveAttribute('aria-sort', 'ascending')
  },
}

export const ChosenByRange: Story = {
  args: { choosing: true, total: 1_240 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Cake Stands' }))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar Hot Water Bottles' }))
    await user.keyboard('{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([2, 3, 4, 5]))
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar todo' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }))
    await expect(announcedIn(canvasElement)).toHaveTextContent('8 seleccionados')
    await userEvent.click(canvas.getByRole('button', { name: 'Seleccionar los 1.240 que coinciden' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('all')
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la selección' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set())
    await expect(announcedIn(canvasElement)).toHaveTextContent('Nada seleccionado')
  },
}

export const WalkedByKeyboard: Story = {
  args: { choosing: true, actions },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Seleccionar ${name}` })
    box('Mugs').focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(box('Cake Stands')).toBeChecked()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([2, 3, 4]))
    await expect(box('T-Light Holders')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onRowOpen).toHaveBeenCalledWith(lists[3])
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Bird Houses & Feeders' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Editar Bird Houses/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Acciones de Bird Houses & Feeders' })).toHaveFocus())
  },
}

export const OpenedByAClickAnywhere: Story = {
  args: { choosing: true, actions },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('78'))
    await expect(args.onRowOpen).toHaveBeenCalledWith(lists[3])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Mugs' }))
    await expect(args.onRowOpen).toHaveBeenCalledOnce()
  },
}

export const TheSameMenuAtThePointer: Story = {
  args: { actions },
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: within(canvasElement).getByText('78') })
    await expect(await screen.findByRole('menuitem', { name: /Editar T-Light Holders/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const MoreBelowARow: Story = {
  args: { detail: ({ name, soldOut }) => `${name}: ${soldOut} agotados` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvas.getByRole('button', { name: 'Mostrar los detalles de Mugs' })
    await userEvent.click(more)
    await expect(canvas.getByText('Mugs: 5 agotados')).toBeVisible()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Mugs: 5 agotados')).toBeNull()
  },
}

export const ColumnsMovedAndWidenedByKeyboard: Story = {
  args: { adjustable: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Productos' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(heads(canvasElement)).toEqual(['Categoría', 'Productos', 'Departamento', 'Ingresos, 30 días', 'Estado'])
    await expect(announcedIn(canvasElement)).toHaveTextContent('Productos, columna 2 de 5')
    await expect(canvas.getByRole('button', { name: 'Productos' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(heads(canvasElement)[0]).toBe('Categoría')
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(canvas.getByRole('columnheader', { name: 'Productos' }).getBoundingClientRect().width).toBe(142)
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { products: 142 } }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Departamento' })).toHaveFocus()
  },
}

export const ColumnsMovedAndWidenedByPointer: Story = {
  args: { adjustable: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const head = canvas.getByRole('columnheader', { name: 'Productos' })
    const border = head.querySelector('[data-slot="column-border"]') as HTMLElement
    const { right, top, width } = head.getBoundingClientRect()
    await user.pointer([
      { keys: '[MouseLeft>]', target: border, coords: { clientX: right, clientY: top + 10 } },
      { target: border, coords: { clientX: right + 40, clientY: top + 10 } },
      { keys: '[/MouseLeft]', target: border, coords: { clientX: right + 40, clientY: top + 10 } },
    ])
    await expect(head.getBoundingClientRect().width).toBe(width + 40)
    await user.dblClick(border)
    await expect(head.getBoundingClientRect().width).toBe(width)
    const over = canvas.getByRole('columnheader', { name: 'Departamento' }).getBoundingClientRect()
    const at = head.getBoundingClientRect()
    await user.pointer([
      { keys: '[MouseLeft>]', target: head, coords: { clientX: at.left + 20, clientY: at.top + 10 } },
      { target: document.body, coords: { clientX: at.left, clientY: at.top + 10 } },
    ])
    await waitFor(() => expect(head).toHaveAttribute('data-dragged'))
    await user.pointer({ target: document.body, coords: { clientX: over.left + 20, clientY: at.top + 10 } })
    // The others make room while it is dragged.
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Departamento' }).style.transform).not.toBe(''))
    await user.pointer({ keys: '[/MouseLeft]', target: document.body, coords: { clientX: over.left + 20, clientY: at.top + 10 } })
    await waitFor(() => expect(heads(canvasElement).slice(0, 3)).toEqual(['Categoría', 'Productos', 'Departamento']))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ order: ['name', 'products', 'department', 'soldOut', 'revenue', 'state'] }),
    )
  },
}

export const ColumnsShownAndHidden: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { height: 520 } },
  args: { adjustable: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Columnas' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Columnas' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'Agotados' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'Departamento' }))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ hidden: ['department'] })
    const handle = panel.getByRole('button', { name: 'Mover Agotados' })
    await expect(handle).toHaveAccessibleDescription(/Con una flecha cambia de lugar/)
    handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(heads(canvasElement)).toEqual(['Categoría', 'Agotados', 'Productos', 'Ingresos, 30 días', 'Estado'])
    await expect(panel.getByRole('status')).toHaveTextContent('Agotados, en la posición 2 de 5.')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Mover Agotados' })).toHaveFocus())
  },
}

export const ColumnsDraggedInTheChooser: Story = {
  args: { adjustable: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columnas' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Columnas' }))
    const rowOf = (name: string) => panel.getByRole('checkbox', { name }).closest('li')!
    const pointer = await takeByPointer(panel.getByRole('button', { name: 'Mover Departamento' }))
    await pointer.moveTo(middleOf(rowOf('Agotados'), 0.7))
    await expect(panel.getByRole('status')).toHaveTextContent('Departamento, posición 3 de 5')
    await pointer.letGo()
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      order: ['name', 'products', 'soldOut', 'department', 'revenue', 'state'],
    })
    // Lifted, moved and put back: nothing changes, and the chooser stays open.
    await waitFor(() => expect(panel.getByRole('button', { name: 'Mover Departamento' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Departamento, en la mano. Posición 3 de 5.'))
    await settled()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Departamento, posición 2 de 5'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Movimiento cancelado. Departamento, posición 3 de 5.'))
    await expect(args.onLayoutChange).toHaveBeenCalledOnce()
    await expect(screen.getByRole('dialog', { name: 'Columnas' })).toBeVisible()
  },
}

export const RememberedFromYesterday: Story = {
  args: {
    adjustable: true,
    layout: {
      order: ['name', 'state', 'revenue'],
      hidden: ['department'],
      widths: { state: 200 },
      sort: { column: 'revenue', direction: 'descending' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toEqual(['Categoría', 'Estado', 'Ingresos, 30 días', 'Productos', 'Agotados'])
    await expect(names(canvasElement)[0]).toBe('Christmas Decorations')
  },
}

export const SortedWhereThereAreNoHeads: Story = {
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const sort = within(canvasElement).getByRole('button', { name: 'Ordenar por' })
    // With nothing beside it, it says what it is.
    await expect(sort).toHaveTextContent('Ordenar por')
    await userEvent.click(sort)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Productos' }))
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')[0]).toHaveTextContent('Christmas Decorations'))
  },
}

export const ASingleRowOnAPhone: Story = {
  tags: ['phone'],
  args: { rows: lists.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('listitem')
    await expect(canvasElement.querySelector('[data-slot="table-bar"]')).toBeNull()
  },
}

export const OnItsWay: Story = { tags: ['snapshot'], args: { state: { kind: 'loading' }, choosing: true, adjustable: true, actions } }

export const Empty: Story = { tags: ['empty'], args: { rows: [], adjustable: true, columns } }

export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn(), reference: 'req-7f2a' } } }

export const AHundredThousand: Story = {
  tags: ['many'],
  args: { rows: manyLists(100_000), choosing: true, adjustable: true, actions },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(names(canvasElement).length).toBeGreaterThan(4))
    await expect(names(canvasElement).length).toBeLessThan(60)
    canvas.getByRole('button', { name: 'Mugs 1' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ 100000$/))
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelectionChange).toHaveBeenCalledOnce()
    await expect(announcedIn(canvasElement)).toHaveTextContent('100.000 seleccionados')
  },
}

export const AHundredThousandOnAPhone: Story = {
  tags: ['phone', 'many'],
  args: { rows: manyLists(100_000), choosing: true, adjustable: true, actions },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem')
    await expect(rows.length).toBeLessThan(40)
    const scroller = canvasElement.querySelector('[data-part="scroller"]') as HTMLElement
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '100000')
  },
}
