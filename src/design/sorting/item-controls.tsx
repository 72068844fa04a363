import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { AutomationIcon, ByHandIcon, CriteriaIcon, GripIcon, MoreIcon, PinIcon, type IconComponent } from '../icon/index.ts'
import { Menu, type MenuProps } from '../menu/index.ts'
import { OnDemand } from '../on-demand/index.ts'
import type { ItemFacts } from './item-facts.ts'
import { SelectBox } from './select-box.tsx'
import { focusRing } from './sorting.variants.ts'
import type { PositionSource } from './sorting.words.ts'
import type { Stop } from './stops.ts'

const sourceIcons: Record<PositionSource, IconComponent> = {
  pin: PinIcon,
  hand: ByHandIcon,
  criterion: CriteriaIcon,
  automation: AutomationIcon,
}

export interface ItemControls {
  /** The checkbox that selects it. */
  select: ReactElement
  /** The drag handle. */
  handle: ReactElement
  /** Its position, which can be edited, with the mark of its origin. */
  position: ReactNode
  /** The button of its menu; null when it has none. */
  actions: ReactElement | null
  /** A temporary overlay: the item was moved, is being dragged, or cannot be moved. */
  overlay: ReactNode
}

/**
 * A menu in every row would make scrolling a third slower. So a row has only the button; the menu is mounted when the button is pressed.
 */
const ItemMenu = (props: MenuProps) => <Menu align="end" {...props} />
const menuOfItem = () => Promise.resolve(ItemMenu)

/** Lets a frame fade once it is painted: what fades is a layer of its own, and one for each row would hold up the paint of a move. */
const fade = (frame: HTMLElement | null) => {
  let animation: Animation | undefined
  let next = requestAnimationFrame(() => {
    next = requestAnimationFrame(() => {
      animation = frame?.animate({ opacity: [1, 1, 0] }, { duration: 1_600, easing: 'ease-out', fill: 'forwards' })
    })
  })
  return () => {
    cancelAnimationFrame(next)
    animation?.cancel()
  }
}

/**
 * An item's own controls, the same in a row and on a card.
 * @param menu items of its menu
 */
export function itemControls(
  { name, position, total, look, selected, justMoved, refused, source, tab, frozen, editor, texts: { say }, described }: ItemFacts,
  menu: ReactNode,
): ItemControls {
  const tabIndex = (stop: Stop): 0 | -1 => (tab === stop || tab === 'every' ? 0 : -1)
  const pinned = source === 'pin'
  const Source = source && sourceIcons[source]
  const Grip = pinned ? PinIcon : GripIcon
  return {
    select: <SelectBox data-stop="select" checked={selected} tabIndex={tabIndex('select')} aria-label={say.select(name)} />,
    handle: (
      <button
        type="button"
        data-stop="handle"
        tabIndex={tabIndex('handle')}
        aria-disabled={frozen || pinned}
        aria-label={pinned ? `${say.move(name)} (${say.sources.pin})` : say.move(name)}
        aria-describedby={described}
        className={clsx(
          'grid size-full touch-none place-items-center rounded-sm',
          pinned
            ? 'cursor-default! text-accent'
            : 'cursor-grab! text-subtle hover:text-default active:cursor-grabbing! aria-disabled:cursor-default! aria-disabled:text-disabled',
          focusRing,
        )}
      >
        <Grip aria-hidden className="size-4" />
      </button>
    ),
    position: (
      <>
        {Source && !pinned && !editor ? (
          <span title={say.sources[source]} className="inline-flex shrink-0 text-subtle">
            <Source aria-hidden className="size-3.5" />
            <span className="sr-only">{say.sources[source]}</span>
          </span>
        ) : null}
        {editor ?? (
          <button
            type="button"
            data-stop="position"
            tabIndex={tabIndex('position')}
            aria-disabled={frozen || pinned}
            aria-label={say.changePosition(name, position, total)}
            className={clsx(
              'h-control-sm min-w-8 shrink-0 rounded-sm border border-transparent px-1.5 text-end text-sm whitespace-nowrap tabular-nums not-aria-disabled:hover:border-control not-aria-disabled:hover:bg-control not-aria-disabled:hover:text-default',
              pinned ? 'font-semibold text-accent' : 'text-muted',
              focusRing,
            )}
          >
            {position}
          </button>
        )}
      </>
    ),
    actions: menu ? (
      <OnDemand
        popup="menu"
        load={menuOfItem}
        given={{ children: menu }}
        trigger={
          <button
            type="button"
            data-stop="actions"
            tabIndex={tabIndex('actions')}
            aria-label={say.actions(name)}
            className={clsx(
              'grid size-full min-h-6 place-items-center rounded-sm text-subtle hover:text-default data-[state=open]:bg-pressed data-[state=open]:text-default',
              focusRing,
            )}
          >
            <MoreIcon aria-hidden className="size-4" />
          </button>
        }
      />
    ) : null,
    overlay: (
      <>
        {justMoved ? (
          <span
            ref={fade}
            aria-hidden
            className="pointer-events-none absolute inset-0 z-2 rounded-[inherit] border-s-4 border-accent outline-1 -outline-offset-1 outline-accent"
          />
        ) : null}
        {look === 'held' ? (
          <span aria-hidden className="pointer-events-none absolute inset-1 z-2 rounded-sm border border-dashed border-control" />
        ) : null}
        {refused ? (
          <span
            aria-hidden
            className="pointer-events-none absolute start-12 top-1/2 z-5 w-max max-w-[min(22rem,80%)] -translate-y-1/2 rounded-sm bg-inverse px-2.5 py-1.5 text-xs text-on-inverse shadow-popover"
          >
            {say.pinned(name, position)}
          </span>
        ) : null}
      </>
    ),
  }
}
