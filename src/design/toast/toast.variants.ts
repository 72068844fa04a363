import { cva } from 'class-variance-authority'

export const toastTones = {
  neutral: '[&>svg]:text-muted',
  success: '[&>svg]:text-success',
  warning: '[&>svg]:text-warning',
  danger: '[&>svg]:text-danger',
} as const

export type ToastTone = keyof typeof toastTones

export const toast = cva(
  'flex w-full items-start gap-3 rounded-lg bg-raised py-3 pr-3 pl-3.5 text-default shadow-popover sm:w-89 [&>svg]:mt-0.5',
  {
    variants: { tone: toastTones },
    defaultVariants: { tone: 'neutral' },
  },
)
