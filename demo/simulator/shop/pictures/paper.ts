import type { Drawing } from './brush.ts'
import { lie, stand } from './brush.ts'
import { box, heart, oval, star } from './shapes.ts'

/** Cards, paper and what writes on it. */
export const paper: Readonly<Record<string, Drawing>> = {
  card: lie(
    (b) =>
      b.part('M126 76l136 22-26 150-136-24z', 'wood') +
      b.part(box(52, 42, 148, 200, 4), 'paper') +
      b.body(box(60, 50, 132, 184, 2)) +
      [
        b.flat(oval(126, 134, 50), 'paper', 0.95) + b.flat(heart(126, 132, 27), 'main'),
        b.flat(box(82, 164, 88, 44, 4), 'paper', 0.95) +
          b.writing(
            [
              [94, 178, 64],
              [104, 194, 44],
            ],
            'ink',
            5,
          ),
        b.flat(oval(126, 134, 50), 'paper', 0.95) + b.part(star(126, 134, 34), 'second') + b.line(star(126, 134, 34), 'deep', 1.5),
        b.flat(oval(126, 134, 50), 'paper', 0.95) +
          b.line('M112 122l14 58M142 112l-14 68', 'bark', 2) +
          b.part(oval(110, 114, 16, 19), 'main') +
          b.part(oval(144, 108, 16, 19), 'second'),
      ][b.pick(4)],
  ),
  xmasCard: lie(
    (b) =>
      b.part('M126 76l136 22-26 150-136-24z', 'wood') +
      b.part(box(52, 42, 148, 200, 4), 'paper') +
      b.body(box(60, 50, 132, 184, 2)) +
      b.flat(oval(126, 136, 54), 'paper', 0.95) +
      [
        b.flat('M126 92l34 72H92z', 'leaf') + b.flat(star(126, 92, 13), 'flame') + b.flat(box(120, 164, 12, 14), 'bark'),
        b.line('M126 86v20', 'bark', 2) +
          b.part(oval(126, 142, 34), 'main') +
          b.line('M94 136q32 14 64 0', 'paper', 4) +
          b.flat(box(118, 102, 16, 10, 2), 'brass'),
        b.part(oval(126, 156, 30) + oval(126, 116, 20), 'paper') +
          b.line(oval(126, 156, 30) + oval(126, 116, 20), 'deep', 1.5) +
          b.flat(oval(119, 112, 3) + oval(133, 112, 3), 'ink') +
          b.flat('M126 118l16 4-16 4z', 'flame') +
          b.line('M108 134q18 8 36 0', 'main', 6),
        b.line('M126 92v88M88 114l76 44M164 114l-76 44M126 106l-12-10M126 106l12-10M126 166l-12 10M126 166l12 10', 'deep', 5),
        b.part('M96 142c10-34 44-36 58-10l18-4-10 16c-6 30-46 32-66-2z', 'bark') +
          b.flat('M118 138q20-4 34 4-2 24-22 22-14-6-12-26z', 'flame') +
          b.flat(oval(146, 128, 3), 'ink'),
      ][b.pick(5)],
  ),
  wrap: lie(
    (b) =>
      b.part('M214 40l38 34L96 258l-36-32z', 'second') +
      b.body('M180 24l44 38L72 246l-46-40z') +
      b.body('M72 246q-40 0-46-40l60-66 92 82-60 40z') +
      b.flat(oval(49, 226, 21, 15), 'paper') +
      b.line(oval(49, 226, 10, 7), 'deep', 3) +
      b.part('M112 124l30 26 12-14-30-26z', 'paper'),
  ),
  tape: lie(
    (b) =>
      b.body(oval(150, 150, 106)) +
      b.part(oval(150, 150, 62), 'wood') +
      b.flat(oval(150, 150, 53), 'paper', 0.9) +
      b.body('M212 234l72 24-10 26-92-28z'),
  ),
  notebook: lie(
    (b) =>
      b.part(box(80, 42, 156, 222, 7), 'paper') +
      b.body(box(66, 36, 160, 222, 9)) +
      b.flat(box(66, 36, 21, 222, 6), 'deep', 0.45) +
      (b.pick(2)
        ? b.flat(box(106, 82, 96, 52, 5), 'paper', 0.95) +
          b.writing(
            [
              [120, 100, 68],
              [132, 116, 44],
            ],
            'ink',
            5,
          )
        : b.flat(box(206, 36, 9, 222), 'second')),
  ),
  album: lie(
    (b) =>
      b.part(box(46, 78, 220, 168, 4), 'paper') +
      b.body(box(36, 66, 222, 170, 8)) +
      b.flat(box(36, 66, 26, 170, 6), 'deep', 0.4) +
      b.part(box(104, 100, 112, 92, 3), 'paper') +
      b.flat(oval(146, 140, 13, 15) + oval(176, 144, 11, 12) + 'M122 192q0-32 26-34 14 2 20 10 22-8 28 24z', 'bark', 0.75),
  ),
  pencils: stand(
    52,
    (b) =>
      [108, 129, 150, 171, 192]
        .map(
          (x, n) =>
            `<g>${b.part(`M${x - 10} 150V72l10-34 10 34v78z`, (['main', 'flame', 'second', 'leaf', 'deep'] as const)[n] ?? 'main')}${b.flat(`M${x - 10} 72l10-34 10 34z`, 'blush')}${b.flat(`M${x - 3} 49l3-11 3 11z`, 'ink')}</g>`,
        )
        .join('') +
      b.body(box(92, 112, 116, 126, 8)) +
      b.line('M92 128h116M92 224h116', 'second', 5),
  ),
  pen: lie(
    (b) =>
      `<g transform="rotate(38 150 150)">${b.body(box(136, 46, 28, 156, 12))}${b.part('M138 200h24l-12 46z', 'metal')}${b.part(box(136, 96, 28, 9) + box(160, 54, 8, 66, 4), 'brass')}</g><g transform="rotate(-28 150 150)">${b.pick(2) ? b.part(box(206, 60, 22, 150, 10), 'second') + b.part('M208 208h18l-9 36z', 'metal') : ''}</g>`,
  ),
  eraser: lie(
    (b) => b.body('M58 150L156 66l86 84-96 84z') + b.part('M58 150l34-29 88 84-34 29z', 'paper') + b.flat(heart(172, 138, 19), 'paper'),
  ),
  ruler: lie(
    (b) =>
      `<g transform="rotate(-24 150 150)">${b.colours.material === 'wood' ? b.part(box(22, 124, 256, 54, 4), 'wood') : b.body(box(22, 124, 256, 54, 4))}${b.line(Array.from({ length: 15 }, (_, n) => `M${36 + n * 16} 126v${n % 5 ? 10 : 20}`).join(''), 'ink', 2)}${b.part(oval(150, 160, 9), 'paper')}</g>`,
  ),
  sticker: lie(
    (b) =>
      b.part(box(48, 40, 204, 222, 6), 'paper') +
      [
        [98, 92],
        [202, 92],
        [98, 160],
        [202, 160],
        [98, 224],
        [202, 224],
      ]
        .map(([x = 0, y = 0], n) => {
          const r = n < 4 ? 34 : 25
          return n % 3 === 0
            ? b.body(oval(x, y, r))
            : n % 3 === 1
              ? b.part(star(x, y, r), n % 2 ? 'second' : 'main') + b.line(star(x, y, r), 'deep', 1)
              : b.body(heart(x, y, r))
        })
        .join(''),
  ),
  stationery: lie(
    (b) =>
      b.part(box(60, 46, 136, 178, 3), 'paper') +
      b.writing(
        [
          [80, 76, 96],
          [80, 98, 96],
          [80, 120, 70],
        ],
        'ink',
        2,
      ) +
      b.body('M96 142h160v108H96z') +
      b.line('M96 142l80 62 80-62', 'deep', 3) +
      b.part(oval(176, 200, 17), 'second'),
  ),
  chalkboard: stand(
    80,
    (b) =>
      b.part(box(54, 44, 192, 188, 8), b.pick(2) ? 'wood' : 'main') +
      b.flat(box(72, 62, 156, 140, 3), 'ink') +
      b.line('M94 100q20-20 40 0t40 0 30-4M96 134h92M96 164h60', 'paper', 5) +
      b.flat(heart(200, 168, 15), 'second') +
      b.part(box(96, 214, 60, 10, 4), 'paper'),
  ),
  chalk: stand(
    64,
    (b) =>
      [100, 125, 150, 175, 200]
        .map((x, n) =>
          b.part(box(x - 11, 64 + (n % 2) * 10, 22, 110, 7), (['paper', 'second', 'main', 'flame', 'pale'] as const)[n] ?? 'main'),
        )
        .join('') +
      b.body(box(80, 122, 140, 116, 6)) +
      b.flat(box(104, 158, 92, 46, 5), 'paper', 0.92) +
      b.writing(
        [
          [118, 174, 64],
          [128, 190, 42],
        ],
        'ink',
        5,
      ),
  ),
  craftKit: stand(
    92,
    (b) =>
      b.part('M92 122l12-78 14 4-8 76zM196 122l4-80h14l2 80zM140 122V52h20v70z', 'second') +
      b.flat(oval(110, 44, 10) + oval(207, 40, 11), 'flame') +
      b.body(box(58, 112, 184, 126, 8)) +
      b.flat(oval(150, 176, 46), 'paper', 0.95) +
      b.part(star(150, 176, 32), 'main'),
  ),
  tissueBox: stand(
    92,
    (b) =>
      b.part('M104 118c-10-50 22-66 44-38 24-40 70 0 48 38z', 'paper') +
      b.body(box(58, 114, 184, 122, 8)) +
      b.part('M58 122q0-8 8-8h168q8 0 8 8v14H58z', 'pale') +
      b.flat(oval(150, 122, 52, 8), 'deep', 0.5),
  ),
}
