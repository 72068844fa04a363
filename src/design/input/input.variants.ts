import { cva } from 'class-variance-authority'

export const inputSizes = {
  sm: 'min-h-control-sm rounded-sm text-sm pointer-coarse:text-lg',
  md: 'min-h-control-md rounded-md text-md pointer-coarse:text-lg',
  lg: 'min-h-control-lg rounded-md text-lg',
} as const

export type InputSize = keyof typeof inputSizes

/** Between the edge and what is written, for what the box does not hold edge to edge. */
export const inputPaddings = { sm: 'px-2', md: 'px-2.5', lg: 'px-3' } as const satisfies Record<InputSize, string>

/** The box of everything that one writes or chooses in. One line each: rest, hover, focus, invalid, disabled, read only. */
export const inputBox = cva(
  [
    'flex w-full min-w-0 items-center border border-control bg-control text-default',
    'hover:border-control-hover',
    'focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 outline-focus',
    'has-[>[aria-invalid=true]]:border-danger has-[>[aria-invalid=true]]:outline-danger',
    'has-[>:disabled]:cursor-not-allowed has-[>:disabled]:border-default has-[>:disabled]:bg-disabled has-[>:disabled]:text-disabled',
    'has-[>[readonly]]:border-default has-[>[readonly]]:bg-sunken',
    'transition-[border-color] duration-fast ease-steady',
  ],
  { variants: { size: inputSizes }, defaultVariants: { size: 'md' } },
)

/** The element itself inside the box: no looks of its own. */
export const inputElement = cva(
  'w-full min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-subtle disabled:cursor-not-allowed disabled:placeholder:text-disabled',
)
