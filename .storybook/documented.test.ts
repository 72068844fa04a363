import { expect, test } from 'vitest'
import { documentedAlone, isDocumented } from './documented.ts'

test('props are read of components of the design, of those that a story is about, and of what stories are made with', () => {
  expect(isDocumented('/shop/src/design/button/button.tsx')).toBe(true)
  expect(isDocumented('/shop/src/design/button/button-label.tsx')).toBe(true)
  expect(isDocumented(`${process.cwd()}/src/features/reports/views/report-view.stories.tsx`)).toBe(true)
  expect(isDocumented(`${process.cwd()}/src/features/home/views/home-view.tsx`)).toBe(true)
  expect(isDocumented(`${process.cwd()}/src/features/home/views/no-such-part.tsx`)).toBe(false)
  expect(isDocumented(`${process.cwd()}/contract/index.ts`)).toBe(false)
})

test('Storybook reads no other file for its props, and other plugins stay as they are', async () => {
  const read: string[] = []
  const transform = (_: string, file: string) => void read.push(file)
  const other = { name: 'other', transform }
  const [kept, docgen] = documentedAlone([other, { name: 'storybook:react-docgen-plugin', transform }])
  expect(kept).toBe(other)
  for (const file of ['/shop/src/design/button/button.tsx', '/shop/src/features/lists/model/lists.ts'])
    await (docgen as { transform: (code: string, file: string) => unknown }).transform('', file)
  expect(read).toEqual(['/shop/src/design/button/button.tsx'])
})

test('a Storybook that reads props in another way is not built without a word', () => {
  expect(() => documentedAlone([{ name: 'other' }])).toThrow('storybook:react-docgen-plugin')
})
