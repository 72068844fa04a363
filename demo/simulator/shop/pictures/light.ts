import type { Drawing } from './brush.ts'
import { hang, stand } from './brush.ts'
import { box, heart, oval, star } from './shapes.ts'

const flame = (x: number, y: number, size = 1): string => {
  const n = (value: number): number => Math.round(value * size)
  return `<circle cx="${x}" cy="${y}" r="${n(34)}" fill="url(#h)"/><path d="M${x} ${y - n(20)}c${n(16)} ${n(18)} ${n(9)} ${n(32)} 0 ${n(32)}s${n(-16)}-${n(14)} 0-${n(32)}z" fill="#f8b64a"/><path d="M${x} ${y - n(6)}c${n(7)} ${n(9)} ${n(4)} ${n(16)} 0 ${n(16)}s${n(-7)}-${n(7)} 0-${n(16)}z" fill="#fff3c4"/>`
}

/** Candles, lanterns and lamps. */
export const light: Readonly<Record<string, Drawing>> = {
  tLightHolder: stand(68, (b) => {
    const glow = '<ellipse cx="150" cy="168" rx="84" ry="74" fill="url(#h)"/>'
    const cup = b.part(box(114, 198, 72, 28, 5), 'paper') + flame(150, 184, 1.2)
    const way = b.colours.material === 'glass' ? b.pick(3) : b.between(1, 4)
    if (way === 0)
      return (
        glow +
        cup +
        b.glass('M92 92h116l20 50-20 90H92l-20-90z', 'M98 100l14 2-10 42 12 80-10-4-16-78z') +
        b.line('M112 92l-16 50 16 90M188 92l16 50-16 90M150 92v42', 'paper', 2)
      )
    if (way === 1)
      return (
        glow +
        cup +
        b.glass('M84 106q66 18 132 0l-10 112q-56 34-112 0z', 'M98 122l12 2 4 88-8-4z') +
        b.line('M84 106q66 20 132 0M92 196q58 24 116 0', 'deep', 6) +
        b.flat(heart(150, 152, 17), 'deep')
      )
    if (way === 2)
      return (
        glow +
        cup +
        b.glass(box(92, 92, 116, 142, 22), 'M104 112h12v96l-12 6z') +
        b.tube('M96 92C96 20 204 20 204 92', 'metal', 4) +
        b.body('M88 86h124v22q-62 12-124 0z')
      )
    if (way === 3)
      return (
        b.body('M86 118h128l-14 104q-50 24-100 0z') +
        b.flat(oval(150, 118, 64, 15), 'deep', 0.7) +
        b.part(box(122, 104, 56, 20, 4), 'metal') +
        flame(150, 92, 1.2)
      )
    return (
      b.part(oval(150, 218, 92, 20), 'main') +
      b.tube('M236 214c40-22 26-56-6-30', 'main', 9) +
      b.body('M106 168h88l8 44q-52 20-104 0z') +
      b.flat(oval(150, 168, 44, 11), 'deep', 0.6) +
      b.part(box(130, 146, 40, 24, 4), 'paper') +
      flame(150, 132, 1.2)
    )
  }),
  tLightHanging: hang(
    24,
    (b) =>
      '<ellipse cx="150" cy="180" rx="90" ry="76" fill="url(#h)"/>' +
      (b.pick(2)
        ? b.tube('M150 24L66 150M150 24l84 126', b.colours.material ? 'metal' : 'main', 4) +
          b.line(heart(150, 158, 100), 'deep', 14) +
          b.line(heart(150, 158, 100), 'main', 9) +
          b.part(box(116, 190, 68, 34, 5), 'paper') +
          flame(150, 174, 1.4) +
          b.body('M104 206h92l-8 34q-38 12-76 0z')
        : b.tube('M150 24L92 124M150 24l58 100', 'metal', 4) +
          b.part(box(118, 204, 64, 28, 4), 'paper') +
          flame(150, 188, 1.3) +
          b.glass('M92 124h116q30 60-16 116-42 18-84 0-46-56-16-116z', 'M98 140h14q-16 44 4 88-26-34-18-88z') +
          b.body(box(86, 116, 128, 18, 6))),
  ),
  candlestick: stand(
    64,
    (b) =>
      flame(150, 44) +
      b.part(box(132, 58, 36, 88, 4), 'paper') +
      b.body('M112 142h76l-10 20q-16 8-16 30 0 22 26 30l22 4v12H90v-12l22-4q26-8 26-30 0-22-16-30z') +
      b.flat(oval(150, 143, 38, 7), 'deep', 0.4),
  ),
  chandelier: hang(
    44,
    (b) =>
      [62, 150, 238].map((x) => flame(x, 108, 0.8) + b.part(box(x - 10, 116, 20, 32, 2), 'paper')).join('') +
      b.tube('M150 44v130M62 152q8 62 88 56 80 6 88-56', b.colours.material ? 'metal' : 'main', 7) +
      b.part('M46 146h32l-6 12H52zM134 146h32l-6 12h-20zM222 146h32l-6 12h-20z', 'main') +
      b.part([86, 118, 150, 182, 214].map((x, n) => `M${x} ${[208, 218, 222, 218, 208][n]}q9 16 0 28q-9-12 0-28z`).join(''), 'second') +
      b.part(oval(150, 186, 14), 'main'),
  ),
  tLight: stand(102, (b) =>
    [
      [150, 146],
      [92, 182],
      [208, 182],
      [150, 218],
    ]
      .map(
        ([x = 0, y = 0]) =>
          flame(x, y - 26, 0.6) + b.body(`M${x - 42} ${y - 14}h84v28q-42 18-84 0z`) + b.part(oval(x, y - 14, 42, 11), 'pale'),
      )
      .join(''),
  ),
  jarCandle: stand(
    70,
    (b) =>
      flame(150, 92) +
      b.part('M88 128h124v88q-62 26-124 0z', b.colours.material === 'glass' ? 'pale' : 'second') +
      b.glass('M82 104h136v116q-68 34-136 0z', 'M94 122h12v98l-12-4z') +
      b.flat(oval(150, 128, 62, 12), 'paper', 0.8) +
      b.body(box(102, 152, 96, 58, 4)) +
      b.writing(
        [
          [118, 174, 64],
          [130, 190, 40],
        ],
        'print',
        4,
      ),
  ),
  candle: stand(
    66,
    (b) =>
      flame(150, 62) +
      b.line('M150 84v14', 'ink', 3) +
      (b.pick(2)
        ? b.body('M94 96h112v128q-56 24-112 0z') + b.part(oval(150, 96, 56, 13), 'pale')
        : b.body(box(90, 100, 120, 138, 8)) + b.flat('M90 106q30 34 54 8t66 6v-10q0-10-8-10H98q-8 0-8 6z', 'paper', 0.45)),
  ),
  dinnerCandle: stand(92, (b) =>
    [78, 126, 174, 222]
      .map((x, n) => flame(x, 58 + (n % 2) * 12, 0.7) + b.body(`M${x - 13} ${74 + (n % 2) * 12}h26l5 ${164 - (n % 2) * 12}h-36z`))
      .join(''),
  ),
  incense: stand(
    96,
    (b) =>
      b.line('M108 206L214 66M128 210L226 84', 'bark', 4) +
      b.line('M216 62c-24-14 18-26-4-44', 'pale', 5) +
      b.body('M44 210q106-26 212 0-20 32-106 30-86 2-106-30z') +
      b.flat(oval(150, 210, 92, 9), 'deep', 0.4),
  ),
  lantern: stand(
    68,
    (b) =>
      b.tube('M126 60c0-42 48-42 48 0', b.colours.material ? 'metal' : 'main', 6) +
      b.part('M84 98l38-42h56l38 42z', 'main') +
      flame(150, 172, 1.2) +
      b.part(box(126, 184, 48, 40, 4), 'paper') +
      b.glass(box(92, 98, 116, 126), 'M104 106h14v108h-14z') +
      b.body(box(84, 92, 132, 14, 3) + box(80, 222, 140, 16, 4) + box(90, 104, 9, 120) + box(201, 104, 9, 120) + box(146, 104, 8, 70)),
  ),
  paperStar: hang(
    52,
    (b) =>
      b.body(star(150, 154, 104, b.between(5, 9), 0.42)) +
      b.flat(star(150, 154, 46, 7, 0.5), 'flame', 0.35) +
      b.line(
        Array.from(
          { length: 7 },
          (_, n) => `M150 154L${Math.round(150 + 96 * Math.cos(n * 0.9))} ${Math.round(154 + 96 * Math.sin(n * 0.9))}`,
        ).join(''),
        'deep',
        1,
      ),
  ),
  lights: hang(
    0,
    (b) =>
      b.line('M8 76Q80 160 150 108T292 120M8 190q70 60 142 20t142 8', 'leaf', 4) +
      [
        [42, 116],
        [98, 140],
        [156, 116],
        [222, 104],
        [60, 230],
        [136, 230],
        [218, 204],
      ]
        .map(
          ([x = 0, y = 0], n) =>
            `<circle cx="${x}" cy="${y + 14}" r="34" fill="url(#h)"/>${n % 2 ? b.part(oval(x, y + 15, 13, 16), 'second') : b.body(oval(x, y + 15, 15, 18))}${b.flat(box(x - 6, y - 6, 12, 9, 2), 'ink')}`,
        )
        .join(''),
  ),
  lamp: stand(
    70,
    (b) =>
      '<ellipse cx="150" cy="140" rx="120" ry="90" fill="url(#h)"/>' +
      b.part('M142 146h16l6 72q40 2 44 20H92q4-18 44-20z', b.pick(2) ? 'wood' : 'second') +
      b.body('M106 52h88l42 98q-86 22-172 0z') +
      b.line('M64 150q86 22 172 0M106 52h88', 'second', 5),
  ),
}
