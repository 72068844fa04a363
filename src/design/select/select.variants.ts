import { cva } from 'class-variance-authority'

export const select = cva([
  'w-full min-w-0 appearance-none self-stretch truncate rounded-[inherit] bg-transparent pr-8 pl-2.5 outline-none',
  'disabled:cursor-not-allowed',
  '[&>option]:bg-surface [&>option]:text-default',
])
