import { expect, test } from 'vitest'
import { pagePartGroups, pagePartsOf } from './page-parts.ts'

const chunk = (name: string, imports: string[], { page, later = [] }: { page?: string; later?: string[] } = {}) => ({
  fileName: name,
  facadeModuleId: page === undefined ? null : `/shop/${page}`,
  imports,
  dynamicImports: later,
  moduleIds: [`${name}.ts`],
})
const later = ['menu', 'profile', 'lists', 'samara', 'workbench']
const chunks = [
  chunk('draw', ['frame'], { page: 'src/app/draw.tsx' }),
  chunk('frame', [], { later }),
  chunk('sign-in', ['field', 'entrance'], { page: 'sign-in.html' }),
  chunk('menu', ['popup', 'field'], { page: 'src/app/menu.tsx' }),
  chunk('profile', ['tabs', 'popup', 'person'], { page: 'src/app/user-profile-route.tsx' }),
  chunk('lists', ['table', 'frame', 'tabs'], { page: 'src/app/list-front-page-route.tsx' }),
  chunk('samara', ['deep'], { page: 'src/app/samara-route.tsx' }),
  chunk('workbench', ['table', 'grid', 'field', 'popup'], { page: 'src/app/order-list-route.tsx', later: ['dialog'] }),
  chunk('grid', ['deep', 'a-library']),
  chunk('deep', []),
  chunk('dialog', [], { page: 'src/dialog.tsx' }),
  ...['field', 'entrance', 'popup', 'tabs', 'person', 'table'].map((name) => chunk(name, [])),
]

test.each([
  ['what every page needs stays where it is', 'frame', undefined],
  ['what only light pages need stays where it is', 'person', undefined],
  ['what the sign-in page alone needs stays where it is', 'entrance', undefined],
  ['what is fetched later than a heavy page stays where it is', 'dialog', undefined],
  ['what a heavy page shares with the sign-in page', 'field', 'entering'],
  ['what a heavy page shares with a menu', 'popup', 'menus'],
  ['what a heavy page shares with a light one', 'tabs', 'pages'],
  ['what two heavy pages share', 'table', 'lists-workbench'],
  ['what a part of one shares with another', 'deep', 'samara-workbench'],
  ['what one heavy page alone needs', 'grid', 'workbench'],
])('%s', (_, name, part) => {
  expect(pagePartsOf(chunks).get(`${name}.ts`)).toBe(part)
})

test('what most pages need is taken before what fewer need', () => {
  const groups = pagePartGroups(chunks)
  const names = groups.toSorted((one, other) => other.priority - one.priority).map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['entering', 'menus', 'pages'])
  expect(names.indexOf('lists-workbench')).toBeLessThan(names.indexOf('workbench'))
  expect(groups.find(({ name }) => name === 'workbench')?.test('grid.ts')).toBe(true)
})

test('a build in which a heavy page has no file of its own is refused by name', () => {
  expect(() => pagePartsOf(chunks.filter(({ fileName }) => fileName !== 'samara'))).toThrow(
    '/src/app/samara-route.tsx has no file of its own',
  )
})
