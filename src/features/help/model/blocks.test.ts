import { expect, test } from 'vitest'
import { blocksOf, linksOf, picturesIn } from './blocks.ts'

const text = (text: string) => ({ kind: 'text' as const, text })

test('a page is read line by line: headings, points, numbers, commands, code and links', () => {
  expect(blocksOf('Uno `dos` y [[pin]].\n# Título\n- a\n- b\n+ primero\n$ npm start\n$\n$   --loud')).toEqual([
    { kind: 'text', pieces: [text('Uno '), { kind: 'code', text: 'dos' }, text(' y '), { kind: 'page', text: 'pin' }, text('.')] },
    { kind: 'heading', pieces: [text('Título')] },
    { kind: 'bullets', items: [{ pieces: [text('a')] }, { pieces: [text('b')] }] },
    { kind: 'numbers', items: [{ pieces: [text('primero')] }] },
    { kind: 'code', pieces: [text('npm start\n\n  --loud')] },
  ])
  expect(linksOf('[[pin]] y [[rule]]')).toEqual(['pin', 'rule'])
})

test('a picture belongs to the point above it, and the numbers go on behind it', () => {
  const body = '+ primero\n! index/review\n+ segundo'
  expect(blocksOf(body)).toEqual([
    { kind: 'numbers', items: [{ pieces: [text('primero')], picture: 'index/review' }, { pieces: [text('segundo')] }] },
  ])
  expect(picturesIn(body)).toEqual(['index/review'])
  expect(() => blocksOf('! index/review')).toThrow('belongs to no point')
})
