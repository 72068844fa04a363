import type { Bg, Border, Fg } from './colour.ts'

/**
 * The contrast of two opaque colours as WCAG 2.2 defines it.
 * @param one `#rrggbb`
 * @param other `#rrggbb`
 * @returns 1 (the same) to 21 (black on white)
 */
export function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const papers = ['canvas', 'surface', 'raised', 'sunken', 'hover'] as const satisfies readonly Bg[]

/**
 * Every ink on every ground that components put together; `tools/colour-pairs.test.ts`
 * reads from their class names whether one is missing. Text: at least 4.5.
 */
export const textPairs: readonly (readonly [Fg, Bg])[] = [
  ...(['default', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] as const).flatMap((ink) =>
    papers.map((ground) => [ink, ground] as const),
  ),
  ...(['canvas', 'surface', 'raised', 'control'] as const).map((ground) => ['subtle', ground] as const),
  ['default', 'pressed'],
  ['default', 'control'],
  ['muted', 'control'],
  ['muted', 'pressed'],
  ['accent-hover', 'surface'],
  ['accent-hover', 'canvas'],
  ['accent-hover', 'hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-danger', 'danger-pressed'],
  ['on-inverse', 'inverse'],
  ['on-inverse-muted', 'inverse'],
  ['muted', 'neutral-soft'],
  ['default', 'neutral-soft'],
  ['default', 'highlight'],
  ['muted', 'highlight'],
  ['accent', 'accent-soft'],
  ['default', 'accent-soft'],
  ['default', 'accent-soft-hover'],
  ['muted', 'accent-soft'],
  ['accent-hover', 'accent-soft-hover'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['danger', 'danger-soft-hover'],
  ['info', 'info-soft'],
  ['default', 'success-soft'],
  ['default', 'warning-soft'],
  ['default', 'danger-soft'],
  ['default', 'info-soft'],
]

/** Ink of drawings only, never of words: the sign where a picture is missing. At least 3. */
export const iconPairs: readonly (readonly [Fg, Bg])[] = [['subtle', 'sunken']]

/** Lines and marks that carry meaning by themselves. Graphics: at least 3. */
export const linePairs: readonly (readonly [Border, Bg])[] = [
  ['control', 'canvas'],
  ['control', 'surface'],
  ['control', 'control'],
  ['control-hover', 'surface'],
  ['focus', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'raised'],
  ['focus', 'accent-soft'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['danger', 'canvas'],
  ['danger', 'surface'],
  ['danger', 'control'],
]

/** Marks painted as ground (a progress bar on its track, a solid button on the page). At least 3. */
export const shapePairs: readonly (readonly [Bg, Bg])[] = [
  ['accent', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'raised'],
  ['danger', 'surface'],
  ...(['accent', 'success', 'warning', 'danger', 'info'] as const).flatMap((tone) =>
    (['canvas', 'surface', 'raised', 'track'] as const).map((ground) => [`${tone}-mark`, ground] as const),
  ),
  ...(['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const).flatMap((series) =>
    (['canvas', 'surface', 'raised'] as const).map((ground) => [series, ground] as const),
  ),
  ['neutral-mark', 'surface'],
  ['inverse', 'surface'],
]
