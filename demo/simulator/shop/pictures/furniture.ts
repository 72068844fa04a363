import type { Drawing } from './brush.ts'
import { hang, lie, stand } from './brush.ts'
import { box, heart, oval, star } from './shapes.ts'

/** Furniture and what is fixed to it, and the garden. */
export const furniture: Readonly<Record<string, Drawing>> = {
  hook: hang(
    0,
    (b) =>
      b.body(b.pick(2) ? box(44, 84, 212, 56, 10) : heart(150, 116, 88)) +
      (b.pick(2) ? [84, 150, 216] : [150])
        .map((x) => b.tube(`M${x} 128v52c0 44-50 44-46 6`, 'metal', 11) + b.part(oval(x - 46, 182, 10) + oval(x, 126, 11), 'brass'))
        .join(''),
  ),
  knob: lie(
    (b) =>
      b.part(oval(150, 150, 56), 'metal') +
      b.body(b.pick(3) === 0 ? star(150, 146, 104, 12, 0.9) : oval(150, 146, 100)) +
      b.line(oval(150, 146, 74), 'print', 2) +
      b.flat('M76 132q12-54 66-66-40 26-44 76z', 'paper', 0.6) +
      b.part(oval(150, 146, 15), 'brass'),
  ),
  cabinet: stand(
    90,
    (b) =>
      b.part('M64 236h18v12H64zM218 236h18v12h-18z', 'wood') +
      b.body(box(58, 58, 184, 182, 5)) +
      b.part(box(48, 46, 204, 18, 4), 'pale') +
      (b.pick(2)
        ? [76, 130, 184].map((y) => b.line(box(72, y, 156, 44, 3), 'deep', 3) + b.part(oval(150, y + 22, 8), 'brass')).join('')
        : b.line(box(70, 78, 76, 148, 3) + box(154, 78, 76, 148, 3), 'deep', 3) +
          b.part(oval(136, 152, 7) + oval(164, 152, 7), 'brass') +
          b.flat(heart(108, 148, 18) + heart(192, 148, 18), 'second')),
  ),
  shelf: hang(
    0,
    (b) =>
      b.part(box(50, 122, 200, 16, 3) + box(50, 196, 200, 16, 3), 'wood') +
      b.body('M44 64h18v172H44zM238 64h18v172h-18z') +
      b.part(box(84, 78, 32, 44, 4), 'second') +
      b.part(oval(150, 100, 21), 'main') +
      b.part(box(188, 84, 28, 38, 4), 'leaf') +
      b.part(box(96, 160, 60, 36, 4), 'main') +
      b.part(oval(196, 178, 18), 'second'),
  ),
  stool: stand(
    86,
    (b) =>
      b.tube('M96 132L78 238M204 132l18 106M128 136l-8 100M172 136l8 100M88 192h124', 'wood', 11) +
      b.body('M70 112q80-30 160 0v18q-80 28-160 0z') +
      b.flat(oval(150, 112, 80, 15), 'pale', 0.6),
  ),
  chair: stand(
    84,
    (b) =>
      b.tube('M92 40v198M208 40v198M112 178v52M188 178v52', b.pick(2) ? 'wood' : 'main', 10) +
      b.body(box(88, 44, 124, 62, 12)) +
      b.body('M80 152h140l12 26q-82 18-164 0z'),
  ),
  rack: stand(
    90,
    (b) =>
      b.line(
        'M66 90v140h168V90M66 128h168M66 168h168M66 208h168M108 90v140M150 90v140M192 90v140',
        b.colours.material ? 'metal' : 'main',
        6,
      ) +
      b.part(box(90, 58, 66, 112, 3), 'second') +
      b.body(box(134, 76, 72, 104, 3)) +
      b.line('M66 168h168M66 208h168', b.colours.material ? 'metal' : 'main', 6) +
      b.flat(heart(150, 210, 20), 'second'),
  ),
  wateringCan: stand(
    86,
    (b) =>
      b.tube('M200 132c64-10 50 76 2 78', 'main', 11) +
      b.tube('M108 112c4-52 84-52 88 0', 'main', 10) +
      b.body('M102 182L46 116l-20 2 58 96z') +
      b.part('M14 100l42 4-6 22-32 4z', 'second') +
      b.body('M94 112h114l10 112q-66 26-134 0z') +
      b.flat(oval(151, 112, 57, 12), 'deep', 0.6) +
      b.line('M90 150q61 16 122 0', 'second', 5),
  ),
  gardenTool: lie(
    (b) =>
      b.body(box(136, 34, 28, 106, 13)) +
      b.part(box(143, 136, 14, 42), 'metal') +
      (b.pick(2)
        ? b.part('M112 172h76q12 64-38 96-50-32-38-96z', 'metal')
        : b.tube('M150 176c-50 0-40 20-40 82M150 176v88M150 176c50 0 40 20 40 82', 'metal', 9)) +
      b.line('M136 60h28', 'second', 5),
  ),
  thermometer: lie(
    (b) =>
      b.body(box(104, 26, 92, 248, 20)) +
      b.part(box(139, 54, 22, 158, 11), 'paper') +
      b.flat(box(146, 108, 8, 110, 4) + oval(150, 228, 21), 'ink', 0.1) +
      b.part(box(146, b.between(84, 140), 8, 130, 4) + oval(150, 228, 19), 'flame') +
      b.line('M170 78h12M170 102h12M170 126h12M170 150h12M170 174h12', 'print', 3),
  ),
  plantPot: stand(
    70,
    (b) =>
      b.part('M146 120C90 118 78 60 92 46c40 6 60 40 58 70 0-50 16-78 50-86 18 40-4 84-46 90z', 'leaf') +
      b.line('M150 130V70', 'bark', 3) +
      b.body('M92 142h116l-16 88q-42 16-84 0z') +
      b.part(box(82, 118, 136, 30, 5), 'main') +
      b.flat(heart(150, 188, 18), 'second'),
  ),
  birdHouse: stand(
    72,
    (b) =>
      b.tube('M150 216v26', 'bark', 14) +
      b.body('M88 128h124v90q0 8-8 8H96q-8 0-8-8z') +
      b.part('M68 138l82-96 82 96-16 8-66-76-66 76z', 'second') +
      b.flat(oval(150, 160, 24), 'ink', 0.85) +
      b.tube('M150 202h22', 'wood', 7),
  ),
  windmill: stand(
    34,
    (b) =>
      b.tube('M150 120v122', 'wood', 7) +
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<g transform="rotate(${turn + 12} 150 112)">${turn % 180 ? b.part('M150 112V26q66 6 62 44z', 'second') : b.body('M150 112V26q66 6 62 44z')}</g>`,
        )
        .join('') +
      b.part(oval(150, 112, 11), 'brass'),
  ),
  foodCover: stand(
    112,
    (b) =>
      b.body('M36 226c-4-188 232-188 228 0z') +
      b.line('M64 130q86 26 172 0M44 180q106 28 212 0M150 86v140M92 108q-22 50-24 118M208 108q22 50 24 118', 'print', 2) +
      b.line('M36 226h228', 'second', 9) +
      b.part(oval(150, 80, 14), 'second'),
  ),
  gnome: stand(
    64,
    (b) =>
      b.body('M104 152L154 30q30 60 46 122z') +
      b.part('M92 178h120q26 44 16 58H78q-12-14 14-58z', 'second') +
      b.part(oval(152, 154, 36, 26), 'blush') +
      b.part('M108 160q44 26 88 0-6 64-44 68-38-4-44-68z', 'paper') +
      b.part(oval(152, 160, 11), 'blush') +
      b.flat(oval(136, 148, 4) + oval(168, 148, 4), 'ink'),
  ),
  toadstool: stand(
    60,
    (b) =>
      b.part('M124 142h52q6 62 18 94h-88q12-32 18-94z', 'paper') +
      b.body('M46 146c6-132 202-132 208 0q-104 32-208 0z') +
      (b.colours.material === 'wood'
        ? ''
        : b.flat(oval(100, 104, 17, 13) + oval(154, 76, 19, 15) + oval(206, 112, 15, 12) + oval(150, 126, 12, 9), 'paper')),
  ),
}
