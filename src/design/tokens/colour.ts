import { ramps } from './colour-ramps.ts'

const { paper, evergreen, leaf, amber, brick, sky, plum, copper } = ramps

/** A colour in both themes. */
export interface Shade {
  readonly light: string
  readonly dark: string
}

const shade = (light: string, dark: string): Shade => ({ light, dark })

/** What a coloured thing says: nothing, "act here", "went well", "take care", "went wrong", "good to know". */
export const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const
export type Tone = (typeof tones)[number]

/** Surfaces, from the desk that everything lies on up to what floats above it. */
export const bg = {
  canvas: shade(paper[50], paper[950]),
  surface: shade(paper[0], paper[900]),
  raised: shade(paper[0], paper[850]),
  sunken: shade(paper[100], paper[975]),
  hover: shade(paper[100], paper[850]),
  pressed: shade(paper[200], paper[800]),
  control: shade(paper[0], paper[925]),
  disabled: shade(paper[100], paper[850]),
  inverse: shade(paper[850], paper[150]),
  track: shade(paper[200], paper[800]),
  skeleton: shade(paper[150], paper[800]),
  scrim: shade('#151815a6', '#060807bf'),

  accent: shade(evergreen[700], evergreen[400]),
  'accent-hover': shade(evergreen[800], '#73cfab'),
  'accent-pressed': shade(evergreen[900], evergreen[300]),
  danger: shade(brick[600], '#d63c37'),
  'danger-hover': shade(brick[700], '#c12e2b'),
  'danger-pressed': shade(brick[800], brick[700]),

  /** Small solid marks that carry a tone by themselves: dots, bars. */
  'neutral-mark': shade(paper[500], paper[500]),
  'accent-mark': shade(evergreen[600], evergreen[400]),
  'success-mark': shade(leaf[600], leaf[400]),
  'warning-mark': shade(amber[600], amber[400]),
  'danger-mark': shade(brick[600], brick[400]),
  'info-mark': shade(sky[600], sky[400]),

  /** Curves and bars beside each other, different in hue and in lightness; the first is the one that matters. */
  'series-1': shade(evergreen[600], evergreen[400]),
  'series-2': shade(copper[500], copper[400]),
  'series-3': shade(sky[700], sky[300]),
  'series-4': shade(plum[500], plum[400]),
  'series-5': shade(amber[600], amber[300]),
  'series-6': shade(paper[500], paper[400]),

  /** Behind the letters that a search found. */
  highlight: shade('#fbe7a8', '#3d3208'),

  'neutral-soft': shade(paper[150], paper[800]),
  'accent-soft': shade('#e2f5ec', '#12302a'),
  'accent-soft-hover': shade('#cdeddf', '#173f35'),
  'success-soft': shade('#e6f6e3', '#182d19'),
  'warning-soft': shade('#fdefdb', '#32270f'),
  'danger-soft': shade('#ffecea', '#3b1c1a'),
  'danger-soft-hover': shade('#fedad5', '#502320'),
  'info-soft': shade('#e6f2fe', '#122a3d'),
} as const satisfies Record<string, Shade>

/** Ink: text and icons. */
export const fg = {
  default: shade(paper[900], paper[150]),
  muted: shade(paper[600], paper[400]),
  subtle: shade(paper[550], '#96958d'),
  disabled: shade(paper[400], paper[600]),
  'on-accent': shade(paper[0], evergreen[950]),
  'on-danger': shade(paper[0], paper[0]),
  'on-inverse': shade(paper[50], paper[900]),
  'on-inverse-muted': shade(paper[400], paper[600]),
  accent: shade(evergreen[700], evergreen[400]),
  'accent-hover': shade(evergreen[900], evergreen[200]),
  success: shade(leaf[700], leaf[400]),
  warning: shade(amber[700], amber[400]),
  danger: shade(brick[700], brick[300]),
  info: shade(sky[700], sky[400]),
  /** The seed itself, in the mark and in drawings; the only colour beside the accent that decorates. */
  seed: shade(copper[600], copper[400]),
} as const satisfies Record<string, Shade>

/** Lines: between things, around controls, around what has the focus. */
export const border = {
  subtle: shade(paper[150], '#282d29'),
  default: shade(paper[200], '#313732'),
  strong: shade(paper[300], paper[700]),
  control: shade('#8f8e87', '#6f726c'),
  'control-hover': shade(paper[700], paper[400]),
  focus: shade(evergreen[600], evergreen[300]),
  accent: shade(evergreen[600], evergreen[500]),
  'accent-soft': shade(evergreen[200], '#1f5344'),
  'success-soft': shade(leaf[200], '#2a4a28'),
  'warning-soft': shade(amber[200], '#54411a'),
  'danger-soft': shade(brick[200], '#643029'),
  'info-soft': shade(sky[200], '#20465f'),
  danger: shade(brick[600], brick[400]),
} as const satisfies Record<string, Shade>

export type Bg = keyof typeof bg
export type Fg = keyof typeof fg
export type Border = keyof typeof border
