import { heart, oval, star, strokes } from './shapes.ts'

type Tile = (ink: string, other: string) => { size: number; marks: string; turn?: number }

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, colour: string, width: number): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** Repeated on what is printed; `ink` stands out on the ground, `other` is a second colour. */
const tiles: Readonly<Record<string, Tile>> = {
  dots: (ink) => ({ size: 26, marks: path(oval(7, 7, 5) + oval(20, 20, 5), ink) }),
  gingham: (ink) => ({ size: 20, marks: `<path d="M0 0h10v20H0zM0 0h20v10H0z" fill="${ink}" opacity=".5"/>` }),
  stripes: (ink) => ({ size: 22, marks: path('M0 0h9v22H0z', ink), turn: 0 }),
  paisley: (ink, other) => ({
    size: 38,
    turn: 20,
    marks:
      path('M10 4c9 0 12 14 2 20 4-8-9-8-8-14 0-4 3-6 6-6zM30 22c7 0 9 10 1 14 3-6-6-6-6-10 0-2 2-4 5-4z', ink) +
      path(oval(10, 10, 2.5) + oval(27, 9, 2) + oval(8, 32, 2), other),
  }),
  skulls: (ink) => ({
    size: 36,
    turn: 10,
    marks: `<path fill-rule="evenodd" d="${oval(12, 11, 8)}${oval(9, 11, 2)}${oval(15, 11, 2)}M8 17h8v5H8z" fill="${ink}"/>${line('M22 24l10 8M32 24l-10 8', ink, 3)}`,
  }),
  rockets: (ink, other) => ({
    size: 44,
    turn: 18,
    marks:
      path('M12 4c7 6 7 14 4 20H8C5 18 5 10 12 4zM8 20l-5 7h6zM16 20l5 7h-6z', ink) +
      path(oval(12, 13, 3) + star(33, 10, 6) + star(32, 34, 4), other),
  }),
  cakes: (ink, other) => ({
    size: 38,
    turn: -12,
    marks: path('M6 14h16l-3 10H9z', other) + path('M4 14c0-5 4-4 5-8 2-3 8-3 10 0 1 4 5 3 5 8z', ink) + path(oval(30, 31, 3), ink),
  }),
  toadstools: (ink, other) => ({
    size: 40,
    turn: -10,
    marks:
      path('M10 14h7l2 9H8z', other) +
      path('M3 15C4 2 23 2 24 15z', ink) +
      path(oval(10, 10, 2) + oval(17, 11, 2), other) +
      path('M30 25q6 4 0 12q-6-8 0-12z', ink),
  }),
  fruit: (ink, other) => ({
    size: 34,
    turn: 12,
    marks: path('M12 8c-12-3-9 14 0 14s12-17 0-14z', ink) + path('M12 8c0-4 3-6 6-5-1 3-3 5-6 5z', other) + path(oval(28, 28, 3), ink),
  }),
  leaves: (ink, other) => ({
    size: 34,
    turn: 25,
    marks: path('M4 16Q12 2 20 16Q12 26 4 16z', ink) + line('M4 16h18', other, 1.5) + path('M22 30q5-8 10 0q-5 6-10 0z', ink),
  }),
  lace: (ink) => ({
    size: 28,
    marks:
      line(`${oval(14, 14, 9)}M14 0v28M0 14h28`, ink, 1.6) +
      path(oval(14, 14, 3) + oval(0, 0, 3) + oval(28, 0, 3) + oval(0, 28, 3) + oval(28, 28, 3), ink),
  }),
  birds: (ink, other) => ({
    size: 42,
    turn: -8,
    marks:
      path('M4 14c4-8 13-9 17-3l6-2-3 6c-2 8-13 9-16 3z', ink) +
      path('M12 14c4-2 7 0 7 4-4 2-7 0-7-4z', other) +
      path(oval(32, 33, 3), ink),
  }),
  butterflies: (ink, other) => ({
    size: 36,
    turn: 15,
    marks: path('M13 14C6 2-2 8 5 15c-5 5 3 10 8 2 5 8 13 3 8-2 7-7-1-13-8-1z', ink) + path(oval(30, 30, 2.5), other),
  }),
  flowers: (ink, other) => ({
    size: 36,
    turn: 12,
    marks:
      path(oval(11, 6, 5) + oval(6, 12, 5) + oval(16, 12, 5) + oval(8, 18, 5) + oval(14, 18, 5), ink) +
      path(oval(11, 13, 3), other) +
      path('M24 30q5-7 10 0q-5 5-10 0z', other),
  }),
  hearts: (ink) => ({ size: 32, turn: 10, marks: path(heart(9, 9, 7) + heart(25, 25, 5), ink) }),
  stars: (ink) => ({ size: 34, turn: 10, marks: path(star(10, 10, 8) + star(27, 27, 5), ink) }),
  letters: (ink, other) => ({
    size: 40,
    turn: -6,
    marks: `<g fill="none" stroke-width="3"><path d="${strokes['A']}" transform="translate(3 3)" stroke="${ink}"/><path d="${strokes['K']}" transform="translate(24 4)" stroke="${other}"/><path d="${strokes['S']}" transform="translate(5 23)" stroke="${other}"/><path d="${strokes['E']}" transform="translate(25 23)" stroke="${ink}"/></g>`,
  }),
  rings: (ink, other) => ({ size: 34, marks: line(oval(10, 10, 7), ink, 3.5) + path(oval(10, 10, 3) + oval(27, 27, 4), other) }),
}

/** The names of the prints that can be drawn. */
export const printNames: readonly string[] = [...Object.keys(tiles), 'unionJack']

/** An SVG pattern with the id `m`: the ground colour and the print on it (null: plain ground). `scale` 1 suits a mug. */
export function printDefinition(name: string | null, ground: string, ink: string, other: string, scale: number): string {
  if (name === 'unionJack') return unionJack(scale)
  const tile = name === null ? undefined : tiles[name]
  if (tile === undefined) return `<linearGradient id="m"><stop stop-color="${ground}"/></linearGradient>`
  const { size, marks, turn = 45 } = tile(ink, other)
  return `<pattern id="m" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${scale})"><path d="M0 0h${size}v${size}H0z" fill="${ground}"/>${marks}</pattern>`
}

function unionJack(scale: number): string {
  return `<pattern id="m" width="120" height="90" x="90" y="105" patternUnits="userSpaceOnUse" patternTransform="translate(${Math.round(150 - 217 * scale)} ${Math.round(150 - 217 * scale)}) scale(${(scale * 1.45).toFixed(2)})"><path d="M0 0h120v90H0z" fill="#33477d"/><path d="M0 0l120 90M120 0L0 90" stroke="#f6f1e6" stroke-width="17"/><path d="M0 0l120 90M120 0L0 90" stroke="#c2353d" stroke-width="7"/><path d="M60 0v90M0 45h120" stroke="#f6f1e6" stroke-width="28"/><path d="M60 0v90M0 45h120" stroke="#c2353d" stroke-width="16"/></pattern>`
}
