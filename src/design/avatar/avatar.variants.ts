import { cva } from 'class-variance-authority'

export const avatarSizes = {
  xs: 'size-5 text-[0.5rem] [--corner:0.25rem]',
  sm: 'size-7 text-2xs [--corner:0.375rem]',
  md: 'size-8 text-xs [--corner:0.375rem]',
  lg: 'size-10 text-md [--corner:0.5rem]',
  xl: 'size-16 text-xl [--corner:0.75rem]',
} as const

/** How far one covers the next in a group: never its letters. */
export const avatarOverlaps = {
  xs: '-space-x-0.5',
  sm: '-space-x-1',
  md: '-space-x-1',
  lg: '-space-x-1.5',
  xl: '-space-x-3',
} as const satisfies Record<keyof typeof avatarSizes, string>

export type AvatarSize = keyof typeof avatarSizes

/** People are round, things have corners. */
export const avatarShapes = { person: 'rounded-full', thing: 'rounded-(--corner)' } as const

export type AvatarShape = keyof typeof avatarShapes

/** Grounds that a name falls on; they mean nothing but "the same name". */
export const avatarGrounds = [
  'bg-accent-soft text-accent',
  'bg-warning-soft text-warning',
  'bg-info-soft text-info',
  'bg-success-soft text-success',
  'bg-neutral-soft text-muted',
] as const

export const avatar = cva(
  'inline-flex shrink-0 items-center justify-center overflow-hidden leading-none font-semibold tracking-normal select-none',
  {
    variants: { size: avatarSizes, shape: avatarShapes },
    defaultVariants: { size: 'md', shape: 'person' },
  },
)
