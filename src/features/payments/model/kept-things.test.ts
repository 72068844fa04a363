import { describe, expect, it } from 'vitest'
import { keptAtFirst, pausesAnything, tooMany } from './kept-things.ts'

const preview = {
  stores: {
    most: 1,
    all: [
      { id: 'a', name: 'Regalos', storeName: '', kept: true },
      { id: 'b', name: 'Casa', storeName: '', kept: false },
    ],
  },
  partners: null,
  automations: null,
  productsOver: 0,
}

describe('what a smaller plan pauses', () => {
  it('begins with the oldest, and counts what is chosen beyond the places', () => {
    expect(keptAtFirst(preview)).toEqual({ stores: ['a'], partners: [], automations: [] })
    expect(tooMany(preview, keptAtFirst(preview))).toEqual([])
    expect(tooMany(preview, { stores: ['a', 'b'], partners: [], automations: [] })).toEqual(['stores'])
  })
  it('is nothing where everything has its place, and products count too', () => {
    const none = { ...preview, stores: null }
    expect(pausesAnything(preview)).toBe(true)
    expect(pausesAnything(none)).toBe(false)
    expect(pausesAnything({ ...none, productsOver: 3 })).toBe(true)
  })
})
