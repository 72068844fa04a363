import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { chosenIn, handleOf, itemsIn, movesIn, names, announcedIn } from '../sorting/ordered.fixtures.ts'
import { middleOf, takeByPointer } from '../sorting/pointer.fixtures.ts'
import { actions, Workbench } from './workbench.fixtures.tsx'

const meta = { title: 'Design/Sortable list', component: Workbench, args: { count: 12, onMove: fn() } } satisfies Meta<typeof Workbench>
export default meta
type Story = StoryObj<typeof meta>

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
    await expect(announcedIn(canvasElement)).toBe('4 seleccionados')
    await user.keyboard('{Control>}')
    await user.click(canvas.getByText(names.bag))
    await user.keyboard('{/Control}')
    await expect(chosen()).toEqual([1, 3, 4])
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar todo' })).toBePartiallyChecked()
    await user.keyboard('{Escape}')
    await expect(chosen()).toEqual([])
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }))
    await expect(announcedIn(canvasElement)).toBe('412 seleccionados')
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }))
    await expect(chosen()).toEqual([])
    box(names.stand).focus()
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(chosen()).toEqual([1, 2, 3])
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

export const APinnedRowStays: Story = {
  args: { chosen: [0, 1, 2], sourceOf: ({ id }) => (id === 1 ? 'pin' : null) },
  play: async ({ args, canvasElement }) => {
    const pinned = within(canvasElement).getByRole('button', { name: `Mover ${names.stand} (Fijado)` })
    const pointer = await takeByPointer(pinned)
    await pointer.moveTo(middleOf(itemsIn(canvasElement)[5] as HTMLElement, 0.9))
    await pointer.letGo()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(announcedIn(canvasElement)).toBe(`${names.stand} está fijado en la posición 2. Desfíjalo antes de moverlo.`)
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
