import { cva } from 'class-variance-authority'
import type { ClassNames } from 'react-day-picker'

export const calendar = cva('inline-block w-fit max-w-full text-md text-default')

const turn = [
  'absolute top-0 z-10 inline-flex size-control-md items-center justify-center rounded-md text-muted',
  'hover:bg-hover hover:text-default active:bg-pressed',
  'outline-offset-1 outline-focus focus-visible:outline-2',
  'aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-disabled',
].join(' ')

/** One line each: rest, hover, pressed, focus, disabled. */
const dayButton = [
  'relative flex h-9 w-full items-center justify-center rounded-md tabular-nums pointer-coarse:h-11',
  'hover:bg-hover',
  'active:bg-pressed',
  'outline-offset-1 outline-focus focus-visible:z-10 focus-visible:outline-2',
  'disabled:cursor-default disabled:bg-transparent disabled:text-disabled aria-disabled:text-disabled',
].join(' ')

const chosen =
  '[&>button]:bg-accent [&>button]:font-semibold [&>button]:text-on-accent [&>button:hover]:bg-accent-hover [&>button:active]:bg-accent-pressed'

/** Every part of the grid by a class of ours; the library brings none. */
export const gridClasses: Partial<ClassNames> = {
  root: '',
  months: 'relative flex flex-wrap gap-x-6 gap-y-4',
  month: 'w-[17.5rem] max-w-full pointer-coarse:w-[19.25rem]',
  nav: 'contents',
  button_previous: `${turn} left-0`,
  button_next: `${turn} right-0`,
  chevron: '',
  month_caption: 'flex h-control-md items-center justify-center px-11',
  caption_label: 'inline-flex items-center gap-1 rounded-sm px-1 font-semibold',
  dropdowns: 'flex items-center gap-0.5',
  dropdown_root: 'relative inline-flex min-h-7 items-center rounded-sm outline-focus hover:bg-hover has-[select:focus-visible]:outline-2',
  dropdown: 'absolute inset-0 w-full cursor-pointer appearance-none bg-raised text-default opacity-0',
  months_dropdown: '',
  years_dropdown: '',
  month_grid: 'mt-1 w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5',
  weekdays: '',
  weekday: 'h-8 text-center text-xs font-normal text-muted',
  weeks: '',
  week: '',
  day: 'p-0 text-center',
  day_button: dayButton,
  today:
    '[&>button]:font-semibold [&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1 [&>button]:after:rounded-full [&>button]:after:bg-current',
  outside: 'text-subtle',
  disabled: '',
  hidden: 'invisible',
  focused: '',
  selected: '',
  range_start: `rounded-l-md ${chosen}`,
  range_middle: 'bg-accent-soft first:rounded-l-md last:rounded-r-md [&>button:hover]:bg-accent-soft-hover',
  range_end: `rounded-r-md ${chosen}`,
}

/** Days by what one may see in them. */
export const dayMarks = {
  /** The one day that is chosen. */
  single: chosen,
  /** What a range would hold if it ended under the pointer. */
  preview: 'bg-hover first:rounded-l-md last:rounded-r-md',
  /** Behind the first and the last day of a range, towards its inside. */
  joinsNext: 'bg-accent-soft',
  joinsPrevious: 'bg-accent-soft',
} as const
