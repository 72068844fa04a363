import { cva } from 'class-variance-authority'

/** The form alone; beside it, from a wide screen on, what the product is for. */
export const cover = cva('grid min-h-dvh bg-canvas text-default lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]')
