import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { middleOf, settled, takeByPointer } from '../sorting/pointer.fixtures.ts'
import { ReorderHandle, Reorderable, useReorderable, type ReorderableProps } from './index.ts'
import { looks, reorderable } from './reorderable.variants.ts'

const names: Readonly<Record<string, string>> = {
  price: 'Precio',
  stock: 'Existencias',
  units: 'Unidades',
  score: 'Puntuación',
  long: 'Ingresos de los últimos noventa días sin devoluciones ni gastos de envío',
}

function Row({ id, look }: { id: string; look?: keyof typeof looks | undefined }) {
  const { ref, style, dragged, handle } = useReorderable(id)
  return (
    <li
      ref={ref}
      style={style}
      data-item={id}
      className={`flex items-center gap-2 border border-default px-2 py-1 text-sm ${reorderable({ dragged: dragged || look === 'dragged' })}`}
    >
      <ReorderHandle handle={handle} />
      <span className="min-w-0">{names[id] ?? id}</span>
    </li>
  )
}

type ListProps = Partial<Omit<ReorderableProps, 'children'>> & { start?: readonly string[]; look?: keyof typeof looks | undefined }

/** The list as a page would use it: the page holds the sequence. */
function List({ start = ['price', 'stock', 'units', 'score'], look, onMove, ...rest }: ListProps) {
  const [items, setItems] = useState(start)
  return (
    <Reorderable
      nameOf={(id) => names[id] ?? id}
      {...rest}
      items={items}
      onMove={(id, to) => {
        onMove?.(id, to)
        setItems(items.filter((other) => other !== id).toSpliced(to, 0, id))
      }}
    >
      <ul className={`bg-surface ${rest.axis === 'across' ? 'flex' : 'max-w-xs'}`}>
        {items.map((id) => (
          <Row key={id} id={id} look={look} />
        ))}
      </ul>
    </Reorderable>
  )
}

const meta = { title: 'Design/Reorderable', component: List, args: { onMove: fn() } } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const sequence = (canvas: HTMLElement): (string | undefined)[] =>
  [...canvas.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['item'])
const handleOf = (canvas: HTMLElement, name: string): HTMLElement => within(canvas).getByRole('button', { name: `Mover ${name}` })
const announcedIn = (canvas: HTMLElement): string => within(canvas).getByRole('status').textContent

export const Playground: Story = playground({ axis: choice(['down', 'across']), by: choice(['handle', 'mouse']), disabled: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {(Object.keys(looks) as (keyof typeof looks)[]).map((look) => (
        <SnapshotRow key={look} name={look}>
          <List start={['price', 'stock']} look={look} />
        </SnapshotRow>
      ))}
      <SnapshotRow name="across">
        <List axis="across" />
      </SnapshotRow>
      <SnapshotRow name="disabled">
        <List start={['price', 'stock']} disabled />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const DraggedByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, 'Precio'))
    await pointer.moveTo(middleOf(canvasElement.querySelector('[data-item="units"]')!, 0.7))
    await expect(announcedIn(canvasElement)).toBe('Precio, posición 3 de 4')
    await pointer.letGo()
    await expect(mocked(args.onMove!).mock.calls).toEqual([['price', 2]])
    await expect(sequence(canvasElement)).toEqual(['stock', 'units', 'price', 'score'])
    await expect(announcedIn(canvasElement)).toBe('Precio, en la posición 3 de 4.')
    await waitFor(() => expect(handleOf(canvasElement, 'Precio')).toHaveFocus())
  },
}

export const LiftedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, 'Puntuación').focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(announcedIn(canvasElement)).toBe('Puntuación, en la mano. Posición 4 de 4.'))
    await settled()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(announcedIn(canvasElement)).toBe('Puntuación, posición 3 de 4'))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(mocked(args.onMove!).mock.calls).toEqual([['score', 2]]))
    await expect(sequence(canvasElement)).toEqual(['price', 'stock', 'score', 'units'])
    await waitFor(() => expect(handleOf(canvasElement, 'Puntuación')).toHaveFocus())
  },
}

export const ThoughtBetterOfIt: Story = {
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, 'Precio').focus()
    await userEvent.keyboard(' ')
    await settled()
    await userEvent.keyboard('{ArrowDown}')
    await settled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(announcedIn(canvasElement)).toBe('Movimiento cancelado. Precio, posición 1 de 4.'))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const AnArrowMovesByOnePlace: Story = {
  play: async ({ args, canvasElement }) => {
    const handle = handleOf(canvasElement, 'Precio')
    await expect(handle).toHaveAccessibleDescription(/Con una flecha cambia de lugar/)
    handle.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(mocked(args.onMove!).mock.calls).toEqual([['price', 1]])
    await expect(announcedIn(canvasElement)).toBe('Precio, en la posición 2 de 4.')
    await waitFor(() => expect(handleOf(canvasElement, 'Precio')).toHaveFocus())
  },
}

export const Across: Story = {
  args: { axis: 'across' },
  play: async ({ args, canvasElement }) => {
    handleOf(canvasElement, 'Existencias').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(mocked(args.onMove!).mock.calls).toEqual([['stock', 2]])
  },
}

export const NothingInIt: Story = { args: { start: [] } }

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      <List start={['price', 'stock']} />
    </RowPerLanguage>
  ),
}

export const OnAPhone: Story = {
  tags: ['phone', 'long-words', 'snapshot'],
  args: { start: ['price', 'long', 'score'] },
}
