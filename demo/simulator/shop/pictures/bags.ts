import type { Drawing } from './brush.ts'
import { lie, stand } from './brush.ts'
import { box, heart, oval } from './shapes.ts'

/** Bags, purses, umbrellas and what is packed into them. */
export const bags: Readonly<Record<string, Drawing>> = {
  bag: stand(
    96,
    (b) =>
      b.tube('M104 112C96 8 204 8 196 112', 'deep', 9) +
      b.body('M56 100q94 14 188 0l-10 120q-2 20-22 20H88q-20 0-22-20z') +
      b.tube('M104 104v48M196 104v48', 'second', 10) +
      b.line('M57 110q93 14 186 0', 'deep', 2),
  ),
  lunchBag: stand(
    80,
    (b) =>
      b.tube('M122 74c-4-44 60-44 56 0', 'second', 9) +
      b.body('M78 92l14-22h116l14 22v128q0 18-18 18H96q-18 0-18-18z') +
      b.line('M78 96h144', 'second', 8) +
      b.flat('M78 92l14-22h116l14 22z', 'deep', 0.25) +
      b.part(box(138, 88, 24, 16, 4), 'metal'),
  ),
  handbag: stand(
    96,
    (b) =>
      b.tube('M92 132C84 30 216 30 208 132', b.pick(2) ? 'deep' : 'second', 11) +
      b.body('M66 124q84-16 168 0l18 92q2 24-24 24H72q-26 0-24-24z') +
      b.part('M70 124q80-15 160 0l4 30q-84 60-168 0z', 'main') +
      b.part(oval(150, 184, 11), 'brass'),
  ),
  backpack: stand(
    78,
    (b) =>
      b.tube('M132 66c0-38 36-38 36 0', 'second', 9) +
      b.body('M80 120c0-80 140-80 140 0v100q0 20-20 20H100q-20 0-20-20z') +
      b.part('M98 164h104v48q0 14-14 14h-76q-14 0-14-14z', 'second') +
      b.line('M98 176h104M86 112q64 34 128 0', 'deep', 3) +
      b.part(box(142, 124, 16, 22, 4), 'metal'),
  ),
  washBag: stand(
    98,
    (b) =>
      b.body('M52 134q98-50 196 0l6 84q0 22-24 22H70q-24 0-24-22z') +
      b.line('M54 138q96-50 192 0', 'brass', 6) +
      b.tube('M240 138l16 20', 'brass', 6) +
      b.flat(oval(258, 164, 7, 10), 'second'),
  ),
  purse: lie(
    (b) =>
      b.body('M58 128q92-26 184 0 22 104-52 112h-80q-74-8-52-112z') +
      b.tube('M60 130q90-40 180 0', 'brass', 11) +
      b.part(oval(138, 96, 13) + oval(164, 96, 13), 'brass'),
  ),
  wallet: lie(
    (b) =>
      b.body(box(62, 52, 176, 204, 12)) +
      b.flat(box(62, 52, 16, 204), 'deep', 0.4) +
      b.part(box(96, 92, 112, 44, 6), 'paper') +
      b.writing(
        [
          [108, 108, 86],
          [108, 122, 54],
        ],
        'ink',
        4,
      ) +
      b.line(box(70, 60, 160, 188, 8), 'second', 2),
  ),
  luggageTag: lie(
    (b) =>
      b.tube('M150 74c-40-60 60-64 26-6', 'second', 6) +
      b.body('M112 66h76l32 36v136q0 18-18 18H98q-18 0-18-18V102z') +
      b.part(oval(150, 90, 12), 'metal') +
      b.flat(box(102, 176, 96, 54, 5), 'paper', 0.95) +
      b.writing(
        [
          [114, 194, 72],
          [114, 212, 48],
        ],
        'ink',
        4,
      ),
  ),
  suitcase: stand(
    104,
    (b) =>
      b.tube('M116 112c0-44 68-44 68 0', 'deep', 11) +
      b.body(box(40, 108, 220, 130, 22)) +
      b.part(box(76, 106, 15, 134) + box(209, 106, 15, 134), 'second') +
      b.flat(oval(150, 174, 34), 'paper', 0.92) +
      b.writing(
        [
          [130, 168, 40],
          [136, 182, 28],
        ],
        'ink',
        4,
      ),
  ),
  umbrella: stand(
    70,
    (b) =>
      b.tube('M150 54v162c0 28 32 28 32 4', 'wood', 7) +
      b.body('M32 150c8-126 228-126 236 0q-26-24-59 0-28-26-59 0-30-26-59 0-32-24-59 0z') +
      b.line('M150 56Q88 84 91 150M150 56Q212 84 209 150', 'deep', 2) +
      b.tube('M150 56V40', 'wood', 6),
  ),
  parasol: stand(
    60,
    (b) =>
      b.tube('M150 48v190', 'wood', 6) +
      b.body('M24 142Q150-30 276 142q-126-44-252 0z') +
      b.line('M150 56L24 142M150 56L88 126M150 56l62 70M150 56l126 86M150 56v64', 'deep', 2) +
      b.line('M24 142q126-44 252 0', 'second', 6),
  ),
  rainCoat: lie(
    (b) =>
      b.body('M116 62c0-36 68-36 68 0l58 32-20 66-26-10v98H104v-98l-26 10-20-66z') +
      b.flat('M120 64q30 40 60 0l-8 30h-44z', 'deep', 0.4) +
      b.line('M150 96v150', 'deep', 2) +
      b.part([118, 150, 182, 214].map((y) => oval(157, y, 5)).join(''), 'second'),
  ),
  basket: stand(
    96,
    (b) =>
      b.tube('M70 138C78 26 222 26 230 138', 'bark', 10) +
      b.part('M48 132q102 26 204 0l-22 92q-80 28-160 0z', b.colours.material === 'wood' || b.pick(3) > 0 ? 'wood' : 'main') +
      b.line(
        'M52 156q98 26 196 0M58 180q92 24 184 0M64 204q86 22 172 0M90 142l12 92M130 148l6 90M170 148l-6 90M210 142l-12 92',
        'bark',
        3,
      ) +
      b.body('M46 124q104 26 208 0l-4 26q-16 14-34 2-16 16-34 4-16 14-32 0-18 14-34-2-16 14-34 0-20 12-32-4z'),
  ),
  hamper: stand(
    104,
    (b) =>
      b.tube('M112 112c4-62 72-62 76 0', 'bark', 11) +
      b.body('M42 126h216l-12 96q-2 18-20 18H74q-18 0-20-18z') +
      b.part('M38 106h224v30H38z', 'second') +
      b.part(box(84, 122, 15, 44, 3) + box(201, 122, 15, 44, 3), 'bark'),
  ),
  scarf: lie(
    (b) =>
      b.body('M92 60h116v40l-34 6v128h-50V108l-32-8z') +
      b.body('M118 90l62 8 44 126-46 16z') +
      b.line('M126 236v20M138 236v20M150 236v20M162 236v20M184 240l8 18M198 236l8 18M212 230l8 18', 'second', 5),
  ),
  slippers: lie((b) =>
    [84, 162]
      .map(
        (x) =>
          b.part(`M${x} 90c0-56 56-56 56 0l-4 130c0 36-48 36-48 0z`, 'second') +
          b.body(`M${x - 2} 128c-4-92 64-92 60 0q-30 26-60 0z`) +
          b.flat(heart(x + 28, 98, 13), 'print'),
      )
      .join(''),
  ),
  sunglasses: lie(
    (b) =>
      b.tube('M40 128L22 104M260 128l18-24', 'main', 12) +
      b.body('M34 118h98q16 76-48 76-58 0-50-76zM168 118h98q8 76-50 76-64 0-48-76z') +
      b.flat('M46 128h76q8 54-38 54-42 0-38-54zM178 128h76q4 54-38 54-46 0-38-54z', 'ink', 0.8) +
      b.tube('M130 132q20-16 40 0', 'main', 10),
  ),
  earMuffs: lie(
    (b) =>
      b.tube('M72 160C60 20 240 20 228 160', 'ink', 11) +
      b.body(oval(74, 176, 42, 50)) +
      b.body(oval(226, 176, 42, 50)) +
      b.line(oval(74, 176, 30, 38) + oval(226, 176, 30, 38), 'second', 3),
  ),
}
