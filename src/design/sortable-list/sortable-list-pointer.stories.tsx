import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { handleOf, idsIn, itemsIn, movesIn, names, announcedIn } from '../sorting/ordered.fixtures.ts'
import { middleOf, settled, takeByPointer } from '../sorting/pointer.fixtures.ts'
import { Workbench } from './workbench.fixtures.tsx'

const meta = { title: 'Design/Sortable list', component: Workbench, args: { count: 12, onMove: fn() } } satisfies Meta<typeof Workbench>
export default meta
type Story = StoryObj<typeof meta>

export const DraggedByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const taken = handleOf(canvasElement, names.heart)
    const pointer = await takeByPointer(taken)
    await pointer.moveTo(middleOf(itemsIn(canvasElement)[3] as HTMLElement, 0.9))
    await expect(announcedIn(canvasElement)).toBe(`${names.heart}, en la mano. Posición 1 de 12.`)
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [0], after: 3 }])
    await expect(idsIn(canvasElement).slice(0, 5)).toEqual([1, 2, 3, 0, 4])
    await expect(announcedIn(canvasElement)).toBe(`${names.heart}, en la posición 4 de 12.`)
    await expect(handleOf(canvasElement, names.heart)).toHaveFocus()
  },
}

export const DroppedBeforeTheLastMoveIsDrawn: Story = {
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    await pointer.flickTo(middleOf(itemsIn(canvasElement)[3] as HTMLElement, 0.9))
    await expect(movesIn(args)).toEqual([{ items: [0], after: 3 }])
  },
}

export const AnotherFingerDoesNotMoveTheDrop: Story = {
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    await pointer.moveTo(middleOf(itemsIn(canvasElement)[3] as HTMLElement, 0.9))
    const elsewhere = middleOf(itemsIn(canvasElement)[8] as HTMLElement, 0.9)
    document.dispatchEvent(new PointerEvent('pointermove', { pointerId: 7, pointerType: 'touch', bubbles: true, ...elsewhere }))
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [0], after: 3 }])
  },
}

export const WhileDragging: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { height: 520 } },
  args: { count: 40, chosen: [1, 2, 4] },
  play: async ({ canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.stand))
    const { clientX, clientY } = middleOf(itemsIn(canvasElement)[5] as HTMLElement, 0.95)
    await pointer.moveTo({ clientX: clientX / 2, clientY })
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="held-card"]')).toHaveTextContent('3 productos'))
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toHaveTextContent('4')
    await expect(canvasElement.querySelectorAll('[data-look="held"]')).toHaveLength(3)
  },
}

export const SelectionDraggedByItsRow: Story = {
  args: { chosen: [1, 2, 4] },
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(within(canvasElement).getByText(names.bunting))
    await pointer.moveTo(middleOf(itemsIn(canvasElement)[0] as HTMLElement, 0.1))
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [1, 2, 4], after: null }])
    await expect(idsIn(canvasElement).slice(0, 5)).toEqual([1, 2, 4, 0, 3])
    await expect(announcedIn(canvasElement)).toBe('3 productos, en la posición 1 de 12.')
  },
}

export const ThoughtBetterOfIt: Story = {
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    await pointer.moveTo(middleOf(itemsIn(canvasElement)[4] as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await settled()
    await pointer.letGo()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(announcedIn(canvasElement)).toBe(`Movimiento cancelado. ${names.heart}, posición 1 de 12.`)
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toBeNull()
  },
}

export const DroppedFarOutside: Story = {
  args: { height: 300 },
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.stand))
    await pointer.moveTo({ clientX: 40, clientY: 640 })
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toBeNull()
    await pointer.letGo()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(announcedIn(canvasElement)).toBe(`Sin cambios: ${names.stand}, posición 2 de 12.`)
  },
}

export const ScrollsAtItsEdge: Story = {
  args: { count: 412 },
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    const box = grid.getBoundingClientRect()
    await pointer.moveTo({ clientX: box.left + 60, clientY: box.bottom - 6 })
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(600), { timeout: 4_000 })
    await pointer.letGo()
    const rested = grid.scrollTop
    await settled()
    await expect(grid.scrollTop).toBe(rested)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(itemsIn(canvasElement).length).toBeLessThan(40)
    await expect(handleOf(canvasElement, names.heart)).toHaveFocus()
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
    const pointer = await takeByPointer(handleOf(canvasElement, 'Wooden Picture Frame White Finish'))
    await pointer.moveTo(middleOf(itemsIn(canvasElement)[1] as HTMLElement, 0.9))
    await expect(canvasElement.querySelector('[data-slot="drop-line"]')).toHaveTextContent('5')
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [9], after: 3 }])
  },
}

export const DraggedOnAPhone: Story = {
  tags: ['phone'],
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    await pointer.moveTo(middleOf(itemsIn(canvasElement)[2] as HTMLElement, 0.9))
    await pointer.letGo()
    await expect(movesIn(args)).toEqual([{ items: [0], after: 2 }])
  },
}
