import type { Brush, Drawing } from './brush.ts'
import { lie, stand } from './brush.ts'
import { box, heart, oval, star } from './shapes.ts'

/** Beads along a half circle that opens upwards, in two colours by turns; each is `size` across. */
function string(b: Brush, x: number, y: number, rx: number, ry: number, size: number): string {
  const d = `M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0`
  return b.beads(d, 'main', size, size * 2.1, 0) + b.beads(d, 'second', size - 3, size * 2.1, size * 1.05)
}

/** Worn or carried close. */
export const jewellery: Readonly<Record<string, Drawing>> = {
  necklace: lie(
    (b) =>
      b.line('M78 60C66 200 234 200 222 60', b.pick(2) ? 'brass' : 'metal', 3) +
      (b.pick(3) === 0
        ? string(b, 150, 96, 76, 92, 18)
        : b.pick(3) === 1
          ? string(b, 150, 116, 64, 62, 15) + b.part(oval(150, 204, 24, 30), 'main') + b.flat(oval(142, 194, 6, 9), 'paper', 0.7)
          : string(b, 150, 80, 66, 62, 12) + string(b, 150, 86, 80, 104, 16)),
  ),
  bracelet: lie((b) => {
    const r = 84
    const beads = Array.from(
      { length: 18 },
      (_, n) => [Math.round(150 + r * Math.cos(n * 0.349)), Math.round(152 + r * 0.86 * Math.sin(n * 0.349))] as const,
    )
    return b.pick(3) === 0
      ? b.line(oval(150, 152, 86, 74), 'main', 24) + b.line(oval(150, 150, 90, 78), 'pale', 4) + b.line(oval(150, 152, 78, 66), 'deep', 3)
      : b.line(oval(150, 152, r, 72), 'metal', 3) +
          b.part(
            beads
              .filter((_, n) => n % 2 === 0)
              .map(([x, y]) => oval(x, y, 15))
              .join(''),
            'main',
          ) +
          b.part(
            beads
              .filter((_, n) => n % 2 === 1)
              .map(([x, y]) => oval(x, y, 10))
              .join(''),
            'second',
          )
  }),
  earrings: lie((b) =>
    [96, 204]
      .map(
        (x) =>
          b.tube(`M${x} 96c-22-4-20-42 2-40`, b.pick(2) ? 'brass' : 'metal', 4) +
          (b.pick(3) === 0
            ? b.part(oval(x, 112, 14), 'second') +
              b.part(`M${x} 124q34 62 0 92q-34-30 0-92z`, 'main') +
              b.flat(oval(x - 8, 178, 5, 14), 'paper', 0.6)
            : b.pick(3) === 1
              ? b.line(oval(x, 152, 42, 50), 'brass', 5) + b.part(oval(x, 202, 13) + oval(x - 26, 192, 9) + oval(x + 26, 192, 9), 'main')
              : b.part(oval(x, 114, 15) + oval(x, 178, 20), 'main') + b.part(oval(x, 144, 13), 'second')),
      )
      .join(''),
  ),
  ring: lie(
    (b) =>
      b.line(oval(150, 178, 62, 66), b.pick(2) ? 'brass' : 'metal', 17) +
      b.line(oval(147, 176, 66, 70), 'paper', 2) +
      (b.pick(2, 1)
        ? b.part(oval(150, 66, 22) + oval(116, 90, 22) + oval(184, 90, 22) + oval(130, 122, 22) + oval(170, 122, 22), 'main') +
          b.part(oval(150, 98, 16), 'second')
        : b.part('M106 90l20-30h48l20 30-44 48z', 'main') + b.flat('M126 60l8 30h32l8-30zM106 90h28l16 48z', 'paper', 0.35)),
  ),
  brooch: lie(
    (b) =>
      b.part(star(150, 150, 96, b.between(5, 8), 0.55), 'brass') +
      b.part(
        [0, 1, 2, 3, 4, 5]
          .map((n) => oval(Math.round(150 + 48 * Math.cos(n * 1.047)), Math.round(150 + 48 * Math.sin(n * 1.047)), 21))
          .join(''),
        'main',
      ) +
      b.part(oval(150, 150, 25), 'second') +
      b.flat(oval(142, 140, 7), 'paper', 0.8),
  ),
  trinket: stand(
    76,
    (b) =>
      b.body('M70 168h160v36q0 34-34 34h-92q-34 0-34-34z') +
      b.part('M62 146q88-66 176 0v24q-88 14-176 0z', 'main') +
      b.line('M64 168q86 14 172 0', 'brass', 5) +
      b.part(oval(150, 108, 13), 'brass') +
      (b.printed ? '' : b.flat(heart(150, 202, 14), 'second')),
  ),
  hairClip: lie(
    (b) =>
      b.tube('M44 176l212-44', 'metal', 11) +
      b.body(oval(118, 106, 34) + oval(92, 150, 34) + oval(116, 194, 34) + oval(164, 188, 34) + oval(182, 144, 34) + oval(158, 104, 34)) +
      b.part(oval(137, 148, 25), 'second') +
      b.part(oval(216, 138, 13) + oval(238, 150, 9), 'print'),
  ),
  hairBand: lie(
    (b) =>
      b.line('M74 232C24 22 276 22 226 232', 'main', 19) +
      b.line('M70 232C20 18 280 18 230 232', 'pale', 3) +
      b.body('M188 78c-40-48-84 10-24 24-50 26 0 78 36 24 40 46 78-14 24-30 44-34-18-72-36-18z') +
      b.part(oval(196, 102, 13), 'second'),
  ),
  keyRing: lie(
    (b) =>
      b.line(oval(150, 84, 40), 'metal', 9) +
      b.line(oval(149, 82, 40), 'paper', 2) +
      b.tube('M150 122v26', 'metal', 6) +
      b.body(b.pick(2) || b.text ? box(104, 142, 92, 112, 20) : heart(150, 196, 60)) +
      (b.text ? b.lettering(b.text, 127, 166, 64, 'paper', 9) : b.flat(star(150, 192, 24), 'second')),
  ),
  charm: lie(
    (b) =>
      b.tube('M150 36c-34 10-34 44 0 48 34 4 30-46 0-48', 'brass', 6) +
      b.line('M150 84v34M150 110l-34 40M150 110l34 40', 'brass', 3) +
      b.part(heart(114, 172, 24), 'main') +
      b.part(oval(186, 172, 22), 'second') +
      b.part(oval(150, 126, 13), 'print') +
      b.body(star(150, 212, 42, 5 + b.pick(3), 0.5)),
  ),
  compact: lie(
    (b) =>
      b.body(oval(150, 206, 82, 62)) +
      b.body(b.pick(2) ? oval(150, 100, 82, 72) : box(70, 30, 160, 136, 22)) +
      b.part(oval(150, 100, 62, 54), 'glass') +
      b.flat('M112 116q6-46 46-58-28 26-32 66z', 'paper', 0.7) +
      b.part(box(128, 160, 44, 13, 6), 'brass'),
  ),
  lipGloss: stand(
    44,
    (b) => b.part('M126 128V86l48-36v78z', 'main') + b.part(box(122, 120, 56, 30, 4), 'brass') + b.body(box(114, 146, 72, 92, 8)),
  ),
  fan: lie(
    (b) =>
      b.body('M150 246L22 138Q150-12 278 138z') +
      b.line(
        [28, 62, 96, 130, 170, 204, 238, 272].map((x) => `M150 244L${x} ${Math.round(140 - 70 * (1 - ((x - 150) / 128) ** 2))}`).join(''),
        'wood',
        4,
      ) +
      b.flat(oval(150, 240, 10), 'brass'),
  ),
}
