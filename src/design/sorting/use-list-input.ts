import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { Geometry, Layout } from './geometry.ts'
import { commandOf } from './list-keys.ts'
import type { RowView } from './order.ts'
import { onControl } from './pointer-sensors.ts'
import { stops, type Stop } from './stops.ts'
import { gapByKey } from './target-row.ts'
import type { ActiveRow } from './use-active-row.ts'
import type { Choosing } from './use-choosing.ts'
import type { Sorting } from './use-sorting.ts'

export interface ListInputOptions {
  scroller: RefObject<HTMLDivElement | null>
  view: RowView
  layout: Layout
  sorting: Sorting
  choosing: Choosing
  activity: ActiveRow
  frozen: boolean
}

export interface ListInput {
  onClick: (event: MouseEvent<HTMLDivElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
  onBlur: (event: FocusEvent<HTMLDivElement>) => void
}

const rowIdAt = (target: EventTarget): number | null => {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'] : undefined
  return id === undefined ? null : Number(id)
}
const stopAt = (target: EventTarget): Stop | undefined => {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset['stop'] : undefined
  return stops.find((stop) => stop === name)
}
/** The next control of the same item, in reading order. */
const neighbourOf = (target: EventTarget, by: -1 | 1): Stop | undefined => {
  const all = target instanceof Element ? [...(target.closest('[data-row-id]')?.querySelectorAll('[data-stop]') ?? [])] : []
  const next = all[all.findIndex((each) => each === target) + by]
  return next && stopAt(next)
}
const onBox = (target: EventTarget): boolean => {
  const area = target instanceof Element ? target.closest('[data-area="select"]') : null
  return area !== null && area.querySelector(':disabled') === null
}

/** Events of a row's menu also bubble to here, although the menu is rendered in a portal. */
const within = ({ currentTarget, target }: MouseEvent | KeyboardEvent): boolean => target instanceof Node && currentTarget.contains(target)

/** Handles clicks and keys: one listener for the whole list, for any number of rows. */
export function useListInput({ scroller, view, layout, sorting, choosing, activity, frozen }: ListInputOptions): ListInput {
  const { held } = sorting
  const { focus, reveal, setActive } = activity

  const edit = (id: number, typed?: string): void => {
    if (frozen) return
    setActive({ id, stop: 'position' })
    sorting.edit(id, typed)
  }
  const geometry = (): Geometry => layout.at(scroller.current?.clientWidth ?? 0)
  const itemsOfAPage = ({ perRow, rowHeight }: Geometry): number => {
    const space = (scroller.current?.clientHeight ?? 0) - layout.headHeight
    return Math.max(1, Math.floor(space / rowHeight) - (perRow > 1 ? 0 : 1)) * perRow
  }

  const onKeyWhileHeld = (event: KeyboardEvent<HTMLDivElement>, id: number): void => {
    if (held?.input !== 'keys' || event.key === 'Tab') return
    event.preventDefault()
    if (event.key === 'Escape') return sorting.cancel()
    if (event.key === ' ' || event.key === 'Enter') {
      sorting.drop()
      return focus(id, 'handle')
    }
    const before = held.gap ?? 0
    const gap = gapByKey(event.key, before, held.rows, view.count, geometry().perRow)
    if (gap === undefined) return
    sorting.dragOver({ gap, atRowEnd: false })
    reveal(Math.max(0, Math.min(view.count - 1, gap > before ? gap : gap - 1)))
  }

  return {
    onClick: (event) => {
      if (!within(event)) return
      const id = rowIdAt(event.target)
      if (id === null) {
        if (onBox(event.target) && view.count > 0) choosing.chooseAll()
      } else if (onBox(event.target)) choosing.choose(id, event.shiftKey)
      else if (stopAt(event.target) === 'position') edit(id)
      else if (!onControl(event.target)) {
        if (event.ctrlKey || event.metaKey || event.shiftKey) choosing.choose(id, event.shiftKey)
        else choosing.begin(id)
        focus(id, 'handle')
      }
    },

    onKeyDown: (event) => {
      if (event.defaultPrevented || !within(event)) return
      const id = rowIdAt(event.target)
      const stop = stopAt(event.target)
      if (id === null || !stop) {
        if (event.key === 'Escape' && !held && choosing.any) choosing.clear()
        return
      }
      if (held) return onKeyWhileHeld(event, id)
      const row = view.rowOf(id)
      const now = geometry()
      const command = commandOf(event, { row, count: view.count, page: itemsOfAPage(now), onHandle: stop === 'handle', perRow: now.perRow })
      if (!command || (frozen && ['nudge', 'lift', 'type'].includes(command.do))) return
      if (command.do === 'clear' && !choosing.any) return
      event.preventDefault()
      sorting.clearRefusal()
      switch (command.do) {
        case 'go':
          if (command.extend) choosing.extendTo(id, command.to)
          else choosing.begin(null)
          return focus(view.idAt(command.to), stop)
        case 'stop':
          return focus(id, neighbourOf(event.target, command.by) ?? stop)
        case 'nudge':
          sorting.nudge(id, command.by)
          return focus(id, stop)
        case 'lift':
          return sorting.startDrag(id, 'keys')
        case 'type':
          return edit(id, command.digit)
        case 'select-all':
          return choosing.chooseAll()
        case 'clear':
          return choosing.clear()
      }
    },

    onBlur: ({ target }) => {
      if (sorting.refused !== null) sorting.clearRefusal()
      // When another window takes the focus, the focus returns to the same control later.
      if (held?.input === 'keys' && document.activeElement !== target) sorting.cancel()
    },
  }
}
