import { cva } from 'class-variance-authority'

export const field = cva('flex min-w-0 flex-col gap-1.5')
