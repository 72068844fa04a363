import { cva } from 'class-variance-authority'

export const tooltip = cva('z-50 max-w-64 rounded-sm bg-inverse px-2 py-1 text-xs wrap-anywhere text-on-inverse shadow-popover select-none')
