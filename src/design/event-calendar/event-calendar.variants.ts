import { cva } from 'class-variance-authority'
import type { Tone } from '../tokens/index.ts'

const tones = {
  neutral: 'bg-neutral-soft [--mark:var(--bg-neutral-mark)]',
  accent: 'bg-accent-soft [--mark:var(--bg-accent-mark)]',
  success: 'bg-success-soft [--mark:var(--bg-success-mark)]',
  warning: 'bg-warning-soft [--mark:var(--bg-warning-mark)]',
  danger: 'bg-danger-soft [--mark:var(--bg-danger-mark)]',
  info: 'bg-info-soft [--mark:var(--bg-info-mark)]',
} as const satisfies Record<Tone, string>

/** A publication in a day of the grid. One line each: rest, hover, pressed, chosen, focus. */
export const eventChip = cva(
  [
    'relative flex w-full min-w-0 border-s-[3px] border-(--mark) px-1.5 text-start text-default',
    'hover:brightness-97',
    'active:brightness-95',
    'aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-accent',
    'outline-focus focus-visible:outline-2 focus-visible:-outline-offset-1',
  ],
  {
    variants: {
      tone: tones,
      spacious: { true: 'flex-col gap-0.5 py-1.5', false: 'min-h-6 items-center gap-1 py-0.5 text-2xs' },
      starts: { true: 'rounded-s-sm', false: 'border-s-0 ps-2.5' },
      ends: { true: 'rounded-e-sm', false: '' },
      off: { true: 'line-through decoration-1', false: '' },
    },
    defaultVariants: { tone: 'neutral', spacious: false, starts: true, ends: true, off: false },
  },
)

/** A day of the grid. One line each: rest, hover, focus. */
export const dayCell = cva(
  [
    'flex min-w-0 flex-col gap-1 border-e border-b border-subtle p-1',
    'hover:bg-hover/60',
    'outline-focus focus-visible:outline-2 focus-visible:-outline-offset-2',
  ],
  {
    variants: { outside: { true: 'bg-sunken/60', false: 'bg-surface' }, spacious: { true: 'min-h-88', false: 'min-h-26' } },
    defaultVariants: { outside: false, spacious: false },
  },
)

/** A publication as a line of the agenda. One line each: rest, hover, pressed, chosen, focus. */
export const agendaRow = cva([
  'flex w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-subtle px-4 py-2.5 text-start @max-2xl:px-3',
  'hover:bg-hover',
  'active:bg-pressed',
  'aria-pressed:bg-accent-soft',
  'outline-focus focus-visible:outline-2 focus-visible:-outline-offset-2',
])
