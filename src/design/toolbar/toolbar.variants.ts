import { cva } from 'class-variance-authority'

export const toolbar = cva('flex items-center gap-1')
