import { cva } from 'class-variance-authority'
import type { InputSize } from '../input/index.ts'

const paddings = { sm: 'pl-2', md: 'pl-2.5', lg: 'pl-3' } as const satisfies Record<InputSize, string>

export const select = cva(
  [
    'w-full min-w-0 appearance-none self-stretch truncate rounded-[inherit] bg-transparent pr-8 outline-none',
    'disabled:cursor-not-allowed',
    // Nothing chosen yet: the placeholder looks like one.
    'has-[option[hidden]:checked]:text-subtle',
    '[&>option]:bg-surface [&>option]:text-default',
  ],
  { variants: { size: paddings } },
)
