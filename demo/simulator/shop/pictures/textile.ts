import type { Drawing } from './brush.ts'
import { lie, stand } from './brush.ts'
import { box, heart, oval } from './shapes.ts'

/** Soft things of the house. */
export const textile: Readonly<Record<string, Drawing>> = {
  cushion: lie(
    (b) =>
      b.body('M50 58q100 24 200 0 8-2 6 8-24 86 0 170 2 10-8 8-98-26-196 0-10 2-8-8 24-84 0-170-2-10 6-8z') +
      b.line('M64 70q86 18 172 0-18 80 0 162-86-18-172 0 18-82 0-162z', 'second', 2) +
      b.flat('M90 110q50-30 90-8-60-4-84 34z', 'paper', 0.18),
  ),
  throw: stand(
    108,
    (b) =>
      b.body('M42 176q0-34 36-34h150q30 0 30 28v52q0 18-20 18H62q-20 0-20-20z') +
      b.line('M44 182h212M46 208h210', 'deep', 2) +
      b.part('M50 142q100-44 200 4l-6 20H54z', 'pale') +
      b.line('M62 238v14M82 240v14M102 240v14M122 240v14', 'second', 4),
  ),
  doormat: lie(
    (b) =>
      b.part(box(24, 84, 252, 148, 6), 'bark') +
      b.body(box(32, 92, 236, 132, 3)) +
      b.line(
        'M24 96h-8M24 116h-8M24 136h-8M24 156h-8M24 176h-8M24 196h-8M276 96h8M276 116h8M276 136h8M276 156h8M276 176h8M276 196h8',
        'bark',
        3,
      ) +
      b.flat(box(72, 128, 156, 60, 8), 'paper', 0.88) +
      b.writing(
        [
          [92, 148, 116],
          [112, 168, 76],
        ],
        'ink',
        8,
      ),
  ),
  doorstop: stand(
    88,
    (b) =>
      b.tube('M128 92c0-36 44-36 44 0', 'second', 10) +
      b.body('M66 232l36-132q48-26 96 0l36 132q-84 16-168 0z') +
      b.flat(heart(150, 172, 36), 'second', 0.95) +
      b.line('M102 100q48 22 96 0', 'deep', 2),
  ),
  curtain: lie(
    (b) =>
      b.tube('M24 48h252', 'wood', 10) +
      [44, 84, 124, 164, 204, 244]
        .map((x, n) =>
          n % 2
            ? b.part(`M${x - 13} 50h34q8 90-6 204h-28q10-110 0-204z`, 'second')
            : b.body(`M${x - 13} 50h34q-8 100 4 204h-34q6-110-4-204z`),
        )
        .join(''),
  ),
  hotWaterBottle: lie(
    (b) =>
      b.part('M130 24h40v26h-40z', 'ink') +
      b.part('M118 48h64v22h-64z', 'second') +
      b.body('M112 66h76q-8 22 26 34 20 8 20 36v92q0 36-36 36h-96q-36 0-36-36v-92q0-28 20-36 34-12 26-34z') +
      b.line('M84 232q66 14 132 0', 'second', 9) +
      b.flat(heart(150, 168, 34), 'second', 0.92),
  ),
  handWarmer: lie((b) =>
    b.pick(2)
      ? b.body(heart(150, 156, 104)) + b.line(heart(150, 156, 92), 'second', 3)
      : b.body(oval(150, 150, 100, 92)) + b.line(oval(150, 150, 88, 80), 'second', 3) + b.part(oval(182, 178, 17), 'metal'),
  ),
  bunting: lie(
    (b) =>
      b.tube('M6 74q144 64 288 0M6 176q144 64 288 0', 'paper', 7) +
      [
        [22, 84],
        [88, 104],
        [154, 106],
        [220, 92],
        [24, 186],
        [90, 206],
        [156, 208],
        [222, 194],
      ]
        .map(([x = 0, y = 0], n) =>
          (n + (n > 3 ? 1 : 0)) % 2 ? b.part(`M${x} ${y}l56 2-28 68z`, 'second') : b.body(`M${x} ${y}l56 2-28 68z`),
        )
        .join(''),
  ),
  hammock: stand(
    110,
    (b) =>
      b.tube('M30 70v170M270 70v170', 'wood', 11) +
      b.line('M34 86l30 70M266 86l-30 70', 'bark', 4) +
      b.body('M52 138q98 96 196 0l-6 34q-92 92-184 0z') +
      b.line('M80 178v18M110 196v18M150 202v18M190 196v18M220 178v18', 'second', 5),
  ),
  ribbon: lie(
    (b) =>
      b.body(oval(128, 140, 94)) +
      b.part(oval(128, 140, 50), 'wood') +
      b.part(oval(128, 140, 19), 'bark') +
      b.line(oval(128, 140, 72), 'print', 3) +
      b.body('M212 182q-4 40 44 56l-14 26q-68-20-62-72z'),
  ),
  sewing: lie(
    (b) =>
      b.part(oval(110, 70, 46, 15), 'wood') +
      b.body('M72 74h76v116H72z') +
      b.line('M72 92l76 8M72 110l76 8M72 128l76 8M72 146l76 8M72 164l76 8', 'print', 3) +
      b.part(oval(110, 194, 46, 15), 'wood') +
      b.tube('M234 50l-44 190', 'metal', 5) +
      b.line('M148 176q40 40 66-22t18-96', 'main', 4) +
      b.part(oval(212, 226, 27), 'second') +
      b.flat(oval(204, 220, 4) + oval(220, 220, 4) + oval(204, 234, 4) + oval(220, 234, 4), 'ink'),
  ),
  scissors: lie(
    (b) =>
      b.part('M140 160L196 34l12 10-40 126zM160 160L104 34 92 44l40 126z', 'metal') +
      b.line(oval(110, 214, 34) + oval(190, 214, 34), 'main', 19) +
      b.flat(oval(150, 158, 7), 'ink'),
  ),
  tapeMeasure: lie(
    (b) =>
      b.body(oval(128, 144, 88)) +
      b.part(oval(128, 144, 30), 'second') +
      b.part('M150 218h124v32H150z', 'flame') +
      b.line('M170 218v14M190 218v10M210 218v14M230 218v10M250 218v14', 'ink', 3),
  ),
  pinCushion: stand(
    80,
    (b) =>
      b.line('M110 120L92 62M150 108V50M192 120l22-56', 'metal', 4) +
      b.part(oval(92, 58, 10) + oval(150, 46, 10) + oval(214, 60, 10), 'second') +
      b.body('M58 200c-6-108 190-108 184 0q-6 38-92 38t-92-38z') +
      b.line('M150 112v124M80 140q30 50 40 96M220 140q-30 50-40 96', 'deep', 2),
  ),
  peg: lie((b) =>
    [62, 116, 170, 224]
      .map(
        (x, n) =>
          (n % 2
            ? b.part(`M${x - 12} 64h24v126l-6 56h-5v-84h-2v84h-5l-6-56z`, 'wood')
            : b.body(`M${x - 12} 64h24v126l-6 56h-5v-84h-2v84h-5l-6-56z`)) + b.part(oval(x, 60, 18), n % 2 ? 'second' : 'wood'),
      )
      .join(''),
  ),
}
