import { cva } from 'class-variance-authority'

/** One line each: the round mark of a step. */
export const stepStates = {
  done: 'border-transparent bg-accent-soft text-accent',
  current: 'border-transparent bg-accent text-on-accent',
  coming: 'border-strong bg-surface text-muted',
  failed: 'border-transparent bg-danger-soft text-danger',
} as const

/** In a narrow place, a horizontal one becomes a line of bars with the current step under it. */
export const stepperOrientations = {
  horizontal: 'flex items-start gap-3',
  vertical: 'flex flex-col',
} as const

export type StepState = keyof typeof stepStates
export type StepperOrientation = keyof typeof stepperOrientations

export const stepMark = cva(
  'flex size-6 shrink-0 items-center justify-center rounded-full border text-xs font-semibold tabular-nums [&_svg]:size-3.5',
  {
    variants: { state: stepStates },
  },
)

/** The part of the line that stands for a step in a narrow place. */
export const stepBar = cva('h-1 flex-1 rounded-full', {
  variants: {
    state: { done: 'bg-accent-mark', current: 'bg-accent-mark', coming: 'bg-track', failed: 'bg-danger-mark' } satisfies Record<
      StepState,
      string
    >,
  },
})

export const stepName = cva(
  'flex min-w-0 items-start gap-2.5 rounded-md text-left -outline-offset-1 outline-focus focus-visible:outline-2 [button&]:-m-1 [button&]:p-1 [button&]:hover:bg-hover',
)
