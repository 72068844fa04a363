import type { Shade } from './colour.ts'

/** How far a thing floats above the page: a card, a popover, a dialog, a dragged item. */
export const elevation = {
  card: {
    light: '0 1px 2px 0 #1a1d1b0d',
    dark: '0 1px 2px 0 #00000040',
  },
  popover: {
    light: '0 0 0 1px #1a1d1b0f, 0 2px 4px -1px #1a1d1b0f, 0 8px 20px -4px #1a1d1b29',
    dark: '0 0 0 1px #ffffff1a, 0 2px 4px -1px #00000066, 0 10px 24px -4px #000000a6',
  },
  dialog: {
    light: '0 0 0 1px #1a1d1b0f, 0 8px 16px -6px #1a1d1b1f, 0 24px 56px -12px #1a1d1b4d',
    dark: '0 0 0 1px #ffffff1a, 0 8px 16px -6px #00000080, 0 24px 56px -12px #000000cc',
  },
  lifted: {
    light: '0 0 0 1px #03886359, 0 4px 10px -2px #1a1d1b26, 0 16px 32px -8px #1a1d1b3d',
    dark: '0 0 0 1px #5cc39c73, 0 4px 10px -2px #00000080, 0 16px 32px -8px #000000b3',
  },
} as const satisfies Record<string, Shade>
