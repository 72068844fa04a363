import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { number, playground } from '../controls/index.ts'
import { PinIcon, ReleaseIcon } from '../icon/index.ts'
import { ListState } from '../list-state/index.ts'
import { MenuItem } from '../menu/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { ProductRow } from '../product-row/index.ts'
import { examples, type Example } from '../sortable-list/sortable-list.fixtures.tsx'
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
  announcedIn,
  useOrdered,
} from '../sorting/ordered.fixtures.ts'
import { middleOf, settled, takeByPointer, type Point } from '../sorting/pointer.fixtures.ts'
import { SortableGrid, type SortableGridProps } from './index.ts'
import { tile } from './sortable-grid.fixtures.tsx'

type ShopProps = Partial<SortableGridProps<Example>> & {
  count: number
  chosen?: readonly number[]
  height?: number
  rename?: (name: string) => string
}

const nameOf = ({ name }: Example): string => name
const preview = ({ name, imageUrl }: Example) => <ProductRow name={name} imageUrl={imageUrl} />

/** The grid as a page would use it: the page holds the ordering and applies the moves. */
function Shop({ count, chosen = [], height = 620, rename, onMove, ...rest }: ShopProps) {
  const [items] = useState(() => examples(count).map((item) => (rename ? { ...item, name: rename(item.name) } : item)))
  const ordered = useOrdered(count, chosen, onMove)
  return (
    <div className="flex flex-col overflow-hidden rounded-lg border border-default shadow-card" style={{ height }}>
      <SortableGrid
        label="Productos de Regalos"
        itemOf={(id) => items[id] as Example}
        nameOf={nameOf}
        tile={tile}
        preview={preview}
        className="flex-1"
        {...ordered}
        {...rest}
      />
    </div>
  )
}

const meta = { title: 'Design/Sortable grid', component: Shop, args: { count: 30, onMove: fn() } } satisfies Meta<typeof Shop>
export default meta
type Story = StoryObj<typeof meta>

/** A share of an element's width from its left. */
const across = (element: Element, share: number): Point => {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + box.width * share, clientY: box.top + box.height / 2 }
}
const drop = (canvas: HTMLElement): Element | null => canvas.querySelector('[data-slot="drop-bar"]')
const focusedItem = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']

export const Playground: Story = playground({ perRow: number(2, 6), fold: number(0, 48) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {(Object.keys(looks) as (keyof typeof looks)[])
        .filter((look) => look !== 'held')
        .map((look) => (
          <SnapshotRow key={look} name={look}>
            <div className="w-full">
              <Shop
                count={4}
                height={350}
                label={look}
                chosen={look === 'selected' ? [1, 2] : []}
                {...(look === 'hit' ? { hit: 1 } : {})}
              />
            </div>
          </SnapshotRow>
        ))}
      <SnapshotRow name="source, frozen">
        <div className="w-full">
          <Shop
            count={4}
            height={350}
            label="source"
            frozen
            sourceOf={({ id }) => (['pin', 'hand', 'criterion', 'automation'] as const)[id] ?? null}
          />
        </div>
      </SnapshotRow>
      {[2, 3].map((perRow) => (
        <SnapshotRow key={perRow} name={`${perRow} in a row`}>
          <div className="w-full">
            <Shop count={perRow} height={420} label={`${perRow}`} perRow={perRow} />
          </div>
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const AHundredThousandProducts: Story = {
  tags: ['many'],
  args: { count: 100_000, perRow: 4 },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Productos de Regalos' })
    await expect(grid).toHaveAttribute('aria-rowcount', '25001')
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard('{End}')
    await expect(focusedItem()).toBe('99999')
    await expect(document.activeElement).toBeVisible()
    await expect(itemsIn(canvasElement).length).toBeLessThan(60)
    await userEvent.keyboard(' {Home} ')
    await expect(announcedIn(canvasElement)).toContain('en la posición 1 de 100.000')
  },
}

export const DraggedByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    await pointer.moveTo(across(itemsIn(canvasElement)[2] as HTMLElement, 0.9))
    await expect(drop(canvasElement)).toHaveTextContent('3')
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [0], after: 2 }])
    await expect(idsIn(canvasElement).slice(0, 4)).toEqual([1, 2, 0, 3])
    await expect(announcedIn(canvasElement)).toBe(`${names.heart}, en la posición 3 de 30.`)
    await expect(handleOf(canvasElement, names.heart)).toHaveFocus()
  },
}

export const TheEndOfARowIsShownThere: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = itemsIn(canvasElement) as [HTMLElement]
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    const last = itemsIn(canvasElement).findLast(
      (item) => item.getBoundingClientRect().top === first.getBoundingClientRect().top,
    ) as HTMLElement
    await pointer.moveTo(across(last, 0.95))
    const bar = drop(canvasElement) as Element
    await expect(bar.getBoundingClientRect().top).toBeLessThan(first.getBoundingClientRect().bottom)
    await expect(bar.getBoundingClientRect().left).toBeGreaterThan(last.getBoundingClientRect().left)
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [0], after: Number(last.dataset['rowId']) }])
  },
}

/** No snapshot: at the edge the list scrolls while one looks. */
export const ASelectionInTheHand: Story = {
  args: { chosen: [1, 2, 4], fold: 6 },
  play: async ({ canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.stand))
    await pointer.moveTo(across(itemsIn(canvasElement)[6] as HTMLElement, 0.1))
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="held-card"]')).toHaveTextContent('3 elementos'))
    await expect(drop(canvasElement)).toHaveTextContent('4')
    await expect(canvasElement.querySelectorAll('[data-look="held"]')).toHaveLength(3)
  },
}

export const SelectionDraggedByItsCard: Story = {
  args: { chosen: [1, 2, 5] },
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(within(canvasElement).getByText(names.bag))
    await pointer.moveTo(across(itemsIn(canvasElement)[0] as HTMLElement, 0.1))
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [1, 2, 5], after: null }])
    await expect(announcedIn(canvasElement)).toBe('3 elementos, en la posición 1 de 30.')
  },
}

export const ScrollsAtItsEdge: Story = {
  args: { count: 400 },
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    const box = grid.getBoundingClientRect()
    await pointer.moveTo({ clientX: box.left + 200, clientY: box.bottom - 6 })
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(500), { timeout: 4_000 })
    await pointer.letGo()
    const rested = grid.scrollTop
    await settled()
    await expect(grid.scrollTop).toBe(rested)
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

export const WalkedInTwoDimensions: Story = {
  args: { perRow: 4 },
  play: async ({ canvasElement }) => {
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(focusedItem()).toBe('1')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focusedItem()).toBe('5')
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
    await expect(focusedItem()).toBe('0')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(chosenIn(canvasElement)).toEqual([0, 1, 2, 3, 4])
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    await expect(chosenIn(canvasElement)).toEqual([0, 1, 2])
    await userEvent.tab()
    await expect(document.activeElement?.closest('[data-row-id]')).toBeNull()
  },
}

export const OrderedByKeyboard: Story = {
  args: { perRow: 4 },
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, names.stand).focus()
    await userEvent.keyboard(' ')
    await expect(announcedIn(canvasElement)).toBe(`${names.stand}, en la mano. Posición 2 de 30.`)
    await userEvent.keyboard('{ArrowDown}')
    await expect(announcedIn(canvasElement)).toBe(`${names.stand}, posición 6 de 30`)
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(announcedIn(canvasElement)).toBe(`${names.stand}, posición 3 de 30`)
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(movesIn(args)).toEqual([{ items: [1], after: 2 }])
    await expect(handleOf(canvasElement, names.stand)).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(idsIn(canvasElement).slice(0, 4)).toEqual([0, 1, 2, 3])
  },
}

export const SnapshotInTheHandByKeyboard: Story = {
  parameters: { snapshot: { height: 660 } },
  args: { perRow: 4, fold: 12 },
  play: async ({ canvasElement }) => {
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(within(canvasElement).getByText('Flechas: mover · Espacio: soltar · Esc: cancelar')).toBeVisible()
  },
}

export const MovedToAPosition: Story = {
  args: { count: 412 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `Cambiar la posición de ${names.stand}, ahora 2 de 412` }))
    await userEvent.keyboard('500{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Escribe un número del 1 al 412')
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.keyboard('300{Enter}')
    await expect(movesIn(args)).toEqual([{ items: [1], after: 299 }])
    await expect(canvas.getByRole('button', { name: `Cambiar la posición de ${names.stand}, ahora 300 de 412` })).toHaveFocus()
  },
}

export const PinnedStaysWhereItIs: Story = {
  args: { chosen: [0, 1, 2], sourceOf: ({ id }) => (id === 1 ? 'pin' : null) },
  play: async ({ args, canvasElement }) => {
    const pinned = within(canvasElement).getByRole('button', { name: `Mover ${names.stand} (Fijado)` })
    const pointer = await takeByPointer(pinned)
    await pointer.moveTo(across(itemsIn(canvasElement)[5] as HTMLElement, 0.9))
    await pointer.letGo()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(announcedIn(canvasElement)).toBe(`${names.stand} está fijado en la posición 2. Desfíjalo antes de moverlo.`)
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard(' {End} ')
    await expect(movesIn(args)).toEqual([{ items: [0, 2], after: 29 }])
  },
}

export const ThingsToDoWithOne: Story = {
  args: {
    actions: ({ stock }) =>
      stock === 0 ? (
        <MenuItem icon={<ReleaseIcon />} onSelect={fn()}>
          Soltar
        </MenuItem>
      ) : (
        <MenuItem icon={<PinIcon />} onSelect={fn()}>
          Fijar aquí
        </MenuItem>
      ),
  },
  play: async ({ canvasElement }) => {
    const button = () => within(canvasElement).getByRole('button', { name: `Más acciones para ${names.heart}` })
    button().focus()
    await userEvent.keyboard('{Enter}')
    const body = within(canvasElement.ownerDocument.body)
    await expect(await body.findByRole('menuitem', { name: 'Fijar aquí' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button()).toHaveFocus())
  },
}

/** Every third product is what a search found. */
export const InASearch: Story = {
  args: { visible: [0, 3, 6, 9], hit: 3, fold: 2 },
  play: async ({ args, canvasElement }) => {
    await expect(itemsIn(canvasElement).map((item) => item.querySelector('[data-stop="position"]')?.textContent)).toEqual([
      '1',
      '4',
      '7',
      '10',
    ])
    await expect(canvasElement.querySelector('[data-slot="fold-line"]')).toBeNull()
    const pointer = await takeByPointer(handleOf(canvasElement, 'Wooden Picture Frame White Finish'))
    await pointer.moveTo(across(itemsIn(canvasElement)[1] as HTMLElement, 0.9))
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [9], after: 3 }])
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  parameters: { snapshot: { height: 640 } },
  args: { chosen: [1], perRow: 5, fold: 3, sourceOf: ({ id }) => (id === 0 ? 'pin' : id === 2 ? 'hand' : null) },
  play: async ({ args, canvasElement }) => {
    const [first, second] = itemsIn(canvasElement) as [HTMLElement, HTMLElement]
    await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top)
    const pointer = await takeByPointer(handleOf(canvasElement, names.bird))
    await pointer.moveTo(middleOf(first, 0.5))
    await pointer.letGo()
    await expect(movesIn(args)).toHaveLength(1)
  },
}

export const VeryLongNames: Story = {
  tags: ['phone', 'long-words'],
  args: {
    rename: (name) => `${name}, edición especial de aniversario con caja de regalo y dedicatoria Donaudampfschifffahrtsgesellschaft`,
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  },
}

export const NothingInIt: Story = {
  tags: ['empty'],
  args: { count: 0, empty: <ListState state={{ kind: 'empty', title: 'Esta categoría no tiene productos' }} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Esta categoría no tiene productos')).toBeVisible()
  },
}

export const SnapshotLoading: Story = {
  parameters: { snapshot: { height: 660 } },
  args: { count: 0, loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      {(language) => (
        <div className="w-full">
          <Shop count={8} height={420} label={language} fold={4} sourceOf={({ id }) => (id === 1 ? 'hand' : null)} />
        </div>
      )}
    </RowPerLanguage>
  ),
}

/** Positions of a hundred thousand on cards, as narrow as a phone makes them, too. */
export const LongPositionsStayOnOneLine: Story = {
  tags: ['many'],
  args: { count: 100_000, visible: longPlaces, sourceOf: () => 'hand', actions: () => <MenuItem onSelect={fn()}>Fijar</MenuItem> },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Shop {...args} height={700} label="Ancha" />
      <div className="w-80">
        <Shop {...args} height={1_240} label="Estrecha" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await settled()
    await expect(within(canvasElement).getAllByText('100.000')).toHaveLength(2)
    await expect(positionFaults(canvasElement)).toEqual([])
  },
}
