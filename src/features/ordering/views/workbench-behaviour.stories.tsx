import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { list, listOf, now, ordering } from '../ordering.fixtures.ts'
import { LiveWorkbench } from './live-workbench.fixtures.tsx'

const [first, second, third] = list.source.content.id as [number, number, number]
const nameOf = (id: number): string => list.nameOf(id)
const rowsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-row-id]')].sort((a, b) => Number(a.dataset['nth']) - Number(b.dataset['nth']))
const idsIn = (root: HTMLElement): number[] => rowsIn(root).map(({ dataset }) => Number(dataset['rowId']))
const undoOf = (root: HTMLElement): HTMLElement => within(root).getByRole('button', { name: /^Deshacer/ })

const meta = {
  title: 'Features/Ordering/Workbench',
  component: LiveWorkbench,
  parameters: { layout: 'fullscreen' },
  decorators: [underHeader, localized],
  args: { list, onSave: fn(), onPublish: fn(), onExport: fn(), onLayout: fn(), onFile: fn(), onOverrule: fn() },
} satisfies Meta<typeof LiveWorkbench>
export default meta
type Story = StoryObj<typeof meta>

export const SearchJumpsFromHitToHit: Story = {
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.type(workbench.getByRole('searchbox'), 'jarron')
    await expect(workbench.getByText(/^1 de \d+$/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(workbench.getByText(/^2 de \d+$/)).toBeVisible()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}')
    await expect(workbench.getByText(/^(\d+) de \1$/)).toBeVisible()
    await userEvent.click(workbench.getByRole('switch', { name: 'Solo estos' }))
    await waitFor(() => expect(rowsIn(canvasElement).every((row) => row.textContent.includes('Jarrón'))).toBe(true))
    // Positions are those of the whole list.
    await expect(within(rowsIn(canvasElement)[1]!).getByRole('button', { name: /Cambiar la posición/ })).toHaveAccessibleName(
      /ahora 10 de 60/,
    )
    await userEvent.click(workbench.getByRole('button', { name: /^Seleccionar los/ }))
    await expect(workbench.getByRole('group', { name: /seleccionados$/ })).toBeVisible()
  },
}

export const FiltersNarrowTheListDown: Story = {
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.click(workbench.getByRole('button', { name: 'Filtros' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Agotados' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(rowsIn(canvasElement).every((row) => row.textContent.includes('Agotado'))).toBe(true))
    await expect(workbench.getByRole('button', { name: 'Filtros · 1' })).toBeVisible()
    await userEvent.click(workbench.getByRole('button', { name: 'Ver todo' }))
    await waitFor(() => expect(idsIn(canvasElement).slice(0, 3)).toEqual([first, second, third]))
  },
}

export const NothingPassesTheFilters: Story = {
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.click(workbench.getByRole('button', { name: 'Filtros' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Fijados' }))
    await expect(await workbench.findByText('Ningún producto cumple estos filtros')).toBeVisible()
  },
}

export const ChosenOnesGoToTheBottomAsABlock: Story = {
  args: { start: { chosen: new Set([first, third]) } },
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.click(workbench.getByRole('button', { name: 'Al final' }))
    await waitFor(() => expect(idsIn(canvasElement)[0]).toBe(second))
    await expect(undoOf(canvasElement)).toHaveAccessibleName('Deshacer: 2 productos desde la posición 59')
    await userEvent.click(undoOf(canvasElement))
    await waitFor(() => expect(idsIn(canvasElement).slice(0, 3)).toEqual([first, second, third]))
    await expect(workbench.getByText('Deshecho: 2 productos desde la posición 59.')).toBeInTheDocument()
  },
}

export const PinnedAtAPositionAndReleased: Story = {
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.click(workbench.getByRole('button', { name: `Más acciones para ${nameOf(first)}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fijar en una posición…' }))
    const field = await screen.findByRole('textbox', { name: 'Posición' })
    for (const wrong of ['0', '-1', '1000000000', 'tres']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${wrong}{Enter}`)
      await expect(field).toHaveAccessibleDescription('Escribe un número del 1 al 60')
    }
    await userEvent.clear(field)
    await userEvent.type(field, '3{Enter}')
    await waitFor(() => expect(idsIn(canvasElement).slice(0, 3)).toEqual([second, third, first]))
    await expect(undoOf(canvasElement)).toHaveAccessibleName(`Deshacer: «${nameOf(first)}» fijado en la posición 3`)
    await userEvent.click(workbench.getByRole('button', { name: `Más acciones para ${nameOf(first)}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desfijar' }))
    await expect(undoOf(canvasElement)).toHaveAccessibleName(`Deshacer: «${nameOf(first)}» desfijado`)
  },
}

export const RulesLieOnTop: Story = {
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.click(workbench.getByRole('button', { name: 'Reglas' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Agotados al final' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Limitar repeticiones seguidas' }))
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
    await expect(await workbench.findByRole('button', { name: 'Reglas · 2' })).toBeVisible()
    await expect(undoOf(canvasElement)).toHaveAccessibleName('Deshacer: cambio de reglas')
    await waitFor(() =>
      expect(
        rowsIn(canvasElement)
          .slice(0, 8)
          .some((row) => row.textContent.includes('Agotado')),
      ).toBe(false),
    )
    await userEvent.click(undoOf(canvasElement))
    await waitFor(() => expect(rowsIn(canvasElement)[4]).toHaveTextContent('Agotado'))
  },
}

export const CriteriaAreSeenBeforeTheyCount: Story = {
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.click(workbench.getByRole('button', { name: 'Criterios' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Criterios' }))
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Columna del criterio 1' }), 'Precio')
    await expect(drawer.getByText(/productos sin valor van al final/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Vista previa' }))
    await expect(await drawer.findByText(/^Vista previa: \d+ productos cambiarían de posición\.$/)).toBeVisible()
    await waitFor(() => expect(rowsIn(canvasElement)[0]).not.toHaveTextContent(nameOf(first)))
    await expect(undoOf(canvasElement)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(drawer.getByRole('button', { name: 'Quitar la vista previa' }))
    await waitFor(() => expect(idsIn(canvasElement)[0]).toBe(first))
    await userEvent.click(drawer.getByRole('button', { name: 'Aplicar' }))
    await waitFor(() => expect(undoOf(canvasElement)).toHaveAccessibleName('Deshacer: orden por Precio'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ACriterionWithoutValuesCannotBeApplied: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Criterios' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Criterios' }))
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Columna del criterio 1' }), 'Categoría')
    await expect(drawer.getByText('Ningún producto tiene valor: no ordena nada.')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Aplicar' })).toBeDisabled()
  },
}

export const HistoryGoesBackToAnyStep: Story = {
  args: {
    actions: [second, third].map((product, nth) => ({
      kind: 'edited',
      edit: { kind: 'move', products: [product], after: null },
      at: now - (2 - nth) * 60_000,
    })),
  },
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.click(workbench.getByRole('button', { name: 'Historial' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Historial' }))
    await userEvent.click(drawer.getByRole('radio', { name: 'Como se guardó' }))
    await waitFor(() => expect(idsIn(canvasElement).slice(0, 3)).toEqual([first, second, third]))
    await userEvent.click(drawer.getByRole('radio', { name: new RegExp(`^«${nameOf(second)}»`) }))
    await waitFor(() => expect(idsIn(canvasElement)[0]).toBe(second))
    await expect(drawer.getByText('Lo propuso Luis Ortega y lo aprobó Ana Ruiz')).toBeVisible()
    await userEvent.click(drawer.getAllByRole('button', { name: 'Comparar' })[1]!)
    await expect(await screen.findByRole('dialog', { name: /^Lo que cambia desde/ })).toBeVisible()
  },
}

export const ColumnsAreShownAndMoved: Story = {
  play: async ({ args, canvasElement }) => {
    const workbench = within(canvasElement)
    await userEvent.click(workbench.getByRole('button', { name: 'Columnas' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Origen' }))
    await expect(args.onLayout).toHaveBeenLastCalledWith({ columns: [{ id: 'source', shown: true }], view: 'list', perRow: 5 })
    screen.getByRole('button', { name: 'Mover Origen' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('{Escape}')
    const heads = workbench.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads.indexOf('Origen')).toBeGreaterThan(0)
    await expect(heads.indexOf('Origen')).toBeLessThan(heads.indexOf('samaraScore') < 0 ? heads.length : heads.indexOf('samaraScore'))
  },
}

export const TwoPeopleEdited: Story = {
  args: {
    actions: [{ kind: 'edited', edit: { kind: 'move', products: [third], after: null }, at: now }],
    facts: { conflict: { theirs: { ...ordering, version: 4, savedBy: 'Luisa', savedAt: '2026-11-21T10:21:00Z' } } },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Alguien guardó antes que tú' }))
    await expect(dialog.getByText(/Luisa guardó este orden hace 3 minutos/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Ver la otra versión' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(idsIn(canvasElement)[0]).toBe(first))
  },
}

export const SavedNowOrPublished: Story = {
  args: { actions: [{ kind: 'edited', edit: { kind: 'move', products: [third], after: null }, at: now }] },
  play: async ({ args, canvasElement }) => {
    const workbench = within(canvasElement)
    await expect(workbench.getByText('1 cambio sin guardar')).toBeVisible()
    await userEvent.click(workbench.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(workbench.getByRole('button', { name: 'Indexar' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
    await userEvent.click(workbench.getByRole('button', { name: 'Archivo' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar XLSX' }))
    await expect(args.onExport).toHaveBeenCalledWith('xlsx')
  },
}

export const ACollectionIsOnlySaved: Story = {
  args: {
    publishes: false,
    list: listOf(
      [
        { id: 1, name: 'Taza' },
        { id: 2, name: 'Jarrón' },
      ],
      { name: 'Rebajas', kind: 'collection' },
    ),
  },
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await expect(workbench.queryByRole('button', { name: 'Indexar' })).toBeNull()
    await expect(workbench.getByText('Todo guardado')).toBeVisible()
  },
}

const long = listOf(
  Array.from({ length: 500 }, (_, at) => ({ id: 1 + at, name: `Producto ${at + 1}`, units30: 500 - at })),
  { pins: [{ product: 40, position: 3 }], ordering },
)

export const WhatIsThereMovesNotWhenTheRestArrives: Story = {
  args: { list: long },
  render: (args) => {
    const [whole, setWhole] = useState(false)
    return (
      <>
        <LiveWorkbench {...args} {...(whole ? {} : { coming: { first: 60 } })} />
        <button type="button" onClick={() => setWhole(true)} className="fixed end-2 top-2 z-50">
          Llega el resto
        </button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    const grid = workbench.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    await expect(grid).toHaveAttribute('aria-rowcount', '501')
    await waitFor(() => expect(idsIn(canvasElement).slice(0, 4)).toEqual([1, 2, 40, 3]))
    // Nothing can be changed yet, neither by pointer nor by key.
    await expect(workbench.getByRole('checkbox', { name: 'Seleccionar todo' })).toBeDisabled()
    await expect(workbench.getByRole('searchbox').closest('[inert]')).not.toBeNull()
    await expect(workbench.getByText(/^Cargando el resto de 500 productos/)).toBeInTheDocument()
    const handle = within(rowsIn(canvasElement)[1]!).getByRole('button', { name: /^Mover / })
    handle.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Control>}a{/Control}')
    await expect(idsIn(canvasElement).slice(0, 4)).toEqual([1, 2, 40, 3])
    await expect(workbench.queryByRole('group', { name: /seleccionados?$/ })).toBeNull()

    grid.scrollTop = 700
    await waitFor(() => expect(idsIn(canvasElement)).toContain(20))
    const where = () => canvasElement.querySelector<HTMLElement>('[data-row-id="20"]')!.getBoundingClientRect()
    const before = { top: where().top, left: where().left, width: where().width, height: grid.scrollHeight, focus: document.activeElement }
    await userEvent.click(workbench.getByRole('button', { name: 'Llega el resto' }))
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await expect(grid.isConnected).toBe(true)
    await expect(grid.scrollTop).toBe(700)
    await expect({ top: where().top, left: where().left, width: where().width, height: grid.scrollHeight }).toEqual({
      top: before.top,
      left: before.left,
      width: before.width,
      height: before.height,
    })
    await userEvent.click(workbench.getByRole('checkbox', { name: 'Seleccionar Producto 20' }))
    await userEvent.click(workbench.getByRole('button', { name: 'Al principio' }))
    grid.scrollTop = 0
    await waitFor(() => expect(idsIn(canvasElement).slice(0, 4)).toEqual([20, 1, 40, 2]))
  },
}

const again = fn()
export const TheRestIsFetchedAgain: Story = {
  args: { list: long, coming: { first: 60, failure: { code: 'network/unreachable' }, again } },
  play: async ({ canvasElement }) => {
    const workbench = within(canvasElement)
    await expect(workbench.getByText('No se ha podido cargar el resto de los productos')).toBeVisible()
    await waitFor(() => expect(idsIn(canvasElement)[0]).toBe(1))
    await userEvent.click(workbench.getByRole('button', { name: 'Reintentar' }))
    await expect(again).toHaveBeenCalledOnce()
  },
}
