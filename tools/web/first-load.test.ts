import { expect, test } from 'vitest'
import { weigh } from './first-load.ts'

const files = [
  { file: 'assets/react.js', parts: { 'react-dom': 530_000, react: 17_000 } },
  { file: 'assets/product.js', parts: { i18next: 84_000, 'src/design/button': 2_800 } },
]

test('a light first load is as it has to be', () => {
  expect(weigh(files, 129_999)).toEqual([])
})

test('a heavy one is refused, with what is in it', () => {
  const [fault, ...others] = weigh(files, 130_001)
  expect(fault).toMatch(/130001 bytes.*react-dom 530000, i18next 84000/)
  expect(others).toEqual([])
})

test.each(['recharts', '@radix-ui/react-tooltip', '@tanstack/table-core', 'd3-scale', 'react-day-picker'])(
  '%s never comes with the front page, however light that is',
  (library) => {
    expect(weigh([...files, { file: 'assets/more.js', parts: { [library]: 1 } }], 100_000)).toEqual([expect.stringContaining(library)])
  },
)
