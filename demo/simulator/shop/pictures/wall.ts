import type { Drawing } from './brush.ts'
import { hang, lie, stand } from './brush.ts'
import { box, heart, oval, star } from './shapes.ts'

/** On walls, windows and mantelpieces. */
export const wall: Readonly<Record<string, Drawing>> = {
  heart: hang(
    96,
    (b) =>
      (b.colours.material === 'wood'
        ? b.line(heart(150, 160, 78), 'bark', 30) +
          b.line(heart(150, 160, 78), 'wood', 22) +
          b.line(heart(150, 160, 84), 'bark', 2) +
          b.line(heart(150, 160, 72), 'bark', 2)
        : b.body(heart(150, 160, 92)) + b.line(heart(150, 160, 80), 'print', 2)) +
      b.part('M150 108c-40-30-50 18-4 6 46 12 44-36 4-6z', 'second'),
  ),
  star: hang(60, (b) =>
    b.colours.material === 'wood'
      ? b.line(star(150, 156, 94, 5, 0.5), 'bark', 19) + b.line(star(150, 156, 94, 5, 0.5), 'wood', 13)
      : b.body(star(150, 156, 102, 5, 0.48)) +
        b.flat('M150 54l23 62-23 40-23-40zM247 125l-66 4-31 27 46 12z', 'paper', 0.22) +
        b.flat(oval(150, 70, 5), 'ink'),
  ),
  butterfly: hang(
    100,
    (b) =>
      b.body('M146 150C110 50 10 60 62 150 6 190 96 262 146 170zM154 150c36-100 136-90 84 0 56 40-34 112-84 20z') +
      b.part(oval(150, 158, 9, 46), 'ink') +
      b.line('M148 114q-16-30-34-32M152 114q16-30 34-32', 'ink', 4),
  ),
  flyingDucks: hang(0, (b) =>
    [
      [92, 92, 0.62],
      [150, 152, 0.8],
      [214, 216, 0.5],
    ]
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y}) scale(${s})">${b.body('M-86 6c30-32 70-34 96-8 20-34 50-26 52-4l22 10-22 8c-10 40-92 52-118 18z')}${b.part('M-24 4c10-58 60-66 84-60-20 10-26 56-44 70z', 'second')}${b.flat(oval(48, -8, 4), 'ink')}</g>`,
      )
      .join(''),
  ),
  mirror: hang(20, (b) =>
    b.pick(3) === 0
      ? b.body(heart(150, 156, 108)) + b.part(heart(150, 156, 84), 'glass') + b.flat('M96 150q6-46 40-48-20 22-20 70z', 'paper', 0.7)
      : b.body(b.pick(3) === 1 ? oval(150, 152, 96, 118) : box(58, 40, 184, 224, 20)) +
        b.part(oval(150, 152, 70, 92), 'glass') +
        b.flat('M104 176q-4-80 52-104-26 44-22 120z', 'paper', 0.6) +
        b.line(oval(150, 152, 70, 92), 'deep', 2),
  ),
  frame: stand(
    84,
    (b) =>
      b.body(b.pick(4) === 0 ? heart(150, 142, 108) : box(66, 46, 168, 194, b.between(3, 16))) +
      b.part(b.pick(4) === 0 ? heart(150, 142, 70) : box(92, 74, 116, 138, 2), 'paper') +
      (b.pick(4) === 0
        ? b.flat(
            oval(136, 128, 17, 19) + oval(170, 124, 17, 19) + 'M108 172q2-24 30-24 14 0 16 6 4-10 18-10 26 2 22 34l-44 32z',
            'deep',
            0.5,
          )
        : b.flat(box(100, 82, 100, 122, 1), 'pale') +
          (b.pick(3, 1) === 0
            ? b.flat('M100 168q30-26 60-4t40-8v48H100z', 'leaf', 0.8) +
              b.part(box(126, 126, 48, 44), 'paper') +
              b.flat('M118 130l32-32 32 32z', 'deep') +
              b.flat(box(142, 144, 16, 26), 'bark')
            : b.pick(3, 1) === 1
              ? b.flat(box(100, 164, 100, 40), 'glass') +
                b.part('M144 96v62h-38zM154 108v50h34z', 'paper') +
                b.flat('M104 164h92l-14 22h-62z', 'deep')
              : b.flat(
                  oval(132, 132, 17, 20) + 'M101 204q-2-44 31-46 20 2 28 14 8-10 20-10 20 2 20 42z' + oval(176, 140, 13, 15),
                  'bark',
                  0.75,
                )) +
          b.line(box(92, 74, 116, 138, 2), 'deep', 2)),
  ),
  print: hang(
    14,
    (b) =>
      b.part(box(56, 38, 188, 226, 3), b.pick(3, 1) ? 'paper' : 'wood') +
      b.body(box(70, 52, 160, 198)) +
      [
        () => b.flat(oval(150, 140, 56), 'second', 0.94) + b.flat(heart(150, 140, 30), 'deep'),
        () =>
          b.flat(box(88, 92, 124, 118, 4), 'paper', 0.94) +
          b.writing(
            [
              [108, 116, 84],
              [122, 138, 56],
              [108, 164, 84],
              [130, 186, 40],
            ],
            'ink',
            8,
          ),
        () => b.flat('M70 214q60-60 100-14t60-26v76H70z', 'deep', 0.55) + b.flat(oval(186, 104, 22), 'flame', 0.85),
        () =>
          b.flat(box(84, 66, 132, 170, 3), 'paper', 0.94) +
          b.part('M108 128h70q0 52-35 56-35-4-35-56z', 'main') +
          b.line('M178 138c30-6 26 34-6 32M126 112q-8-14 2-24M150 112q-8-14 2-24', 'deep', 5) +
          b.writing([[112, 208, 72]], 'deep', 6),
        () =>
          b.flat(oval(150, 146, 68), 'paper', 0.94) +
          b.part('M106 152c18-34 56-38 72-14l24-8-12 22c-8 36-58 38-84 0z', 'main') +
          b.flat(oval(168, 142, 4), 'ink') +
          b.line('M94 186q50 16 112-6', 'bark', 5),
        () =>
          b.flat(star(150, 146, 70, 12, 0.6), 'paper', 0.94) +
          b.part(star(150, 146, 46), 'second') +
          b.writing([[100, 230, 100]], 'paper', 6),
      ][b.pick(6)]?.(),
  ),
  clock: hang(
    0,
    (b) =>
      (b.pick(3) === 0
        ? b.part('M96 66a26 26 0 0 1 44-20zM204 66a26 26 0 0 0-44-20zM96 236l-14 26h18l14-16zM204 236l14 26h-18l-14-16z', 'metal')
        : '') +
      b.body(b.pick(4) === 1 ? box(54, 52, 192, 200, 26) : oval(150, 152, 104)) +
      b.part(oval(150, 152, 78), 'paper') +
      b.line(
        Array.from({ length: 12 }, (_, n) => {
          const c = Math.cos(n * 0.5236)
          const s = Math.sin(n * 0.5236)
          return `M${Math.round(150 + 60 * c)} ${Math.round(152 + 60 * s)}L${Math.round(150 + 69 * c)} ${Math.round(152 + 69 * s)}`
        }).join(''),
        'ink',
        4,
      ) +
      b.line(
        ['M150 152l-30-26M150 152l24-44', 'M150 152l34-16M150 152V98', 'M150 152l-16 34M150 152l50-14'][b.pick(3, 1)] ?? '',
        'ink',
        6,
      ) +
      b.flat(oval(150, 152, 7), 'main'),
  ),
  sign: hang(
    70,
    (b) =>
      b.line('M60 96L150 40l90 56', 'bark', 3) +
      b.body(b.pick(2) ? box(32, 92, 236, 132, 10) : 'M44 92h212q0 20 18 20v92q-18 0-18 20H44q0-20-18-20v-92q18 0 18-20z') +
      b.line(b.pick(2) ? box(42, 102, 216, 112, 6) : box(46, 108, 208, 100, 4), 'print', 3) +
      (b.printed ? b.flat(box(56, 116, 188, 84, 8), 'paper', 0.94) : '') +
      b.writing(
        [
          [b.between(74, 96), 132, 120],
          [70, 158, 160],
          [b.between(100, 124, 1), 184, 76],
        ],
        b.printed ? 'ink' : 'print',
        10,
      ),
  ),
  letters: stand(108, (b) =>
    b.text.length === 1
      ? b.body(box(74, 42, 152, 196, 16)) + b.line(box(88, 56, 124, 168, 8), 'print', 3) + b.lettering(b.text, 116, 86, 108, 'print', 13)
      : [...(b.text || 'HOME')]
          .map((letter, n, all) => {
            const size = Math.min(62, Math.floor(232 / all.length) - 6)
            const x = 150 - Math.round((all.length * (size + 6)) / 2) + n * (size + 6)
            return (
              b.part(
                box(x, 238 - Math.round(size * 1.25), size, Math.round(size * 1.25), 5),
                b.colours.material === 'wood' ? 'wood' : 'main',
              ) +
              b.lettering(
                letter,
                x + Math.round(size * 0.26),
                238 - size,
                Math.round(size * 0.72),
                b.colours.material === 'wood' ? 'ink' : 'print',
                Math.max(4, Math.round(size / 9)),
              )
            )
          })
          .join(''),
  ),
  figurine: stand(
    76,
    (b) =>
      b.body('M92 226c-22-40 10-70 40-70-40-50 10-112 56-84 40 24 26 66-4 84 42 10 50 44 30 72q-62 20-122-2z') +
      b.flat(oval(150, 108, 5) + oval(178, 108, 5), 'ink') +
      b.part(oval(164, 124, 9, 6), 'second'),
  ),
  flower: stand(
    44,
    (b) =>
      b.tube('M150 116q12 60-4 124', 'leaf', 7) +
      b.part('M148 200q50-44 76-24-18 36-76 36zM148 216q-46-40-70-18 14 32 68 28z', 'leaf') +
      b.body(
        [0, 1, 2, 3, 4, 5]
          .map((n) => oval(Math.round(150 + 42 * Math.cos(n * 1.047)), Math.round(100 + 42 * Math.sin(n * 1.047)), 31))
          .join(''),
      ) +
      b.part(oval(150, 100, 25), b.pick(2) ? 'flame' : 'second'),
  ),
  vase: stand(
    58,
    (b) =>
      b.tube('M150 120q-6-40-26-62M150 120q4-50 32-72M150 120V50', 'leaf', 5) +
      b.part(oval(122, 54, 22) + oval(184, 46, 22) + oval(152, 40, 24), 'second') +
      b.body('M122 112h56q-10 26 16 46c44 40 14 82-20 82h-48c-34 0-64-42-20-82 26-20 16-46 16-46z'),
  ),
  magnet: lie((b) =>
    [
      [98, 98],
      [204, 104],
      [100, 204],
      [206, 206],
    ]
      .map(([x = 0, y = 0], n) =>
        n % 2 === b.pick(2)
          ? b.body(oval(x, y, 46)) + b.flat(heart(x, y, 20), 'paper')
          : b.part(box(x - 42, y - 42, 84, 84, 12), 'second') + b.flat(star(x, y, 25), 'main'),
      )
      .join(''),
  ),
  doorHanger: hang(
    0,
    (b) =>
      b.body('M108 26h84q16 0 16 16v216q0 16-16 16h-84q-16 0-16-16v-90h26c40 0 50-76 32-76s-32 24-32 44H92V42q0-16 16-16z') +
      b.writing(
        [
          [112, 192, 76],
          [112, 214, 76],
          [124, 236, 52],
        ],
        'print',
        8,
      ),
  ),
  wreath: hang(
    34,
    (b) =>
      b.line(oval(150, 158, 82), 'leaf', 38) +
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((n) =>
          b.part(
            star(Math.round(150 + 82 * Math.cos(n * 0.698)), Math.round(158 + 82 * Math.sin(n * 0.698)), 38, 5, 0.5),
            n % 2 ? 'leaf' : b.colours.material === 'wood' ? 'wood' : 'main',
          ),
        )
        .join('') +
      b.part(
        [0.3, 1.7, 2.9, 4.1, 5.5].map((a) => oval(Math.round(150 + 80 * Math.cos(a)), Math.round(158 + 80 * Math.sin(a)), 8)).join(''),
        'second',
      ),
  ),
  paperweight: stand(
    78,
    (b) => b.glass('M58 216c-14-156 198-156 184 0q-92 46-184 0z', 'M82 176q2-66 56-82-34 30-36 88z') + b.body(oval(150, 200, 68, 28)),
  ),
  mobile: hang(
    40,
    (b) =>
      b.tube('M56 84q94-40 188 0', 'wood', 7) +
      b.line('M66 80v70M112 68v110M150 64v50M190 68v120M234 80v60', 'bark', 2) +
      b.body(oval(66, 168, 22) + oval(190, 208, 24)) +
      b.part(heart(112, 196, 22) + star(234, 162, 26), 'second') +
      b.part(oval(150, 136, 22), 'main'),
  ),
}
