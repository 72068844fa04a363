import { expect, test } from 'vitest'
import { findRawClass } from './token-classes-only.mjs'

test.each([
  'bg-blue-500',
  'text-[#123456]',
  'hover:bg-red-50',
  'dark:md:border-t-gray-200/50',
  'bg-white',
  'ring-[rgb(0,0,0)]',
  '!text-black',
  'from-sky-400',
])('the class %s names a pigment', (name) => {
  expect(findRawClass(`flex ${name} p-2`)).toBe(name)
  expect(findRawClass(name)).toBe(name)
})

test.each([
  'bg-surface',
  'text-on-accent',
  'text-sm',
  'border-2',
  'w-[12rem]',
  'bg-[length:auto]',
  'text-balance',
  'whitespace-nowrap',
  'a whitewashed text-bluebell',
])('the class %s is none', (name) => {
  expect(findRawClass(name)).toBeNull()
})
