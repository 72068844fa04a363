import { cva } from 'class-variance-authority'
import type { Tone } from '../tokens/index.ts'

/** The state of a store and its tone. A store that is ready shows nothing. */
export const storeStates = {
  ready: 'success',
  synchronising: 'info',
  credential: 'warning',
  paused: 'neutral',
  failed: 'danger',
} as const satisfies Record<string, Tone>

export type StoreState = keyof typeof storeStates

/** One line each: rest, under the arrows or the pointer. */
export const storeItem = cva([
  'relative flex min-h-control-lg cursor-pointer items-center gap-2 rounded-sm py-1 pr-2 pl-8 select-none',
  'data-[selected=true]:bg-hover',
])
