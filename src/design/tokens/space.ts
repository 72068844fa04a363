/** One step of space, in pixels; `p-3` is three of them. */
export const unit = 4

/** Corners, in pixels: small for what stands in a row, large for what lies on the page. */
export const radius = { xs: 4, sm: 6, md: 8, lg: 12, xl: 16, full: 9999 } as const

/**
 * Heights that a hand or a pointer must hit, in pixels: by mouse dense enough for a working day, by finger never under 44
 * for what stands alone.
 */
export const density = {
  mouse: { 'control-sm': 28, 'control-md': 32, 'control-lg': 40, row: 56, 'row-compact': 40 },
  finger: { 'control-sm': 36, 'control-md': 44, 'control-lg': 48, row: 64, 'row-compact': 48 },
} as const

/** Widths of the screen, in pixels, from which a layout may use more columns. Everything works from 360. */
export const screens = { sm: 640, md: 860, lg: 1120, xl: 1440 } as const
