import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { PinIcon, ToTopIcon } from '../icon/index.ts'
import { ListState } from '../list-state/index.ts'
import { MenuItem } from '../menu/index.ts'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { ProductRow } from '../product-row/index.ts'
import { looks } from '../sorting/index.ts'
import {
  chosenIn,
  handleOf,
  idsIn,
  itemsIn,
  longPlaces,
  movesIn,
  names,
  positionFaults,
  saidIn,
  useOrdered,
} from '../sorting/ordered.fixtures.ts'
import { letGoOfEverything, middleOf, settled, takeByPointer } from '../sorting/pointer.fixtures.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { SortableList, type SortableListProps } from './index.ts'
import { card, columns, examples, type Example } from './sortable-list.fixtures.tsx'

type WorkbenchProps = Partial<SortableListProps<Example>> & {
  count: number
  chosen?: readonly number[]
  height?: number
  /** What the products are called instead. */
  rename?: (name: string) => string
}

const inWords = (count: number): string => `${count.toLocaleString('es')} ${count === 1 ? 'producto' : 'productos'}`
const nameOf = ({ name }: Example): string => name
const preview = ({ name, imageUrl }: Example) => <ProductRow name={name} imageUrl={imageUrl} />

/** The list as a page would use it: the page holds the ordering and applies the moves. */
function Workbench({ count, chosen = [], height = 480, rename, onMove, ...rest }: WorkbenchProps) {
  const [items] = useState(() => examples(count).map((item) => (rename ? { ...item, name: rename(item.name) } : item)))
  const ordered = useOrdered(count, chosen, onMove)
  return (
    <div className="flex flex-col overflow-hidden rounded-lg border border-default shadow-card" style={{ height }}>
      <SortableList
        label="Productos de Regalos"
        itemOf={(id) => items[id] as Example}
        nameOf={nameOf}
        columns={columns}
        card={card}
        countLabel={inWords}
        preview={preview}
        className="flex-1"
        {...ordered}
        {...rest}
      />
    </div>
  )
}

const meta = { title: 'Design/Sortable list', component: Workbench, args: { count: 12, onMove: fn() } } satisfies Meta<typeof Workbench>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  parameters: { portrait: { height: 900 } },
  render: () => (
    <PortraitSheet>
      {(Object.keys(looks) as (keyof typeof looks)[])
        .filter((look) => look !== 'held')
        .map((look) => (
          <PortraitRow key={look} name={look}>
            <div className="w-full">
              <Workbench
                count={5}
                height={322}
                chosen={look === 'selected' ? [1, 2] : []}
                label={look}
                {...(look === 'hit' ? { hit: 1 } : {})}
              />
            </div>
          </PortraitRow>
        ))}
      <PortraitRow name="no room for columns">
        <div className="w-80">
          <Workbench count={4} height={346} chosen={[1]} label="Con poco sitio" />
        </div>
      </PortraitRow>
      <PortraitRow name="frozen">
        <div className="w-full">
          <Workbench count={2} height={154} frozen label="Sin mover" />
        </div>
      </PortraitRow>
    </PortraitSheet>
  ),
}

export const FewRows: Story = {}

export const FourHundredRows: Story = {
  args: { count: 412 },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Productos de Regalos' })
    await expect(grid).toHaveAttribute('aria-rowcount', '413')
    await expect(itemsIn(grid).length).toBeLessThan(30)
  },
}

export const AHundredThousandRows: Story = {
  tags: ['many'],
  args: { count: 100_000 },
  play: async ({ canvasElement }) => {
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard('{End}')
    const last = document.activeElement?.closest('[role="row"]')
    await expect(last).toHaveAttribute('aria-rowindex', '100001')
    await expect(last).toBeVisible()
    await expect(itemsIn(canvasElement).length).toBeLessThan(40)
    await userEvent.keyboard(' {Home} ')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2')
    await expect(saidIn(canvasElement)).toContain('en la posición 1 de 100.000')
  },
}

/** Positions of a hundred thousand, with and without marks, in rows of two heights and as cards. */
export const LongPositionsStayOnOneLine: Story = {
  tags: ['many'],
  args: { count: 100_000, visible: longPlaces },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Workbench {...args} height={440} label="Sin marcas" />
      <Workbench {...args} height={440} label="Con marcas" sourceOf={() => 'hand'} />
      <Workbench {...args} height={410} label="Apretada" rowHeight={52} sourceOf={({ id }) => (id % 2 ? 'criterion' : 'pin')} />
      <div className="w-72">
        <Workbench {...args} height={580} label="Tarjetas" sourceOf={() => 'automation'} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await settled()
    const lists = within(canvasElement).getAllByRole('grid')
    await expect(lists.map((list) => itemsIn(list).length)).toEqual([7, 7, 7, 7])
    await expect(within(lists[0]!).getByText('100.000')).toBeVisible()
    await expect(positionFaults(canvasElement)).toEqual([])
  },
}

export const DraggedByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const taken = handleOf(canvasElement, names.heart)
    const hand = await takeByPointer(taken)
    await hand.moveTo(middleOf(itemsIn(canvasElement)[3] as HTMLElement, 0.9))
    await expect(saidIn(canvasElement)).toBe(`${names.heart}, en la mano. Posición 1 de 12.`)
    await hand.letGo()
    await expect(movesIn(args)).toEqual([{ items: [0], after: 3 }])
    await expect(idsIn(canvasElement).slice(0, 5)).toEqual([1, 2, 3, 0, 4])
    await expect(saidIn(canvasElement)).toBe(`${names.heart}, en la posición 4 de 12.`)
    await expect(handleOf(canvasElement, names.heart)).toHaveFocus()
  },
}

export const WhileDragging: Story = {
  tags: ['portrait'],
  parameters: { portrait: { height: 520 } },
  args: { count: 40, chosen: [1, 2, 4] },
  beforeEach: () => letGoOfEverything,
  play: async ({ canvasElement }) => {
    const hand = await takeByPointer(handleOf(canvasElement, names.stand))
    const { clientX, clientY } = middleOf(itemsIn(canvasElement)[5] as HTMLElement, 0.95)
    await hand.moveTo({ clientX: clientX / 2, clientY })
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="held-card"]')).toHaveTextContent('3 productos'))
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toHaveTextContent('4')
    await expect(canvasElement.querySelectorAll('[data-look="held"]')).toHaveLength(3)
  },
}

export const SelectionDraggedByItsRow: Story = {
  args: { chosen: [1, 2, 4] },
  play: async ({ args, canvasElement }) => {
    const hand = await takeByPointer(within(canvasElement).getByText(names.bunting))
    await hand.moveTo(middleOf(itemsIn(canvasElement)[0] as HTMLElement, 0.1))
    await hand.letGo()
    await expect(movesIn(args)).toEqual([{ items: [1, 2, 4], after: null }])
    await expect(idsIn(canvasElement).slice(0, 5)).toEqual([1, 2, 4, 0, 3])
    await expect(saidIn(canvasElement)).toBe('3 productos, en la posición 1 de 12.')
  },
}

export const ThoughtBetterOfIt: Story = {
  play: async ({ args, canvasElement }) => {
    const hand = await takeByPointer(handleOf(canvasElement, names.heart))
    await hand.moveTo(middleOf(itemsIn(canvasElement)[4] as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await settled()
    await hand.letGo()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(saidIn(canvasElement)).toBe(`Movimiento cancelado. ${names.heart}, posición 1 de 12.`)
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toBeNull()
  },
}

export const DroppedFarOutside: Story = {
  args: { height: 300 },
  play: async ({ args, canvasElement }) => {
    const hand = await takeByPointer(handleOf(canvasElement, names.stand))
    await hand.moveTo({ clientX: 40, clientY: 640 })
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toBeNull()
    await hand.letGo()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(saidIn(canvasElement)).toBe(`Sin cambios: ${names.stand}, posición 2 de 12.`)
  },
}

export const ScrollsAtItsEdge: Story = {
  args: { count: 412 },
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const hand = await takeByPointer(handleOf(canvasElement, names.heart))
    const box = grid.getBoundingClientRect()
    await hand.moveTo({ clientX: box.left + 60, clientY: box.bottom - 6 })
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(600), { timeout: 4_000 })
    await hand.letGo()
    const rested = grid.scrollTop
    await settled()
    await expect(grid.scrollTop).toBe(rested)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(itemsIn(canvasElement).length).toBeLessThan(40)
    await expect(handleOf(canvasElement, names.heart)).toHaveFocus()
  },
}

export const OrderedByKeyboard: Story = {
  args: { count: 412 },
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, names.bird).focus()
    await userEvent.keyboard(' ')
    await expect(saidIn(canvasElement)).toBe(`${names.bird}, en la mano. Posición 4 de 412.`)
    await userEvent.keyboard('{ArrowUp}')
    await expect(saidIn(canvasElement)).toBe(`${names.bird}, posición 3 de 412`)
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}')
    await expect(saidIn(canvasElement)).toBe(`${names.bird}, posición 24 de 412`)
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(movesIn(args)).toEqual([{ items: [3], after: 23 }])
    await expect(saidIn(canvasElement)).toBe(`${names.bird}, en la posición 24 de 412.`)
    const focused = handleOf(canvasElement, names.bird)
    await expect(focused).toHaveFocus()
    await expect(focused.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '25')
    await userEvent.keyboard('{Enter}{End}{Escape}')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(saidIn(canvasElement)).toBe(`Movimiento cancelado. ${names.bird}, posición 24 de 412.`)
    await expect(focused).toHaveFocus()
  },
}

export const ThirtyArrowsAreThirtyPlaces: Story = {
  args: { count: 412 },
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard(' {ArrowDown>30/} ')
    await expect(movesIn(args)).toEqual([{ items: [0], after: 30 }])
  },
}

export const InTheHandByKeyboard: Story = {
  tags: ['portrait'],
  parameters: { portrait: { height: 520 } },
  args: { chosen: [0, 2] },
  play: async ({ canvasElement }) => {
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toHaveTextContent('3')
    await expect(within(canvasElement).getByText('↑ ↓ mover · Espacio soltar · Esc cancelar')).toBeVisible()
  },
}

export const NudgedWithAlt: Story = {
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, names.stand).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(movesIn(args)).toEqual([{ items: [1], after: null }])
    await expect(saidIn(canvasElement)).toBe(`Sin cambios: ${names.stand}, posición 1 de 12.`)
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    await expect(idsIn(canvasElement).slice(0, 4)).toEqual([0, 2, 1, 3])
    await expect(handleOf(canvasElement, names.stand)).toHaveFocus()
  },
}

export const MovedToAPosition: Story = {
  args: { count: 412 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `Cambiar la posición de ${names.stand}, ahora 2 de 412` }))
    const field = canvas.getByRole('textbox', { name: `Nueva posición de ${names.stand}, de 1 a 412` })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('500{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Escribe un número del 1 al 412')
    await expect(field).toHaveValue('500')
    await expect(field).toBeInvalid()
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.keyboard('300{Enter}')
    await expect(movesIn(args)).toEqual([{ items: [1], after: 299 }])
    await expect(saidIn(canvasElement)).toBe(`${names.stand}, en la posición 300 de 412.`)
    await expect(canvas.getByRole('button', { name: `Cambiar la posición de ${names.stand}, ahora 300 de 412` })).toHaveFocus()
  },
}

export const PositionGivenUp: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    handleOf(canvasElement, names.bag).focus()
    await userEvent.keyboard('1')
    await expect(canvas.getByRole('textbox', { name: `Nueva posición de ${names.bag}, de 1 a 12` })).toHaveValue('1')
    await userEvent.keyboard('2{Escape}')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: `Cambiar la posición de ${names.bag}, ahora 3 de 12` })).toHaveFocus()
  },
}

export const PositionRefused: Story = {
  tags: ['portrait'],
  parameters: { portrait: { height: 520 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `Cambiar la posición de ${names.stand}, ahora 2 de 12` }))
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement))
    await userEvent.keyboard('50{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const WithSelection: Story = {
  args: { count: 412 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = (name: string): HTMLElement => canvas.getByRole('checkbox', { name: `Seleccionar ${name}` })
    const chosen = (): number[] => chosenIn(canvasElement)
    const user = userEvent.setup()
    await user.click(box(names.stand))
    await user.keyboard('{Shift>}')
    await user.click(box(names.bunting))
    await user.keyboard('{/Shift}')
    await expect(chosen()).toEqual([1, 2, 3, 4])
    await expect(saidIn(canvasElement)).toBe('4 seleccionados')
    await user.keyboard('{Control>}')
    await user.click(canvas.getByText(names.bag))
    await user.keyboard('{/Control}')
    await expect(chosen()).toEqual([1, 3, 4])
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar todo' })).toBePartiallyChecked()
    await user.keyboard('{Escape}')
    await expect(chosen()).toEqual([])
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }))
    await expect(saidIn(canvasElement)).toBe('412 seleccionados')
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }))
    await expect(chosen()).toEqual([])
    box(names.stand).focus()
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(chosen()).toEqual([1, 2, 3])
  },
}

export const OneTabStop: Story = {
  play: async ({ canvasElement }) => {
    const stops = (): Element[] => [...canvasElement.querySelectorAll('[data-row-id] [tabindex="0"]')]
    await expect(stops()).toHaveLength(1)
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(document.activeElement).toHaveAccessibleName(`Cambiar la posición de ${names.stand}, ahora 2 de 12`)
    await expect(stops()).toEqual([document.activeElement])
  },
}

/** Every third product is what a search found: the positions stay those of the whole order, and a move is relative to what is shown. */
export const InASearch: Story = {
  args: { visible: [0, 3, 6, 9] },
  play: async ({ args, canvasElement }) => {
    await expect(itemsIn(canvasElement).map((row) => row.querySelector('[data-stop="position"]')?.textContent)).toEqual([
      '1',
      '4',
      '7',
      '10',
    ])
    const hand = await takeByPointer(handleOf(canvasElement, 'Wooden Picture Frame White Finish'))
    await hand.moveTo(middleOf(itemsIn(canvasElement)[1] as HTMLElement, 0.9))
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toHaveTextContent('5')
    await hand.letGo()
    await expect(movesIn(args)).toEqual([{ items: [9], after: 3 }])
  },
}

export const OnAPhone: Story = {
  tags: ['phone', 'portrait'],
  parameters: { portrait: { height: 520 } },
  args: { count: 412, chosen: [1] },
  play: async ({ canvasElement }) => {
    const row = itemsIn(canvasElement)[0] as HTMLElement
    await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(within(row).getByText('2,95 £')).toBeVisible()
    await expect(within(row).getByRole('button', { name: `Mover ${names.heart}` })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const DraggedOnAPhone: Story = {
  tags: ['phone'],
  play: async ({ args, canvasElement }) => {
    const hand = await takeByPointer(handleOf(canvasElement, names.heart))
    await hand.moveTo(middleOf(itemsIn(canvasElement)[2] as HTMLElement, 0.9))
    await hand.letGo()
    await expect(movesIn(args)).toEqual([{ items: [0], after: 2 }])
  },
}

export const VeryLongNames: Story = {
  args: {
    rename: (name) => `${name}, edición especial de aniversario con caja de regalo, lazo y tarjeta escrita a mano por quien la envía`,
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  },
}

export const VeryLongNamesOnAPhone: Story = { ...VeryLongNames, tags: ['phone', 'long-words'] }

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

export const NothingInIt: Story = {
  tags: ['empty'],
  args: { count: 0, empty: <ListState state={{ kind: 'empty', title: 'Esta categoría no tiene productos' }} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Esta categoría no tiene productos')).toBeVisible()
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Seleccionar todo' })).toBeDisabled()
  },
}

export const Loading: Story = {
  tags: ['portrait'],
  parameters: { portrait: { height: 520 } },
  args: { count: 0, loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Frozen: Story = {
  args: { frozen: true },
  play: async ({ args, canvasElement }) => {
    const hand = await takeByPointer(handleOf(canvasElement, names.heart))
    await hand.moveTo(middleOf(itemsIn(canvasElement)[4] as HTMLElement))
    await hand.letGo()
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const SpeaksEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: `Move ${names.heart}` })
      .focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(saidIn(canvasElement)).toBe(`${names.heart}, position 2 of 12`)
  },
}

export const SpeaksPortuguese: Story = {
  globals: { language: 'pt' },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: `Mover ${names.heart}` })
      .focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(saidIn(canvasElement)).toBe(`${names.heart}, na posição 2 de 12.`)
  },
}

const sources = ['pin', 'hand', 'criterion', 'automation'] as const
const actions = ({ name }: Example) => (
  <>
    <MenuItem icon={<ToTopIcon />} onSelect={fn()}>
      Al principio
    </MenuItem>
    <MenuItem icon={<PinIcon />} onSelect={fn()}>
      {`Fijar ${name}`}
    </MenuItem>
  </>
)

export const PortraitSourcesAndActions: Story = {
  parameters: { portrait: { height: 520 } },
  args: { sourceOf: ({ id }) => sources[id] ?? null, actions, onColumnResize: fn(), hit: 5 },
}

export const APinnedRowStays: Story = {
  args: { chosen: [0, 1, 2], sourceOf: ({ id }) => (id === 1 ? 'pin' : null) },
  play: async ({ args, canvasElement }) => {
    const pinned = within(canvasElement).getByRole('button', { name: `Mover ${names.stand} (Fijado)` })
    const hand = await takeByPointer(pinned)
    await hand.moveTo(middleOf(itemsIn(canvasElement)[5] as HTMLElement, 0.9))
    await hand.letGo()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(saidIn(canvasElement)).toBe(`${names.stand} está fijado en la posición 2. Suéltalo antes de moverlo.`)
    pinned.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}7')
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard(' {End} ')
    await expect(movesIn(args)).toEqual([{ items: [0, 2], after: 11 }])
  },
}

export const ThingsToDoWithOne: Story = {
  args: { actions, chosen: [3] },
  play: async ({ canvasElement }) => {
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const button = () => within(canvasElement).getByRole('button', { name: `Más acciones para ${names.heart}` })
    await expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: `Fijar ${names.heart}` })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button()).toHaveFocus())
    await expect(chosenIn(canvasElement)).toEqual([3])
  },
}

export const ARangeShrinks: Story = {
  args: { chosen: [8] },
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    await user.click(within(canvasElement).getByRole('checkbox', { name: `Seleccionar ${names.stand}` }))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(chosenIn(canvasElement)).toEqual([1, 2, 3, 4, 8])
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
    await expect(chosenIn(canvasElement)).toEqual([1, 2, 8])
  },
}

export const ColumnsPutElsewhereByTheirHeads: Story = {
  args: { onColumnMove: fn(), onColumnResize: fn() },
  play: async ({ args, canvasElement }) => {
    const head = (name: string) => within(canvasElement).getByRole('columnheader', { name })
    const hand = await takeByPointer(head('Precio'))
    await hand.moveTo(middleOf(head('Unidades 30 d')))
    await hand.letGo()
    await expect(mocked(args.onColumnMove!).mock.calls).toEqual([['price', 'units']])
    await expect(saidIn(canvasElement)).toBe('Precio, en la posición 3 de 4.')
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

export const PortraitOnAPhone: Story = {
  tags: ['phone'],
  parameters: { portrait: { height: 520 } },
  args: { count: 412, chosen: [2], sourceOf: ({ id }) => sources[id] ?? null, hit: 4 },
}

export const PortraitInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <PortraitSheet>
      {languages.map((language) => (
        <PortraitRow key={language} name={language}>
          <WordsProvider language={language}>
            <div className="w-full">
              <Workbench count={3} height={212} label={language} sourceOf={({ id }) => sources[id] ?? null} />
            </div>
          </WordsProvider>
        </PortraitRow>
      ))}
    </PortraitSheet>
  ),
}
