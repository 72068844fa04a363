import type { Drawing } from './brush.ts'
import { lie, stand } from './brush.ts'
import { box, heart, oval, star } from './shapes.ts'

/** What stands and hangs in a kitchen. */
export const kitchen: Readonly<Record<string, Drawing>> = {
  apron: lie(
    (b) =>
      b.tube('M118 64c-4-50 68-50 64 0', 'second', 7) +
      b.tube('M92 152q-40 6-56 34M208 152q40 6 56 34', 'second', 7) +
      b.body('M114 62h72q2 60 46 76v122q-82 16-164 0V138q44-16 46-76z') +
      b.part('M106 170h88v52q-44 14-88 0z', 'second') +
      b.line('M114 62q36 12 72 0', 'deep', 2),
  ),
  glove: lie(
    (b) =>
      b.body('M94 232l-6-110c0-86 96-86 98-6l8 22c26-34 56-14 40 12l-46 82z') +
      b.part('M88 222l104 2-4 34-98-2z', 'second') +
      b.line('M140 258q-2 16 12 16', 'second', 6),
  ),
  towel: lie(
    (b) =>
      b.body('M76 44q74-12 148 0v196q-74 12-148 0z') +
      b.flat('M76 44q74-12 148 0v30q-74-12-148 0z', 'paper', 0.25) +
      b.line('M150 40v204', 'deep', 1.5) +
      b.line('M76 214q74 12 148 0M76 226q74 12 148 0', 'second', 5),
  ),
  cakeCase: stand(96, (b) => {
    const cup = (x: number, y: number, r: number): string =>
      b.body(`M${x - r} ${y}h${2 * r}l${-r / 3} ${r * 1.1}h${-r * 1.33}z`) +
      b.line(
        [-0.6, -0.3, 0, 0.3, 0.6]
          .map((at) => `M${x + Math.round(at * r * 1.3)} ${y + 3}L${x + Math.round(at * r)} ${y + Math.round(r * 1.06)}`)
          .join(''),
        'deep',
        1.5,
      ) +
      b.flat(oval(x, y, r, r / 4), 'deep', 0.55)
    return cup(104, 116, 46) + cup(196, 116, 46) + cup(150, 174, 58)
  }),
  mould: lie((b) =>
    b.pick(3) === 0
      ? b.line(star(150, 150, 100, 5, 0.5), 'metal', 13) + b.line(star(150, 150, 100, 5, 0.5), 'paper', 2)
      : b.pick(3) === 1
        ? b.line(heart(150, 150, 92), 'metal', 13) + b.line(heart(150, 150, 92), 'paper', 2)
        : b.body(box(52, 74, 196, 152, 20)) +
          b.flat([100, 150, 200].map((x) => oval(x, 116, 20) + oval(x, 184, 20)).join(''), 'deep', 0.55),
  ),
  tin: stand(82, (b) =>
    b.pick(2)
      ? b.body('M76 112h148v116q-74 22-148 0z') +
        b.part('M70 92q80-20 160 0v28q-80 20-160 0z', 'second') +
        b.part(oval(150, 92, 80, 16), 'second') +
        b.line('M70 120q80 20 160 0', 'deep', 1.5)
      : b.body(box(78, 104, 144, 134, 10)) +
        b.part(box(72, 84, 156, 32, 8), 'main') +
        b.flat(box(102, 146, 96, 50, 6), 'paper', 0.92) +
        b.writing(
          [
            [116, 164, 68],
            [128, 180, 44],
          ],
          'ink',
          4,
        ),
  ),
  jar: stand(
    66,
    (b) =>
      (b.colours.material === 'glass'
        ? b.flat('M92 130h116v90q-58 20-116 0z', 'second', 0.85) +
          b.glass('M92 106q-4-14 14-18h88q18 4 14 18v118q-2 14-16 14h-84q-14 0-16-14z', 'M102 112h12v106h-12z')
        : b.body('M92 106q-4-14 14-18h88q18 4 14 18v118q-2 14-16 14h-84q-14 0-16-14z')) +
      b.part(box(98, 62, 104, 30, 8), b.pick(2) ? 'wood' : 'metal') +
      b.part(oval(150, 58, 14, 9), b.pick(2) ? 'wood' : 'metal') +
      b.flat(box(114, 142, 72, 52, 6), 'paper', 0.92) +
      b.writing(
        [
          [126, 160, 48],
          [136, 176, 28],
        ],
        'ink',
        4,
      ),
  ),
  bottle: stand(
    48,
    (b) =>
      b.glass('M132 60h36v40q32 18 32 52v70q0 16-16 16h-68q-16 0-16-16v-70q0-34 32-52z', 'M110 160q4-24 18-36-8 24-8 44v54h-10z') +
      b.part(box(136, 40, 28, 28, 6), b.pick(2) ? 'wood' : 'metal') +
      b.body(box(102, 158, 96, 52, 3)) +
      b.writing(
        [
          [122, 178, 56],
          [132, 194, 36],
        ],
        'print',
        4,
      ),
  ),
  lunchBox: stand(
    98,
    (b) =>
      b.tube('M118 106c0-46 64-46 64 0', 'second', 12) +
      b.body(box(50, 104, 200, 130, 20)) +
      b.line('M52 158h196', 'deep', 3) +
      b.part(box(132, 144, 36, 30, 6), 'second'),
  ),
  breadBin: stand(
    100,
    (b) =>
      b.body('M46 222v-60c0-76 208-76 208 0v60q0 16-16 16H62q-16 0-16-16z') +
      b.line('M60 168q90-60 180 0', 'pale', 3) +
      b.part(box(118, 186, 64, 13, 6), 'metal') +
      b.line('M46 214h208', 'second', 4),
  ),
  pan: lie(
    (b) =>
      b.tube('M196 108l74-72', 'wood', 17) +
      b.body(oval(136, 168, 96)) +
      b.flat(oval(136, 168, 80), 'ink', 0.86) +
      b.flat('M70 150q20-46 66-50-46 14-54 56z', 'paper', 0.25) +
      (b.pick(2)
        ? b.flat('M104 170c-10-34 40-52 62-26 36 6 24 62-14 54-28 18-50-6-48-28z', 'paper') + b.flat(oval(142, 166, 18), 'flame')
        : ''),
  ),
  board: lie(
    (b) =>
      b.part('M84 56h132q18 0 18 18v152q0 18-18 18H84q-18 0-18-18V74q0-18 18-18z', 'wood') +
      b.body(box(84, 104, 132, 122, 8)) +
      b.flat(oval(150, 80, 10), 'bark'),
  ),
  scales: stand(
    82,
    (b) =>
      b.part('M66 92q84 46 168 0l-14 22q-70 26-140 0z', 'metal') +
      b.part(box(138, 104, 24, 26), 'metal') +
      b.body('M82 126h136l18 96q0 16-16 16H80q-16 0-16-16z') +
      b.part(oval(150, 180, 42), 'paper') +
      b.line('M150 180l20-24M150 144v6M186 180h-6M114 180h6', 'ink', 3),
  ),
  rollingPin: lie(
    (b) =>
      b.part(box(24, 140, 46, 20, 10) + box(230, 140, 46, 20, 10), 'second') +
      (b.pick(2) ? b.body(box(64, 122, 172, 56, 22)) : b.part(box(64, 122, 172, 56, 22), 'wood')) +
      b.line('M92 136h116', 'paper', 3),
  ),
  box: stand(
    92,
    (b) =>
      b.body('M58 132h184v88q0 18-18 18H76q-18 0-18-18z') +
      b.part('M50 96q0-10 10-10h180q10 0 10 10v38q-100 14-200 0z', 'main') +
      b.line('M52 134q98 14 196 0', 'deep', 2) +
      b.part(box(134, 124, 32, 28, 5), b.pick(2) ? 'brass' : 'second') +
      b.flat(heart(150, 190, 22), 'second', 0.95),
  ),
  bin: stand(
    70,
    (b) => b.body('M80 92h140l-16 132q-54 22-108 0z') + b.part(oval(150, 92, 70, 18), 'deep') + b.line('M80 92q70 36 140 0', 'second', 6),
  ),
  bucket: stand(
    74,
    (b) =>
      b.tube('M78 112C76 24 224 24 222 112', 'metal', 5) +
      b.part(box(136, 38, 28, 14, 6), 'wood') +
      b.body('M74 110h152l-20 116q-56 20-112 0z') +
      b.flat(oval(150, 110, 76, 15), 'deep', 0.7) +
      b.line('M74 112q76 32 152 0', 'second', 5),
  ),
  firstAid: stand(
    88,
    (b) =>
      b.body(box(60, 104, 180, 132, 18)) +
      b.line('M60 140h180', 'deep', 2) +
      b.flat(oval(150, 184, 34), 'paper') +
      b.flat(box(141, 162, 18, 44, 3) + box(128, 175, 44, 18, 3), b.colours.main === b.colours.second ? 'ink' : 'flame'),
  ),
}
