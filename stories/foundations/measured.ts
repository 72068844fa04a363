import { bg, contrast, fg, type Bg, type Fg } from '../../src/design/tokens/index.ts'

/** A contrast in both themes, as the foundations write it: `12.6 · 11.8`. */
export const written = (day: number, night: number): string => `${day.toFixed(1)} · ${night.toFixed(1)}`

/** How well an ink is read on a ground. */
export const inkOn = (ink: Fg, ground: Bg): string =>
  written(contrast(fg[ink].light, bg[ground].light), contrast(fg[ink].dark, bg[ground].dark))

/** The contrast of a shape on its background. */
export const shapeOn = (shape: Bg, ground: Bg): string =>
  written(contrast(bg[shape].light, bg[ground].light), contrast(bg[shape].dark, bg[ground].dark))
