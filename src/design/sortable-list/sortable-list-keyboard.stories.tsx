import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { handleOf, idsIn, movesIn, names, announcedIn } from '../sorting/ordered.fixtures.ts'
import { Workbench } from './workbench.fixtures.tsx'

const meta = { title: 'Design/Sortable list', component: Workbench, args: { count: 12, onMove: fn() } } satisfies Meta<typeof Workbench>
export default meta
type Story = StoryObj<typeof meta>

export const OrderedByKeyboard: Story = {
  args: { count: 412 },
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, names.bird).focus()
    await userEvent.keyboard(' ')
    await expect(announcedIn(canvasElement)).toBe(`${names.bird}, en la mano. Posición 4 de 412.`)
    await userEvent.keyboard('{ArrowUp}')
    await expect(announcedIn(canvasElement)).toBe(`${names.bird}, posición 3 de 412`)
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}')
    await expect(announcedIn(canvasElement)).toBe(`${names.bird}, posición 24 de 412`)
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(movesIn(args)).toEqual([{ items: [3], after: 23 }])
    await expect(announcedIn(canvasElement)).toBe(`${names.bird}, en la posición 24 de 412.`)
    const focused = handleOf(canvasElement, names.bird)
    await expect(focused).toHaveFocus()
    await expect(focused.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '25')
    await userEvent.keyboard('{Enter}{End}{Escape}')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(announcedIn(canvasElement)).toBe(`Movimiento cancelado. ${names.bird}, posición 24 de 412.`)
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
  tags: ['snapshot'],
  parameters: { snapshot: { height: 520 } },
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
    await expect(announcedIn(canvasElement)).toBe(`Sin cambios: ${names.stand}, posición 1 de 12.`)
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
    await expect(announcedIn(canvasElement)).toBe(`${names.stand}, en la posición 300 de 412.`)
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
  tags: ['snapshot'],
  parameters: { snapshot: { height: 520 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `Cambiar la posición de ${names.stand}, ahora 2 de 12` }))
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement))
    await userEvent.keyboard('50{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
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

export const LiftedOnAPhoneTheCardStaysInsideTheList: Story = {
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getAllByRole('button', { name: /^Mover/ })[2]!
      .focus()
    await userEvent.keyboard(' ')
    const card = await waitFor(() => canvasElement.querySelector<HTMLElement>('[data-slot=held-card]')!)
    const list = within(canvasElement).getByRole('grid').getBoundingClientRect()
    await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(list.right)
    await userEvent.keyboard('{Escape}')
  },
}
