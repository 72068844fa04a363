import { cva } from 'class-variance-authority'

/** Heights of rows: room for a picture and two lines, or one line; `pixels` is a first guess, rows grow with what stands in them. */
export const tableDensities = {
  comfortable: { row: 'min-h-row py-1.5', pixels: 56 },
  compact: { row: 'min-h-row-compact py-1', pixels: 40 },
} as const

export type TableDensity = keyof typeof tableDensities

/** The lives of a row. Every background is opaque: cells that stay in sight take it over and cover what slides below them. */
export const rowLooks = {
  rest: ['bg-surface', 'hover:bg-hover', 'focus-within:bg-hover'],
  selected: ['bg-accent-soft', 'hover:bg-accent-soft-hover', 'focus-within:bg-accent-soft-hover'],
} as const

export type RowLook = keyof typeof rowLooks

export const tableRow = cva('group/row border-b border-subtle text-sm', {
  variants: { look: { rest: [...rowLooks.rest], selected: [...rowLooks.selected] }, opens: { true: 'cursor-pointer', false: '' } },
  defaultVariants: { look: 'rest', opens: false },
})

export const frame = cva('flex min-w-0 flex-col bg-surface text-default', {
  variants: {
    bare: { true: '', false: 'overflow-clip rounded-lg border border-default shadow-card' },
    fill: { true: 'min-h-0 flex-1', false: '' },
  },
})

/** What scrolls: the table itself, or the page around it as long as nothing sticks out sideways. */
export const scroller = cva('relative outline-none [overflow-anchor:none]', {
  variants: {
    scrolls: { both: 'overflow-auto overscroll-x-contain', sideways: 'overflow-x-auto overscroll-x-contain', not: '' },
    fill: { true: 'min-h-0 flex-1', false: '' },
    tall: { true: 'max-h-[80dvh]', false: '' },
  },
})

export const headRow = cva('sticky top-0 z-10 border-b border-default bg-surface text-xs font-medium text-muted')

/** A cell that stays in sight; its shadow tells that something slid below it. */
export const stays = {
  start:
    'sticky z-2 bg-inherit in-data-slid-start:after:pointer-events-none in-data-slid-start:after:absolute in-data-slid-start:after:inset-y-0 in-data-slid-start:after:-end-px in-data-slid-start:after:w-px in-data-slid-start:after:bg-track in-data-slid-start:after:shadow-popover in-data-slid-start:after:[clip-path:inset(0_-12px_0_0)]',
  lead: 'sticky z-2 bg-inherit',
  end: 'sticky end-0 z-2 bg-inherit in-data-slid-end:after:pointer-events-none in-data-slid-end:after:absolute in-data-slid-end:after:inset-y-0 in-data-slid-end:after:-start-px in-data-slid-end:after:w-px in-data-slid-end:after:bg-track in-data-slid-end:after:shadow-popover in-data-slid-end:after:[clip-path:inset(0_0_0_-12px)]',
} as const

/** What can have the focus inside a row shows it in one way. */
export const focusRing = 'outline-focus focus-visible:outline-2 focus-visible:outline-solid'

export const resizer = cva([
  'absolute inset-y-0 -end-1.5 z-3 w-3 cursor-col-resize touch-none',
  'after:absolute after:inset-y-2 after:start-1/2 after:w-0.5 after:-translate-x-1/2 after:rounded-full after:bg-transparent',
  'hover:after:bg-accent-mark data-resizing:after:bg-accent-mark group-hover/head:after:bg-track',
])

export const headButton = cva(
  'relative inline-flex min-h-control-sm min-w-0 max-w-full items-center gap-1 rounded-xs px-1 -mx-1 text-xs font-medium outline-offset-0 outline-focus hover:text-default focus-visible:outline-2 data-sorted:text-default',
)
