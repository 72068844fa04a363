import type { Drawing } from './brush.ts'
import { hang, lie, stand } from './brush.ts'
import { box, heart, oval, star } from './shapes.ts'

/** Christmas, Easter and parties. */
export const seasonal: Readonly<Record<string, Drawing>> = {
  bauble: hang(
    58,
    (b) =>
      b.part(box(136, 54, 28, 24, 4), 'brass') +
      b.line(oval(150, 48, 9), 'brass', 3) +
      (b.pick(3) === 0
        ? b.body('M150 74c56 40 74 84 50 120-14 22-36 34-50 74-14-40-36-52-50-74-24-36-6-80 50-120z')
        : b.body(oval(150, 162, 88))) +
      b.line(b.pick(3) === 0 ? 'M92 160q58 24 116 0' : 'M64 150q86 30 172 0M66 178q84 28 168 0', 'print', 4) +
      b.flat('M92 140q8-36 42-46-20 22-24 52z', 'paper', 0.6),
  ),
  bell: hang(
    50,
    (b) =>
      b.body('M150 52c54 0 62 56 66 108 2 30 22 40 26 62H58c4-22 24-32 26-62 4-52 12-108 66-108z') +
      b.part(oval(150, 230, 21), 'brass') +
      b.line('M60 214h180', 'second', 7) +
      b.part('M150 64c-42-34-54 18-4 8 50 10 46-42 4-8z', 'second'),
  ),
  christmasTree: stand(
    64,
    (b) =>
      b.part(box(136, 208, 28, 32, 2), 'bark') +
      [
        [150, 34, 46, 88],
        [150, 72, 66, 90],
        [150, 120, 88, 96],
      ]
        .reverse()
        .map(([x = 0, y = 0, r = 0, h = 0]) =>
          b.body(`M${x} ${y}q${r / 3} ${h * 0.7} ${r} ${h}q-${r} 16-${2 * r} 0q${r * 0.7}-${h * 0.3} ${r}-${h}z`),
        )
        .join('') +
      b.part(
        oval(128, 108, 8) + oval(172, 132, 8) + oval(112, 176, 9) + oval(160, 190, 9) + oval(198, 192, 8),
        b.pick(2) ? 'second' : 'brass',
      ) +
      b.part(star(150, 34, 20), 'brass'),
  ),
  stocking: hang(
    40,
    (b) =>
      b.body('M108 92h90v92c0 40-20 62-52 70-62 14-98-14-90-46 6-24 52-16 52-54z') +
      b.part(box(98, 56, 110, 50, 12), 'paper') +
      b.part('M66 196c18-12 40-2 42 26q0 16-8 32-52-10-44-46z', 'second') +
      b.line('M204 62q16-26-2-32', 'second', 5),
  ),
  angel: hang(
    40,
    (b) =>
      b.part('M142 130C90 70 24 96 46 150c20 40 70 30 98 8zM158 130c52-60 118-34 96 20-20 40-70 30-98 8z', 'paper') +
      b.body('M150 112q22 0 30 30l36 100q-66 24-132 0l36-100q8-30 30-30z') +
      b.part(oval(150, 90, 30), 'blush') +
      b.line(oval(150, 50, 27, 8), 'brass', 5) +
      b.flat(heart(150, 178, 20), 'second') +
      b.flat(oval(140, 90, 3) + oval(160, 90, 3), 'ink'),
  ),
  rockingHorse: stand(
    100,
    (b) =>
      b.tube('M46 218q104 46 208 0', 'wood', 11) +
      b.tube('M108 168l-18 60M196 168l16 60', 'second', 12) +
      b.body('M86 122q50 20 86 0l18-62q14-20 30-2l26 28q6 18-10 20l-22-4-6 56q-10 28-60 24-60 8-70-20z') +
      b.part('M172 116l16-60q-22 0-30 24-8 22 14 36z', 'second') +
      b.part('M118 124h44v22q-22 14-44 0z', 'second') +
      b.tube('M84 128q-30 6-28 44', 'second', 9) +
      b.flat(oval(216, 76, 4), 'ink'),
  ),
  egg: stand(
    70,
    (b) =>
      b.body('M150 48c54 0 84 84 84 124 0 44-36 68-84 68s-84-24-84-68c0-40 30-124 84-124z') +
      b.line('M76 134q74 26 148 0M68 178q82 26 164 0', 'second', 7) +
      b.flat('M98 140q6-44 40-66-18 34-20 70z', 'paper', 0.5),
  ),
  bunny: stand(
    66,
    (b) =>
      b.body('M118 112C86 24 118 8 132 102zM182 112c32-88 0-104-14-10z') +
      b.body(oval(150, 190, 62, 52)) +
      b.part(oval(150, 126, 46, 42), 'main') +
      b.flat(oval(134, 120, 5) + oval(166, 120, 5), 'ink') +
      b.flat(heart(150, 138, 8), 'flame') +
      b.part('M150 164c-44-30-48 16-4 6 44 10 44-34 4-6z', 'second') +
      b.part(oval(116, 234, 21, 9) + oval(184, 234, 21, 9), 'pale'),
  ),
  chick: stand(
    72,
    (b) =>
      b.tube('M136 226v16M164 226v16', 'flame', 7) +
      b.body('M72 176c0-70 50-60 62-100 8-40 82-36 84 14l20 14-22 10c24 90-36 118-72 116-44 0-72-20-72-54z') +
      b.part('M98 168q46-30 76 6-28 42-76-6z', 'second') +
      b.part('M214 88l26 14-24 12z', 'flame') +
      b.flat(oval(188, 84, 6), 'ink') +
      b.part(oval(170, 48, 9) + oval(184, 44, 9), 'second'),
  ),
  garland: lie(
    (b) =>
      b.line('M10 60Q150 190 290 60M10 170q140 120 280 0', 'paper', 5) +
      [
        [44, 92],
        [98, 122],
        [150, 128],
        [202, 122],
        [256, 92],
        [60, 216],
        [120, 240],
        [180, 240],
        [240, 216],
      ]
        .map(([x = 0, y = 0], n) =>
          n % 2 ? b.part(b.pick(2) ? star(x, y, 28) : heart(x, y, 24), 'second') : b.body(b.pick(2) ? oval(x, y, 25) : heart(x, y, 27)),
        )
        .join(''),
  ),
  paperCup: stand(
    80,
    (b) =>
      b.part('M152 96h92l-14 118q-32 14-64 0z', 'second') +
      b.body('M64 98h116l-16 130q-42 18-84 0z') +
      b.flat(oval(122, 98, 58, 13), 'paper') +
      b.flat(oval(122, 100, 50, 8), 'deep', 0.5),
  ),
  straws: stand(
    64,
    (b) =>
      [
        [116, 34],
        [136, 22],
        [158, 26],
        [178, 20],
        [196, 40],
      ]
        .map(([x = 0, y = 0], n) => b.line(`M${150 + (n - 2) * 10} 150L${x + (n - 2) * 10} ${y}l16-8`, n % 2 ? 'second' : 'main', 8))
        .join('') +
      b.glass('M98 118h104l-10 114q-42 16-84 0z', 'M112 130h12l6 92-10-2z') +
      b.body('M101 160h98l-4 44q-45 14-90 0z'),
  ),
  doily: lie(
    (b) =>
      b.part(star(150, 150, 116, 16, 0.9), 'paper') +
      b.body(oval(150, 150, 84)) +
      b.line(oval(150, 150, 100), 'deep', 1) +
      Array.from({ length: 16 }, (_, n) =>
        b.flat(oval(Math.round(150 + 98 * Math.cos(n * 0.3927)), Math.round(150 + 98 * Math.sin(n * 0.3927)), 5), 'deep', 0.25),
      ).join('') +
      b.line(oval(150, 150, 62), 'print', 3),
  ),
  balloon: hang(
    -9,
    (b) =>
      b.line('M92 176q30 40 56 110M212 168q-40 50-62 118M152 128q-10 90-2 158', 'bark', 2) +
      b.part(oval(212, 112, 50, 60), 'second') +
      b.part(oval(90, 122, 48, 58), 'pale') +
      b.body(oval(150, 84, 56, 66)) +
      b.flat(oval(130, 60, 11, 18), 'paper', 0.55),
  ),
  giftBag: stand(
    76,
    (b) =>
      b.tube('M122 92c0-52 56-52 56 0', 'second', 6) +
      b.part('M208 92l22 12v116l-22 18z', 'deep') +
      b.body('M78 92h130v146H78z') +
      b.part('M112 100l26-38 18 22 24-20 12 36z', 'paper') +
      b.body('M78 100h130v138H78z') +
      b.part(box(126, 146, 40, 56, 4), 'paper') +
      b.flat(heart(146, 174, 13), 'main'),
  ),
  giftBox: stand(
    86,
    (b) =>
      b.body(box(68, 124, 164, 114, 5)) +
      b.part(box(136, 124, 28, 114), 'second') +
      b.body(box(58, 96, 184, 38, 5)) +
      b.part(box(136, 96, 28, 38), 'second') +
      b.part('M148 96C96 90 92 34 126 48c18 8 22 30 24 48 2-18 6-40 24-48 34-14 30 42-22 48z', 'second'),
  ),
}
