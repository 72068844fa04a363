import { expect, test } from 'vitest'
import { blocksOf, linksOf } from './blocks.ts'

test('a page is read line by line: headings, points, numbers, commands, code and links', () => {
  const text = (text: string) => ({ kind: 'text' as const, text })
  expect(blocksOf('Uno `dos` y [[pin]].\n# Título\n- a\n- b\n+ primero\n$ npm start\n$\n$   --loud')).toEqual([
    { kind: 'text', pieces: [text('Uno '), { kind: 'code', text: 'dos' }, text(' y '), { kind: 'page', text: 'pin' }, text('.')] },
    { kind: 'heading', pieces: [text('Título')] },
    { kind: 'bullets', items: [[text('a')], [text('b')]] },
    { kind: 'numbers', items: [[text('primero')]] },
    { kind: 'code', pieces: [text('npm start\n\n  --loud')] },
  ])
  expect(linksOf('[[pin]] y [[rule]]')).toEqual(['pin', 'rule'])
})
