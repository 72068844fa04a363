import type { Drawing } from './brush.ts'
import { lie, stand } from './brush.ts'
import { box, heart, oval } from './shapes.ts'

/** China, glass and cutlery. */
export const tableware: Readonly<Record<string, Drawing>> = {
  mug: stand(
    82,
    (b) =>
      b.tube(b.pick(2) ? 'M196 128c50-10 50 74-4 66' : 'M198 124c46 2 44 72-6 76', 'main', 15) +
      b.body('M88 94h112l-5 124q-2 20-24 20h-54q-22 0-24-20z') +
      b.flat(oval(144, 94, 56, 11), 'deep') +
      b.flat(oval(144, 97, 47, 7), b.pick(2, 1) ? 'bark' : 'ink', 0.75),
  ),
  teacup: stand(
    104,
    (b) =>
      b.part(oval(150, 222, 104, 20), 'second') +
      b.flat(oval(150, 218, 60, 9), 'deep', 0.3) +
      b.tube('M206 146c44-12 40 48-12 44', 'second', 10) +
      b.body('M84 126h132q0 76-44 92h-44q-44-16-44-92z') +
      b.flat(oval(150, 126, 66, 14), 'second') +
      b.flat(oval(150, 129, 54, 9), 'bark', 0.85) +
      b.line('M84 126a66 14 0 0 0 132 0', 'brass', 2),
  ),
  teapot: stand(
    96,
    (b) =>
      b.tube('M210 132c56-14 52 76-8 72', 'main', 13) +
      b.body('M96 150C52 146 62 122 38 116l-6 10c16 6 22 58 62 72z') +
      b.body('M90 170c0-78 124-78 124 0 0 46-24 68-40 68h-44c-16 0-40-22-40-68z') +
      b.part('M112 122q40-30 80 0q-40 14-80 0z', 'second') +
      b.part(oval(152, 101, 11, 10), 'second'),
  ),
  jug: stand(
    74,
    (b) =>
      b.tube('M196 116c56-6 44 92-8 92', 'main', 13) +
      b.body('M100 84q-16 2-22-12l34 2h84l6 12q-8 40 2 78 10 74-34 74h-44q-44 0-34-74 10-38 8-80z') +
      b.flat(oval(148, 84, 52, 9), 'deep'),
  ),
  plate: lie(
    (b) =>
      b.body(oval(150, 150, 112)) +
      b.flat(oval(150, 150, 76), b.pick(2) ? 'paper' : 'pale', 0.85) +
      b.line(oval(150, 150, 76), 'deep', 1.5) +
      b.line(oval(150, 150, 108), b.pick(2, 1) ? 'brass' : 'second', 4),
  ),
  bowl: stand(
    88,
    (b) =>
      b.part('M118 226h64l6 14h-76z', 'second') +
      b.body('M50 136h200q-8 92-70 96h-60q-62-4-70-96z') +
      b.flat(oval(150, 136, 100, 24), 'second') +
      b.flat(oval(150, 140, 88, 17), 'deep', 0.45),
  ),
  glass: stand(58, (b) =>
    b.pick(2)
      ? b.glass('M96 70h108q6 82-46 92v56q34 4 36 16h-88q2-12 36-16v-56q-52-10-46-92z', 'M110 84h10q-2 40 12 58-24-20-22-58z')
      : b.glass('M94 78h112l-12 152q-44 14-88 0z', 'M108 92h12l6 118h-10z'),
  ),
  beaker: stand(
    66,
    (b) => b.body('M92 82h116l-14 150q-44 14-88 0z') + b.flat(oval(150, 82, 58, 12), 'deep') + b.line('M93 92q57 16 114 0', 'second', 5),
  ),
  cutlery: lie(
    (b) =>
      b.part('M92 46q4 50-8 60v28h-4V46zM78 46q-4 46 4 60h-8q-10-12-6-60zM104 46q8 44-6 60h-8z', 'metal') +
      b.body(box(76, 130, 22, 126, 10)) +
      b.part(oval(150, 78, 24, 36) + 'M145 104h10v34h-10z', 'metal') +
      b.body(box(139, 134, 22, 122, 10)) +
      b.part('M208 44q30 40 8 96h-12V44z', 'metal') +
      b.body(box(201, 136, 22, 120, 10)),
  ),
  cakeStand: stand(
    66,
    (b) =>
      b.tube('M150 62v164', 'brass', 6) +
      b.line(oval(150, 54, 9), 'brass', 5) +
      [
        [232, 92],
        [164, 70],
        [104, 48],
      ]
        .map(
          ([y = 0, r = 0]) =>
            b.body(`M${150 - r} ${y}q${r} 22 ${2 * r} 0l-8 9q${8 - r} 15 ${16 - 2 * r} 0z`) + b.part(oval(150, y, r, r / 6), 'pale'),
        )
        .join('') +
      b.part(oval(120, 156, 14, 10) + oval(182, 156, 14, 10), 'blush') +
      b.part(oval(118, 149, 10, 7) + oval(184, 149, 10, 7), 'second'),
  ),
  cloche: stand(
    84,
    (b) =>
      b.part(oval(150, 228, 100, 16), 'wood') +
      b.part('M120 224h60l-8-30h-44z', 'blush') +
      b.part(oval(150, 192, 24, 12), 'second') +
      b.glass('M76 226V148c0-94 148-94 148 0v78q-74 16-148 0z', 'M92 212v-66q2-30 20-42-8 20-8 44v66z') +
      b.part(oval(150, 66, 12, 11), 'paper'),
  ),
  tray: lie(
    (b) =>
      b.tube('M42 118q-22 32 0 64M258 118q22 32 0 64', 'wood', 11) +
      b.part(box(38, 74, 224, 152, 22), 'deep') +
      b.body(box(52, 88, 196, 124, 14)) +
      b.line(box(60, 96, 180, 108, 10), 'paper', 2),
  ),
  coaster: lie((b) =>
    b.pick(2)
      ? b.body(box(96, 50, 140, 140, 14)) + b.body(box(62, 104, 140, 140, 14)) + b.line(box(72, 114, 120, 120, 8), 'second', 3)
      : b.body(oval(172, 122, 78)) + b.body(oval(126, 176, 78)) + b.line(oval(126, 176, 66), 'second', 4),
  ),
  napkin: lie(
    (b) =>
      b.body('M62 84l148-26 34 136-150 46z') +
      b.flat('M62 84l148-26-58 92z', 'paper', 0.35) +
      b.line('M62 84l90 66 58-92M94 240l58-90', 'deep', 1.5),
  ),
  napkinRing: stand(
    80,
    (b) =>
      b.part('M60 168l92-28 88 34-64 22z', 'paper') +
      b.part('M64 172l80-8-64 36z', 'pale') +
      b.body('M122 132q34-26 62 0v86q-30 22-62 0z') +
      b.flat(heart(153, 176, 18), 'second'),
  ),
  eggCup: stand(
    56,
    (b) =>
      b.part('M104 118c0-86 92-86 92 0z', 'blush') +
      b.body('M94 112h112q2 62-42 70v28q34 4 38 26h-104q4-22 38-26v-28q-44-8-42-70z') +
      b.flat(oval(150, 112, 56, 10), 'deep', 0.4),
  ),
  cosy: stand(
    92,
    (b) =>
      b.body('M56 234c-8-196 196-196 188 0q-94 16-188 0z') +
      b.part(oval(150, 82, 20), 'second') +
      b.line('M60 214q90 16 180 0', 'second', 10) +
      b.line('M104 108q-14 60-6 112M196 108q14 60 6 112', 'deep', 2),
  ),
}
