/** Sizes of text in CSS pixels at the browser's default of 16; they become rem, so a person's own setting holds. */
export const text = {
  '2xs': { size: 11, line: 16, tracking: '0.01em' },
  xs: { size: 12, line: 16, tracking: '0' },
  sm: { size: 13, line: 20, tracking: '-0.003em' },
  md: { size: 14, line: 20, tracking: '-0.006em' },
  lg: { size: 16, line: 24, tracking: '-0.011em' },
  xl: { size: 20, line: 28, tracking: '-0.017em' },
  '2xl': { size: 24, line: 32, tracking: '-0.019em' },
  '3xl': { size: 32, line: 40, tracking: '-0.022em' },
} as const

export const weight = { normal: 400, medium: 500, semibold: 600, bold: 700 } as const

export const family = {
  sans: ['"Inter Variable"', 'system-ui', 'sans-serif'],
  mono: ['"JetBrains Mono Variable"', 'ui-monospace', 'monospace'],
} as const
