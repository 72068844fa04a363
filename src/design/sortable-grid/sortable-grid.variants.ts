import { cva } from 'class-variance-authority'

/** Controls that lie on a card's picture while it is pointed at, has the focus or is chosen; always where nothing can point. */
export const onDemand = [
  'opacity-0 group-hover/tile:opacity-100 group-focus-within/tile:opacity-100 group-has-[[data-state=open]]/tile:opacity-100',
  '[@media(hover:none)]:opacity-100',
].join(' ')

/** The line that they stand in, with the position, which is always there. */
export const bar = cva(
  [
    'absolute inset-x-0 top-0 z-1 flex shrink-0 items-stretch rounded-t-lg',
    'group-hover/tile:bg-surface group-focus-within/tile:bg-surface group-has-[[data-state=open]]/tile:bg-surface',
    // Where it is always there it stands below the caption: nothing lies on the picture.
    '[@media(hover:none)]:static [@media(hover:none)]:order-last [@media(hover:none)]:rounded-t-none [@media(hover:none)]:rounded-b-lg [@media(hover:none)]:border-t [@media(hover:none)]:border-subtle [@media(hover:none)]:bg-surface',
  ],
  { variants: { selected: { true: 'bg-surface', false: '' } } },
)
