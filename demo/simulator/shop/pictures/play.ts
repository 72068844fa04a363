import type { Drawing } from './brush.ts'
import { hang, lie, stand } from './brush.ts'
import { box, heart, oval, star } from './shapes.ts'

/** Toys and games, and the bathroom shelf. */
export const play: Readonly<Record<string, Drawing>> = {
  toy: stand(
    72,
    (b) =>
      b.body(oval(104, 70, 24) + oval(196, 70, 24)) +
      b.part(oval(88, 222, 32, 20) + oval(212, 222, 32, 20), 'main') +
      b.body(oval(150, 190, 62, 52)) +
      b.body(oval(84, 168, 19, 34) + oval(216, 168, 19, 34)) +
      b.part(oval(150, 104, 58, 52), 'main') +
      b.part(oval(150, 124, 27, 21), 'pale') +
      b.flat(oval(128, 98, 6) + oval(172, 98, 6) + oval(150, 116, 9, 6), 'ink') +
      b.line('M150 122v8q-10 10-16 2M150 130q10 10 16 2', 'ink', 3) +
      b.part('M150 158c-44-24-46 16-4 6 44 10 44-30 4-6z', 'second'),
  ),
  doll: stand(
    58,
    (b) =>
      b.tube('M112 150l-36 46M188 150l36 46', 'blush', 13) +
      b.tube('M132 214v24M168 214v24', 'blush', 13) +
      b.body('M126 132h48l34 84q-58 20-116 0z') +
      b.part(oval(150, 92, 44), 'blush') +
      b.part('M104 100c-12-80 104-80 92 0-10-34-30-44-46-46-16 2-36 12-46 46z', 'bark') +
      b.part(oval(98, 116, 13, 22) + oval(202, 116, 13, 22), 'bark') +
      b.flat(oval(134, 94, 4) + oval(166, 94, 4), 'ink') +
      b.line('M140 112q10 8 20 0', 'ink', 3) +
      b.part(heart(150, 150, 14), 'second'),
  ),
  owl: hang(
    30,
    (b) =>
      b.body('M150 50c30 0 44-12 60-14-6 20 16 54 14 104-2 62-30 98-74 98s-72-36-74-98c-2-50 20-84 14-104 16 2 30 14 60 14z') +
      b.part(oval(116, 110, 36) + oval(184, 110, 36), 'paper') +
      b.flat(oval(116, 110, 15) + oval(184, 110, 15), 'ink') +
      b.flat(oval(121, 104, 5) + oval(189, 104, 5), 'paper') +
      b.part('M138 132h24l-12 24z', 'flame') +
      b.part('M80 142q34 30 24 78-30-22-24-78zM220 142q-34 30-24 78 30-22 24-78z', 'second'),
  ),
  playingCards: lie((b) =>
    [
      [-22, 'second'],
      [0, 'paper'],
      [20, 'paper'],
    ]
      .map(
        ([turn, tone], n) =>
          `<g transform="rotate(${turn} 150 280)">${n === 0 ? b.body(box(92, 62, 116, 170, 10)) + b.line(box(100, 70, 100, 154, 6), 'paper', 3) : b.part(box(92, 62, 116, 170, 10), tone as 'paper') + (n === 2 ? b.part(heart(150, 146, 37), 'main') + b.flat(heart(110, 84, 10) + heart(190, 210, 10), 'main') : b.part(star(110, 84, 12), 'ink'))}</g>`,
      )
      .join(''),
  ),
  jigsaw: lie(
    (b) =>
      b.body('M54 54h92v34c-26-14-34 36 0 28v34h-30c10-30-40-30-30 0H54z') +
      b.part('M152 54h94v96h-36c8 32-38 32-30 0h-28v-38c-32 10-28-38 0-26z', 'second') +
      b.part('M54 156h36c-8-30 28-30 22 0h34v30c30-10 30 36 0 28v36H54z', 'pale') +
      b.body('M152 156h32c-8 28 34 28 26 0h36v94h-94v-32c30 10 30-46 0-34z'),
  ),
  spinningTop: stand(
    48,
    (b) =>
      b.tube('M150 40v52', 'wood', 9) +
      b.part(oval(150, 38, 14), 'second') +
      b.body('M58 132q0-44 92-44t92 44c0 28-56 60-84 104h-16c-28-44-84-76-84-104z') +
      b.line('M60 138q90 38 180 0', 'second', 9) +
      b.line('M84 170q66 26 132 0', 'flame', 6),
  ),
  helicopter: stand(
    76,
    (b) =>
      b.tube('M60 74h180M146 76v34', 'ink', 6) +
      b.tube('M96 226h112M120 204v22M180 204v22', 'metal', 6) +
      b.tube('M92 158H26l-8-30', 'second', 11) +
      b.body('M80 158c0-70 140-74 152 8 2 30-26 42-60 42h-40c-32 0-52-16-52-50z') +
      b.part('M170 116c34 4 52 26 56 56h-56z', 'glass'),
  ),
  skittles: stand(
    92,
    (b) =>
      [76, 150, 224]
        .map(
          (x, n) =>
            b.body(`M${x} ${n === 1 ? 62 : 92}c26 0 22 32 14 48 26 34 20 74 10 98h-48c-10-24-16-64 10-98-8-16-12-48 14-48z`) +
            b.line(`M${x - 15} ${n === 1 ? 132 : 146}q15 8 30 0`, 'second', 7),
        )
        .join('') + b.part(oval(118, 222, 21), 'flame'),
  ),
  dominoes: stand(96, (b) =>
    [
      [60, 150, 'A'],
      [156, 150, 'B'],
      [108, 58, 'C'],
    ]
      .map(
        ([x, y, letter], n) =>
          (n === 1 ? b.part(box(Number(x), Number(y), 86, 86, 8), 'second') : b.body(box(Number(x), Number(y), 86, 86, 8))) +
          b.flat(box(Number(x) + 12, Number(y) + 12, 62, 62, 5), 'paper', 0.95) +
          b.lettering(String(letter), Number(x) + 30, Number(y) + 26, 34, n === 1 ? 'deep' : 'main', 6),
      )
      .join(''),
  ),
  moneyBox: stand(
    78,
    (b) =>
      b.tube('M240 150q26-6 16-26', 'main', 7) +
      b.part('M98 210h28v30H98zM176 210h28v30h-28z', 'main') +
      b.body('M56 170c-6-84 182-104 190-10 4 46-40 66-90 66-58 0-96-14-100-56z') +
      b.body('M84 124l-6-34 40 16z') +
      b.part(oval(58, 172, 21, 19), 'pale') +
      b.flat(oval(52, 170, 3) + oval(64, 170, 3) + oval(92, 148, 5), 'ink') +
      b.flat(box(136, 104, 54, 9, 4), 'ink', 0.8),
  ),
  chest: stand(
    92,
    (b) =>
      b.body(box(56, 140, 188, 98, 6)) +
      b.body('M56 136c0-80 188-80 188 0z') +
      b.part(box(84, 80, 18, 158, 3) + box(198, 80, 18, 158, 3), 'brass') +
      b.line('M56 138h188', 'deep', 5) +
      b.part(box(130, 124, 40, 44, 6), 'brass') +
      b.flat(oval(150, 144, 6), 'ink'),
  ),
  radio: stand(
    92,
    (b) =>
      b.tube('M196 96l44-62', 'metal', 5) +
      b.body(box(48, 92, 204, 144, 24)) +
      b.part(oval(104, 164, 42), 'deep') +
      b.line(oval(104, 164, 30) + oval(104, 164, 16), 'pale', 4) +
      b.part(box(164, 124, 68, 34, 5), 'paper') +
      b.part(oval(178, 196, 16) + oval(220, 196, 16), 'second'),
  ),
  blocks: stand(
    90,
    (b) =>
      b.body(box(56, 138, 100, 100, 8)) +
      b.part(box(150, 160, 84, 78, 8), 'second') +
      b.part(box(98, 62, 84, 80, 8), 'pale') +
      b.flat(heart(106, 188, 28) + star(192, 200, 25), 'paper') +
      b.flat(oval(140, 102, 22), 'main'),
  ),
  soap: stand(
    92,
    (b) =>
      b.part('M40 196h220q-10 42-54 42H94q-44 0-54-42z', 'second') +
      b.body(box(74, 138, 152, 64, 30)) +
      b.line(box(92, 150, 116, 38, 18), 'print', 3) +
      b.flat(oval(214, 116, 19) + oval(236, 84, 11) + oval(192, 90, 9), 'paper', 0.75),
  ),
}
