import type { Colours } from './palette.ts'
import { blend } from './palette.ts'
import { strokes } from './shapes.ts'

/** `body` carries the print; the others are single colours. */
export type Tone =
  | 'main'
  | 'deep'
  | 'pale'
  | 'second'
  | 'print'
  | 'paper'
  | 'ink'
  | 'wood'
  | 'bark'
  | 'metal'
  | 'brass'
  | 'glass'
  | 'leaf'
  | 'flame'
  | 'blush'

const fixed: Readonly<Partial<Record<Tone, string>>> = {
  paper: '#fdfaf3',
  ink: '#4a4248',
  wood: '#cda06c',
  bark: '#9a7148',
  metal: '#c3c8cd',
  brass: '#cfab5d',
  glass: '#d9eaec',
  leaf: '#7ba071',
  flame: '#f6b545',
  blush: '#f0c9ab',
}

/** Paints one product. Every method returns SVG; outlines come from shapes.ts. */
export class Brush {
  readonly colours: Colours
  /** Short text to show, such as a letter; empty: none. */
  readonly text: string
  /** Whether there is a print on the body: then nothing else should be drawn there without a ground of its own. */
  readonly printed: boolean
  private readonly randoms: readonly number[]

  constructor(colours: Colours, randoms: readonly number[], text: string, printed: boolean) {
    this.colours = colours
    this.randoms = randoms
    this.text = text
    this.printed = printed
  }

  /** The printed ground with light from the left. */
  body(d: string): string {
    return `<path d="${d}" fill="url(#m)"/><path d="${d}" fill="url(#s)"/>`
  }

  /** One colour with light from the left. */
  part(d: string, tone: Tone): string {
    return `<path d="${d}" fill="${this.tone(tone)}"/><path d="${d}" fill="url(#s)"/>`
  }

  /** One colour without light; `opacity` 0 to 1. */
  flat(d: string, tone: Tone, opacity = 1): string {
    return `<path d="${d}" fill="${this.tone(tone)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  }

  /** Glass: see-through, with a gleam given as a second outline. */
  glass(d: string, gleam: string): string {
    const tint = this.colours.material === 'glass' || this.colours.material === null ? this.colours.main : '#d9eaec'
    return `<path d="${d}" fill="${blend(tint, '#dcecef', 0.35)}" opacity=".6"/><path d="${d}" fill="url(#s)" stroke="${blend(tint, '#7f989d', 0.6)}" stroke-width="2" stroke-opacity=".7"/>${this.flat(gleam, 'paper', 0.6)}`
  }

  line(d: string, tone: Tone, width: number): string {
    return `<path d="${d}" fill="none" stroke="${this.tone(tone)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  }

  /** A tube of one colour with a light edge: handles, wires, cords. */
  tube(d: string, tone: Tone, width: number): string {
    return `${this.line(d, tone, width)}<path d="${d}" fill="none" stroke="#fff" stroke-width="${Math.max(1, Math.round(width / 4))}" stroke-opacity=".35" stroke-linecap="round" transform="translate(-1 -1)"/>`
  }

  /** Round beads on a line: each `size` across, one every `gap`, the first after `start`. */
  beads(d: string, tone: Tone, size: number, gap: number, start: number): string {
    const dots = (colour: string, width: number, shift: number, opacity: number): string =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${Math.round(gap)}" stroke-dashoffset="${Math.round(-start)}" transform="translate(${-shift} ${-shift})"/>`
    const colour = this.tone(tone)
    return (
      dots(blend(colour, '#2d1f26', 0.22), size, 0, 1) +
      dots(colour, size - 3, 1, 1) +
      dots('#ffffff', size / 3, Math.round(size / 6), 0.55)
    )
  }

  /** Rows of soft lines where writing would be: `rows` of [x, y, length]. */
  writing(rows: readonly (readonly [number, number, number])[], tone: Tone, width = 7): string {
    return this.line(rows.map(([x, y, length]) => `M${x} ${y}h${length}`).join(''), tone, width)
  }

  /** The brush's text in capitals, each letter `height` high, beginning at (x, y). */
  lettering(text: string, x: number, y: number, height: number, tone: Tone, width: number): string {
    const scale = height / 14
    return [...text]
      .map((letter, at) => {
        const d = strokes[letter]
        return d === undefined
          ? ''
          : `<path d="${d}" transform="translate(${x + Math.round(at * 15 * scale)} ${y}) scale(${scale})" fill="none" stroke="${this.tone(tone)}" stroke-width="${width / scale}" stroke-linejoin="round" stroke-linecap="round"/>`
      })
      .join('')
  }

  tone(tone: Tone): string {
    const { main, second, print } = this.colours
    switch (tone) {
      case 'main':
        return main
      case 'deep':
        return blend(main, '#2d1f26', 0.28)
      case 'pale':
        return blend(main, '#ffffff', 0.45)
      case 'second':
        return second
      case 'print':
        return print
      default:
        return fixed[tone] ?? main
    }
  }

  /** Which of `count` ways to draw it, for the nth choice of a picture. */
  pick(count: number, nth = 0): number {
    return Math.floor((this.randoms[nth % this.randoms.length] ?? 0) * count)
  }

  /** A whole number between two, for the nth choice of a picture. */
  between(low: number, high: number, nth = 0): number {
    return low + this.pick(high - low + 1, nth)
  }
}

/** `stand` on the table with a shadow as wide as `width`; `lie` seen from above; `hang` from a thread at the height `width`. */
export interface Drawing {
  pose: 'stand' | 'lie' | 'hang'
  width: number
  draw: (brush: Brush) => string
}

export const stand = (width: number, draw: (brush: Brush) => string): Drawing => ({ pose: 'stand', width, draw })
export const lie = (draw: (brush: Brush) => string): Drawing => ({ pose: 'lie', width: 0, draw })
export const hang = (width: number, draw: (brush: Brush) => string): Drawing => ({ pose: 'hang', width, draw })
