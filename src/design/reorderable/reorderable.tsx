import { closestCenter, DndContext, type DragOverEvent, type Modifier } from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../sorting/index.ts'
import { ReorderContext } from './reorder-context.ts'
import { useReorderWords } from './reorderable.words.ts'
import { focusHandle, useDragParts } from './use-drag-parts.ts'

export interface ReorderableProps {
  /** What is put in order, in its sequence. Each only once. */
  items: readonly string[]
  /** Below each other, or beside each other. @default 'down' */
  axis?: 'down' | 'across' | undefined
  /** The name of an item in announcements of its position. */
  nameOf: (id: string) => string
  /** Nothing changes by itself: put the item there. @param to its new place, from 0 */
  onMove: (id: string, to: number) => void
  /** By handles, with pointer, finger and keyboard; or by mouse anywhere on an item, where keys have another use. @default 'handle' */
  by?: 'handle' | 'mouse' | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** Announces a sentence to screen readers; without it the list has its own live region. */
  onAnnounce?: ((sentence: string) => void) | undefined
  children: ReactNode
}

const alongOf: Record<'down' | 'across', Modifier> = {
  down: ({ transform }) => ({ ...transform, x: 0 }),
  across: ({ transform }) => ({ ...transform, y: 0 }),
}

/**
 * A few items that people put in order, by pointer, by finger, or by keyboard; the others make room while one is dragged.
 * @example
 * <Reorderable items={ids} nameOf={nameOf} onMove={(id, to) => setIds(moved(ids, id, to))}>
 *   <ul>{ids.map((id) => <Row key={id} id={id} />)}</ul>
 * </Reorderable>
 */
export function Reorderable({
  items,
  axis = 'down',
  nameOf,
  onMove,
  by = 'handle',
  disabled = false,
  onAnnounce,
  children,
}: ReorderableProps) {
  const { say: sentences, number } = useTexts()
  const { instructions } = useReorderWords()
  const described = useId()
  const mark = useRef<HTMLSpanElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [held, setHeld] = useState<{ id: string; over: string } | null>(null)
  const parts = useDragParts(by, held !== null)
  const ids = useMemo(() => [...items], [items])
  const say = onAnnounce ?? setAnnouncement
  const total = number(items.length)
  const placed = (id: string, place = items.indexOf(id)): [string, string, string] => [nameOf(id), number(place + 1), total]

  const put = (id: string, to: number): void => {
    say(sentences.dropped(...placed(id, to)))
    onMove(id, to)
    if (by === 'handle') focusHandle(mark.current?.parentElement, id)
  }
  const over = ({ over: under }: DragOverEvent): void => {
    if (!held || !under || under.id === held.over) return
    setHeld({ ...held, over: String(under.id) })
    say(sentences.over(...placed(held.id, items.indexOf(String(under.id)))))
  }
  const context = {
    disabled,
    described,
    nameOf,
    axis,
    nudge: (id: string, places: -1 | 1) => {
      const to = items.indexOf(id) + places
      if (to >= 0 && to < items.length) put(id, to)
    },
  }

  return (
    <DndContext
      {...parts}
      collisionDetection={closestCenter}
      modifiers={[alongOf[axis]]}
      onDragStart={({ active }) => {
        const id = String(active.id)
        setHeld({ id, over: id })
        say(sentences.lifted(...placed(id)))
      }}
      onDragOver={over}
      onDragCancel={({ active }) => {
        setHeld(null)
        say(sentences.cancelled(...placed(String(active.id))))
      }}
      onDragEnd={({ active, over: under }) => {
        const id = String(active.id)
        setHeld(null)
        const to = under ? items.indexOf(String(under.id)) : -1
        if (to < 0 || to === items.indexOf(id)) say(sentences.unmoved(...placed(id)))
        else put(id, to)
      }}
    >
      <SortableContext
        items={ids}
        disabled={disabled}
        strategy={axis === 'down' ? verticalListSortingStrategy : horizontalListSortingStrategy}
      >
        <ReorderContext value={context}>{children}</ReorderContext>
      </SortableContext>
      <span ref={mark} id={described} hidden>
        {instructions}
      </span>
      {onAnnounce ? null : (
        <span role="status" className="sr-only">
          {announcement}
        </span>
      )}
    </DndContext>
  )
}
