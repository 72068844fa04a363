import Type from 'typebox'
import { expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { replyCopy } from './reply-copy.ts'

const Cat = Type.Object({ is: Type.Literal('cat'), lives: Type.Integer() })
const Dog = Type.Object({ is: Type.Literal('dog'), tricks: Type.Array(Type.Object({ name: Type.String() })) })

test('only what the schema names is copied, however deep it lies', () => {
  const copy = replyCopy(
    Type.Object({
      id: Type.Integer(),
      owner: Type.Union([Type.Object({ name: Type.String() }), Type.Null()]),
      animals: Type.Array(Type.Union([Cat, Dog])),
      byYear: Type.Record(Type.String(), Type.Object({ count: Type.Integer() })),
      note: Type.Optional(Type.String()),
    }),
  )
  expect(
    copy({
      id: 1,
      password: 'secret',
      owner: { name: 'Ana', password: 'secret' },
      animals: [
        { is: 'cat', lives: 9, password: 'secret' },
        { is: 'dog', tricks: [{ name: 'roll', password: 'secret' }], password: 'secret' },
      ],
      byYear: { 2026: { count: 2, password: 'secret' } },
    }),
  ).toEqual({
    id: 1,
    owner: { name: 'Ana' },
    animals: [
      { is: 'cat', lives: 9 },
      { is: 'dog', tricks: [{ name: 'roll' }] },
    ],
    byYear: { 2026: { count: 2 } },
  })
  expect(copy({ id: 1, owner: null, animals: [], byYear: {} })).toEqual({ id: 1, owner: null, animals: [], byYear: {} })
})

test('what is copied is not changed itself: a service may keep it', () => {
  const kept = { id: 1, more: { deep: true } }
  replyCopy(Type.Object({ id: Type.Integer() }))(kept)
  expect(kept).toEqual({ id: 1, more: { deep: true } })
})

test('every reply of the contract can be copied', () => {
  for (const { reply, compact } of Object.values(contract)) {
    expect(replyCopy(reply)(undefined)).toBeUndefined()
    if (compact) expect(replyCopy(compact)(undefined)).toBeUndefined()
  }
})
