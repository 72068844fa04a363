import { closestCenter, DndContext, DragOverlay, pointerWithin, type CollisionDetection, type DragMoveEvent } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { HeldCard, useTexts } from '../sorting/index.ts'
import { DropSpotContext, listKey } from './drop-spot.ts'
import { nextSpot, sameSpot, spotInNextList, spotOf, spotOver, type ReorderableList, type Spot } from './lists.ts'
import { ReorderContext } from './reorder-context.ts'
import { useReorderWords } from './reorderable.words.ts'
import { focusHandle, useDragParts } from './use-drag-parts.ts'

export interface ReorderableListsProps {
  /** In their sequence. */
  lists: readonly ReorderableList[]
  /** The name of an item in announcements. */
  nameOf: (id: string) => string
  /** Nothing changes by itself: put the item there. Returns what the item is called there, where that is something else. */
  onMove: (id: string, to: Spot) => string | undefined
  /** @default false */
  disabled?: boolean | undefined
  children: ReactNode
}

/** Items stay where they are while another one is dragged: a line shows where it would land. */
const stay = (): null => null

/** What the item in hand is over: an item before the list around it, and between lists what is nearest. */
const collide: CollisionDetection = (area) => {
  const isList = (id: unknown): boolean => String(id).startsWith(listKey(''))
  const under = area.pointerCoordinates ? pointerWithin(area) : []
  const hit = under.find(({ id }) => !isList(id)) ?? under[0]
  return hit ? [hit] : closestCenter({ ...area, droppableContainers: area.droppableContainers.filter(({ id }) => !isList(id)) })
}

/**
 * A few lists that people put in order and move items between, by pointer,
 * by finger, or by keyboard. A list asks `useDropSpot` where the line is.
 * @example
 * <ReorderableLists lists={groups} nameOf={nameOf} onMove={(id, { list, place }) => move(id, list, place)}>
 *   {groups.map((group) => <Group key={group.id} group={group} />)}
 * </ReorderableLists>
 */
export function ReorderableLists({ lists, nameOf, onMove, disabled = false, children }: ReorderableListsProps) {
  const { say: sentences, number } = useTexts()
  const { acrossLists, inList } = useReorderWords()
  const described = useId()
  const mark = useRef<HTMLSpanElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [held, setHeld] = useState<{ id: string; spot: Spot | null } | null>(null)
  const parts = useDragParts('handle', held !== null)
  const ids = useMemo(() => lists.flatMap(({ items }) => items), [lists])

  const announce = (id: string, { list: of, place }: Spot): void => {
    const list = lists.find((one) => one.id === of)
    if (!list) return
    const total = list.items.length + (list.items.includes(id) ? 0 : 1)
    setAnnouncement(inList(nameOf(id), list.name, number(place + 1), number(total)))
  }
  const stays = (id: string, sentence: 'lifted' | 'unmoved' | 'cancelled'): void => {
    const spot = spotOf(lists, id)
    const total = lists.find((one) => one.id === spot?.list)?.items.length ?? 0
    if (spot) setAnnouncement(sentences[sentence](nameOf(id), number(spot.place + 1), number(total)))
  }
  const put = (id: string, to: Spot | null): void => {
    if (to === null) return
    announce(id, to)
    focusHandle(mark.current?.parentElement, onMove(id, to) ?? id)
  }
  const spotUnder = ({ active, over }: Pick<DragMoveEvent, 'active' | 'over'>): Spot | null => {
    const [id, under] = [String(active.id), over && String(over.id)]
    if (over === null || under === null) return null
    const list = lists.find((one) => listKey(one.id) === under)
    if (list) return spotOver(lists, id, { list: list.id })
    const box = active.rect.current.translated
    const lower = box ? box.top + box.height / 2 - (over.rect.top + over.rect.height / 2) : 0
    // By keyboard an item lies exactly upon another one: it takes that one's place.
    const [own, other] = [spotOf(lists, id), spotOf(lists, under)]
    const behind = own !== null && own.list === other?.list && own.place < other.place
    return spotOver(lists, id, { item: under, below: Math.abs(lower) < 2 ? behind : lower > 0 })
  }
  const over = (event: DragMoveEvent): void => {
    const spot = spotUnder(event)
    if (!held || sameSpot(spot, held.spot)) return
    setHeld({ ...held, spot })
    if (spot) announce(held.id, spot)
  }
  const context = {
    disabled,
    described,
    nameOf,
    axis: 'down' as const,
    nudge: (id: string, by: -1 | 1) => put(id, nextSpot(lists, id, by)),
    changeList: (id: string, by: -1 | 1) => put(id, spotInNextList(lists, id, by)),
  }

  return (
    <DndContext
      {...parts}
      collisionDetection={collide}
      onDragStart={({ active }) => {
        const id = String(active.id)
        setHeld({ id, spot: spotOf(lists, id) })
        stays(id, 'lifted')
      }}
      onDragMove={over}
      onDragOver={over}
      onDragCancel={({ active }) => {
        setHeld(null)
        stays(String(active.id), 'cancelled')
      }}
      onDragEnd={(event) => {
        const id = String(event.active.id)
        const spot = spotUnder(event)
        setHeld(null)
        if (spot === null || sameSpot(spot, spotOf(lists, id))) stays(id, 'unmoved')
        else put(id, spot)
      }}
    >
      <SortableContext items={ids} disabled={disabled} strategy={stay}>
        <ReorderContext value={context}>
          <DropSpotContext value={held && !sameSpot(held.spot, spotOf(lists, held.id)) ? held.spot : null}>{children}</DropSpotContext>
        </ReorderContext>
      </SortableContext>
      {/* Above everything, for a list may cut off what leaves it. */}
      <DragOverlay dropAnimation={null}>
        {held && (
          <HeldCard count={1} countLabel="">
            {nameOf(held.id)}
          </HeldCard>
        )}
      </DragOverlay>
      <span ref={mark} id={described} hidden>
        {acrossLists}
      </span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </DndContext>
  )
}
