import { cva } from 'class-variance-authority'

export const crumb = cva('min-w-0 text-sm text-muted')
