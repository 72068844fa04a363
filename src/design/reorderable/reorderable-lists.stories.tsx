import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { playground, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { middleOf, settled, takeByPointer } from '../sorting/pointer.fixtures.ts'
import {
  DropMark,
  ReorderableLists,
  ReorderHandle,
  useDropSpot,
  useReorderable,
  type ReorderableList,
  type ReorderableListsProps,
} from './index.ts'
import { reorderable } from './reorderable.variants.ts'

const names: Readonly<Record<string, string>> = {
  cup: 'Taza azul',
  pot: 'Tetera',
  plate: 'Plato hondo',
  bowl: 'Cuenco',
  long: 'Juego de café de porcelana para doce personas con bandeja y azucarero a juego',
}

const start: readonly ReorderableList[] = [
  { id: 'tea', name: 'Hora del té', items: ['cup', 'pot', 'plate'] },
  { id: 'gifts', name: 'Regalos', items: [] },
  { id: 'table', name: 'La mesa', items: ['bowl'] },
]

function Row({ id, mark }: { id: string; mark: 'top' | 'bottom' | null }) {
  const { ref, style, dragged, handle } = useReorderable(id)
  return (
    <li
      ref={ref}
      style={style}
      data-item={id}
      className={`relative flex items-center gap-2 border-b border-default px-2 py-1 text-sm ${reorderable({ dragged })}`}
    >
      {mark && <DropMark at={mark} />}
      <ReorderHandle handle={handle} />
      <span className="min-w-0">{names[id] ?? id}</span>
    </li>
  )
}

function Group({ list: { id, name, items }, held }: { list: ReorderableList; held?: number | undefined }) {
  const { ref, place } = useDropSpot(id)
  const at = held ?? place
  return (
    <section ref={ref} className="border border-default bg-surface">
      <h3 className="px-2 py-1 text-sm font-semibold">{name}</h3>
      <ul aria-label={name} className="relative min-h-6">
        {items.length === 0 && at !== null && <DropMark at="top" />}
        {items.map((item, nth) => (
          <Row
            key={item}
            id={item}
            mark={at === nth ? 'top' : at !== null && at >= items.length && nth === items.length - 1 ? 'bottom' : null}
          />
        ))}
      </ul>
    </section>
  )
}

type ListsProps = Partial<Omit<ReorderableListsProps, 'children'>> & { at?: number | undefined }

/** The lists as a page would use them: the page holds what is in them. */
function Lists({ lists: first = start, onMove, at, ...rest }: ListsProps) {
  const [lists, setLists] = useState(first)
  return (
    <ReorderableLists
      nameOf={(id) => names[id] ?? id}
      {...rest}
      lists={lists}
      onMove={(id, to) => {
        onMove?.(id, to)
        setLists(
          lists.map((list) => {
            const items = list.items.filter((item) => item !== id)
            return { ...list, items: list.id === to.list ? items.toSpliced(to.place, 0, id) : items }
          }),
        )
        return undefined
      }}
    >
      <div className="flex max-w-xs flex-col gap-3">
        {lists.map((list, nth) => (
          <Group key={list.id} list={list} held={nth === 0 ? at : undefined} />
        ))}
      </div>
    </ReorderableLists>
  )
}

const meta = { title: 'Design/Reorderable lists', component: Lists, args: { onMove: fn() } } satisfies Meta<typeof Lists>
export default meta
type Story = StoryObj<typeof meta>

const held = (canvas: HTMLElement, list: string): (string | undefined)[] =>
  [...within(canvas).getByRole('list', { name: list }).querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['item'])
const handleOf = (canvas: HTMLElement, name: string): HTMLElement => within(canvas).getByRole('button', { name: `Mover ${name}` })
const announcedIn = (canvas: HTMLElement): string => within(canvas).getByRole('status').textContent

export const Playground: Story = playground({ disabled: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="at rest">
        <Lists />
      </SnapshotRow>
      <SnapshotRow name="over a place">
        <Lists at={1} />
      </SnapshotRow>
      <SnapshotRow name="disabled">
        <Lists disabled />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const DraggedIntoAnotherList: Story = {
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, 'Taza azul'))
    await pointer.moveTo(middleOf(canvasElement.querySelector('[data-item="bowl"]')!, 0.8))
    await expect(announcedIn(canvasElement)).toBe('Taza azul, en La mesa: posición 2 de 2.')
    await expect(canvasElement.querySelectorAll('[data-slot="drop-mark"]')).toHaveLength(1)
    await pointer.letGo()
    await expect(mocked(args.onMove!).mock.calls).toEqual([['cup', { list: 'table', place: 1 }]])
    await expect(held(canvasElement, 'La mesa')).toEqual(['bowl', 'cup'])
    await waitFor(() => expect(handleOf(canvasElement, 'Taza azul')).toHaveFocus())
  },
}

export const DraggedIntoAnEmptyList: Story = {
  play: async ({ canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, 'Cuenco'))
    await pointer.moveTo(middleOf(within(canvasElement).getByRole('list', { name: 'Regalos' })))
    await pointer.letGo()
    await expect(held(canvasElement, 'Regalos')).toEqual(['bowl'])
  },
}

export const ArrowsGoThroughAllLists: Story = {
  play: async ({ canvasElement }) => {
    const handle = handleOf(canvasElement, 'Tetera')
    await expect(handle).toHaveAccessibleDescription(/pasa a la lista siguiente/)
    handle.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(handleOf(canvasElement, 'Tetera')).toHaveFocus())
    await expect(held(canvasElement, 'Hora del té')).toEqual(['cup', 'plate', 'pot'])
    await settled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(held(canvasElement, 'Regalos')).toEqual(['pot'])
    await expect(announcedIn(canvasElement)).toBe('Tetera, en Regalos: posición 1 de 1.')
    await waitFor(() => expect(handleOf(canvasElement, 'Tetera')).toHaveFocus())
    await userEvent.keyboard('{PageUp}')
    await expect(held(canvasElement, 'Hora del té')).toEqual(['cup', 'plate', 'pot'])
  },
}

export const LiftedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, 'Taza azul').focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(announcedIn(canvasElement)).toBe('Taza azul, en la mano. Posición 1 de 3.'))
    await settled()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(announcedIn(canvasElement)).toBe('Taza azul, en Hora del té: posición 2 de 3.'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(announcedIn(canvasElement)).toBe('Movimiento cancelado. Taza azul, posición 1 de 3.'))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      <Lists />
    </RowPerLanguage>
  ),
}

export const OnAPhone: Story = {
  tags: ['phone', 'long-words', 'snapshot'],
  args: { lists: [{ id: 'tea', name: 'Hora del té', items: ['cup', 'long'] }, ...start.slice(1)] },
}
