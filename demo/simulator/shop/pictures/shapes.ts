/** Outlines as SVG path data, in whole units of a 300 × 300 picture. */
export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  const c = Math.min(corner, width / 2, height / 2)
  if (c === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const a = (dx: number, dy: number): string => `a${c} ${c} 0 0 1 ${dx} ${dy}`
  return `M${x + c} ${y}h${width - 2 * c}${a(c, c)}v${height - 2 * c}${a(-c, c)}h${2 * c - width}${a(-c, -c)}v${2 * c - height}${a(c, -c)}z`
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`
}

/** A heart of this half width; (x, y) lies in its middle. */
export function heart(x: number, y: number, r: number): string {
  const n = (value: number): number => Math.round(value * r)
  return `M${x} ${y + n(0.95)}C${x - n(0.5)} ${y + n(0.5)} ${x - n(1)} ${y + n(0.15)} ${x - n(1)} ${y - n(0.35)}C${x - n(1)} ${y - n(1.05)} ${x - n(0.2)} ${y - n(1.1)} ${x} ${y - n(0.45)}C${x + n(0.2)} ${y - n(1.1)} ${x + n(1)} ${y - n(1.05)} ${x + n(1)} ${y - n(0.35)}C${x + n(1)} ${y + n(0.15)} ${x + n(0.5)} ${y + n(0.5)} ${x} ${y + n(0.95)}z`
}

/** A star or wheel: `points` tips at distance r, valleys at `inner` of it. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const distance = at % 2 === 0 ? r : r * inner
    const angle = (Math.PI * at) / points - Math.PI / 2
    return `${Math.round(x + distance * Math.cos(angle))} ${Math.round(y + distance * Math.sin(angle))}`
  })
  return `M${corners.join('L')}z`
}

/** Strokes of capitals and figures in a field of 10 × 14, for letters that must look alike on every machine. */
export const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0l5 14M2 9h6',
  B: 'M0 0v14h5a4 4 0 0 0 0-8H0h4a3 3 0 0 0 0-6z',
  C: 'M10 3A5 7 0 1 0 10 11',
  D: 'M0 0v14h3a7 7 0 0 0 0-14z',
  E: 'M9 0H0v14h9M0 7h7',
  F: 'M9 0H0v14M0 7h7',
  G: 'M10 3A5 7 0 1 0 10 11V8H6',
  H: 'M0 0v14M10 0v14M0 7h10',
  I: 'M5 0v14M2 0h6M2 14h6',
  J: 'M8 0v10a4 4 0 0 1-8 0',
  K: 'M0 0v14M9 0L0 8l9 6',
  L: 'M0 0v14h9',
  M: 'M0 14V0l5 8 5-8v14',
  N: 'M0 14V0l10 14V0',
  O: 'M5 0a5 7 0 1 0 .1 0z',
  P: 'M0 14V0h5a4 4 0 0 1 0 8H0',
  Q: 'M5 0a5 7 0 1 0 .1 0zM6 10l4 4',
  R: 'M0 14V0h5a4 4 0 0 1 0 8H0h4l6 6',
  S: 'M9 2C6-2 0 0 1 4s9 3 8 7-7 4-9 1',
  T: 'M0 0h10M5 0v14',
  U: 'M0 0v9a5 5 0 0 0 10 0V0',
  V: 'M0 0l5 14L10 0',
  W: 'M0 0l2 14 3-9 3 9 2-14',
  X: 'M0 0l10 14M10 0L0 14',
  Y: 'M0 0l5 7 5-7M5 7v7',
  Z: 'M0 0h10L0 14h10',
  0: 'M5 0a5 7 0 1 0 .1 0z',
  1: 'M2 3l4-3v14',
  2: 'M0 3C2-2 10-1 9 4 8 8 0 11 0 14h10',
  3: 'M0 1h9L4 6c7 0 7 8 1 8-3 0-4-1-5-2',
  4: 'M8 14V0L0 10h10',
  5: 'M9 0H1v6c9-2 11 8 4 8-3 0-4-1-5-2',
  6: 'M8 0C3 2 0 6 0 10a5 4 0 1 0 1-2',
  7: 'M0 0h10L3 14',
  8: 'M5 0a4 3 0 1 0 .1 0zM5 6a5 4 0 1 0 .1 0z',
  9: 'M10 5a5 4 0 1 0-1 2c0 3-3 6-7 7',
}
