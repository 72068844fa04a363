import { cva } from 'class-variance-authority'
import { EnteredIcon, LeftIcon, MoveDownIcon, MoveUpIcon, OrderIcon, ShiftedIcon, type IconComponent } from '../icon/index.ts'
import type { ChangeKind, ScreenNews } from './difference.ts'

interface KindLook {
  readonly icon: IconComponent
  readonly ink: string
}

/** What became of a product: a shape and a colour each. */
export const kindLooks = {
  moved: { icon: OrderIcon, ink: 'text-accent' },
  entered: { icon: EnteredIcon, ink: 'text-success' },
  left: { icon: LeftIcon, ink: 'text-danger' },
  shifted: { icon: ShiftedIcon, ink: 'text-muted' },
} as const satisfies Record<ChangeKind, KindLook>

/** A count that is a filter. One line each: rest, hover, pressed, chosen, focus. */
export const kindTile = cva([
  'flex min-h-control-lg min-w-0 flex-col items-start gap-0.5 rounded-md border border-default bg-surface px-3 py-2 text-start',
  'hover:border-control hover:bg-hover',
  'active:bg-pressed',
  'data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft',
  'outline-offset-2 outline-focus focus-visible:outline-2',
  'transition-[background-color,border-color] duration-fast ease-steady',
])

/** The first screen as it is seen on each device: how many in a row. */
export const devices = { desktop: 'grid-cols-4', phone: 'mx-auto max-w-72 grid-cols-2' } as const
export type Device = keyof typeof devices

export const screenGrid = cva('grid gap-2', { variants: { device: devices }, defaultVariants: { device: 'desktop' } })

/** A product on the first screen: as it was, new on it, about to leave it. */
export const screenCard = cva('relative flex min-w-0 flex-col overflow-hidden rounded-md border bg-surface', {
  variants: {
    news: {
      same: 'border-subtle',
      up: 'border-subtle',
      down: 'border-subtle',
      fresh: 'border-accent outline-2 -outline-offset-2 outline-accent',
      entered: 'border-accent outline-2 -outline-offset-2 outline-accent',
      goes: 'border-dashed border-strong',
      left: 'border-dashed border-danger',
    } satisfies Record<ScreenNews, string>,
    /** Nobody can buy it, so it is no gain that it enters. */
    soldOut: { true: '', false: '' },
  },
  compoundVariants: [{ news: ['fresh', 'entered'], soldOut: true, class: 'border-warning-soft outline-none' }],
  defaultVariants: { news: 'same', soldOut: false },
})

/** What became of it, in the line below its name: a shape, a word and a colour. What stays where it was has none. */
export const newsLooks = {
  up: { icon: MoveUpIcon, ink: 'text-success' },
  down: { icon: MoveDownIcon, ink: 'text-warning' },
  fresh: { icon: EnteredIcon, ink: 'text-accent' },
  entered: { icon: EnteredIcon, ink: 'text-accent' },
  goes: { icon: MoveDownIcon, ink: 'text-muted' },
  left: { icon: LeftIcon, ink: 'text-danger' },
} as const satisfies Record<Exclude<ScreenNews, 'same'>, KindLook>
