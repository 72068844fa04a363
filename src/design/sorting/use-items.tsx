import type { ItemFacts } from './item-facts.ts'
import { rowsFor } from './geometry.ts'
import { PositionField } from './position-field.tsx'
import { useRowWindow, type RowWindow } from './use-row-window.ts'
import type { Sortable, SortableProps } from './use-sortable.ts'

export interface Items extends RowWindow {
  /** The props of the nth visible item. */
  factsOf: (nth: number) => ItemFacts
}

/**
 * The items to render, with their props.
 * @param overscan rows drawn above and below those in sight
 */
export function useItems<Item extends object>(props: SortableProps<Item>, sortable: Sortable, overscan: number): Items {
  const { order, itemOf, nameOf, sourceOf, selection, hit, frozen = false, loading = false, coming = 0 } = props
  const { layout, scroller, view, texts, described, activity, sorting } = sortable
  const { held, justMoved, edited, refused } = sorting
  const { active } = activity
  const nthOfActive = active && !loading ? view.rowOf(active.id) : -1
  const nthOfHeld = held ? view.rowOf(held.id) : -1
  const window = useRowWindow({ scroller, count: loading ? 0 : view.count, layout, keep: [nthOfActive, nthOfHeld], overscan })
  const { perRow } = window.geometry
  const rowOfActive = Math.floor(nthOfActive / perRow)
  const nthOfTab = rowOfActive >= window.first && rowOfActive <= window.last ? nthOfActive : window.first * perRow
  const total = texts.number(order.length + coming)
  const editor = edited ? (
    <PositionField
      {...edited}
      onPosition={(position) => {
        const place = sorting.moveToPosition(edited.id, position)
        // While a filter is on, its row is known only after the render.
        activity.focus(edited.id, 'position', view.count === order.length ? place : null)
      }}
      onLeave={(refocus) => {
        sorting.leaveEdit()
        if (refocus) activity.focus(edited.id, 'position')
      }}
    />
  ) : null

  const factsOf = (nth: number): ItemFacts => {
    const id = view.idAt(nth)
    const item = itemOf(id)
    const selected = selection.has(id)
    return {
      id,
      nth,
      name: nameOf(item),
      position: texts.number(view.placeAt(nth) + 1),
      total,
      look: held?.moving.has(id) ? 'held' : hit === id ? 'hit' : selected ? 'selected' : 'rest',
      selected,
      justMoved: justMoved.has(id),
      refused: refused === id,
      source: sourceOf?.(item) ?? null,
      tab: nth !== nthOfTab ? null : perRow > 1 ? 'every' : nth === nthOfActive && active ? active.stop : 'handle',
      frozen,
      editor: edited?.id === id ? editor : null,
      texts,
      described,
    }
  }
  // Items that are still loading get their space at once, so that nothing moves when they arrive.
  return { ...window, height: rowsFor((loading ? 0 : view.count) + coming, perRow) * window.geometry.rowHeight, factsOf }
}
