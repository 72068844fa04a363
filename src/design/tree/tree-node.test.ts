import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandOf } from './tree-keys.ts'
import { plainText } from '../text/index.ts'
import { branches, linesFound, linesOf, pathTo, type TreeNode } from './tree-node.ts'
import { categories, manyCategories } from './tree.fixtures.ts'

interface Drawn {
  name: string
  children: Drawn[]
}
const nodeOver = (below: fc.Arbitrary<Drawn[]>): fc.Arbitrary<Drawn> =>
  fc.record({ name: fc.constantFrom('Tazas', 'Fiestas', 'Jardín', 'Niños', 'Té'), children: below })
const leaf = nodeOver(fc.constant([]))
const tree = nodeOver(fc.array(nodeOver(fc.array(leaf, { maxLength: 3 })), { maxLength: 3 }))
const numbered = (drawn: readonly Drawn[]): TreeNode[] => {
  let next = 0
  const number = ({ name, children }: Drawn): TreeNode => ({ id: next++, name, children: children.map(number) })
  return drawn.map(number)
}
const forests = fc.array(tree, { minLength: 1, maxLength: 4 }).map(numbered)
const every = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...every(node.children)])

test('with all branches open every node has its line, below its parent and one level deeper', () => {
  fc.assert(
    fc.property(forests, (nodes) => {
      const lines = linesOf(nodes, new Set(branches(nodes)))
      expect(lines.map(({ node }) => node.id)).toEqual(every(nodes).map(({ id }) => id))
      for (const { node, level, parent, place, siblings } of lines) {
        expect(level).toBe((pathTo(nodes, node.id)?.length ?? -1) + 1)
        const above = lines[parent]
        expect((above?.node.children ?? nodes)[place - 1]).toBe(node)
        expect((above?.node.children ?? nodes).length).toBe(siblings)
      }
    }),
  )
})

test('a search shows every hit and the whole way to it, and nothing that leads nowhere', () => {
  fc.assert(
    fc.property(forests, fc.constantFrom('jardin', 'TE', 'ta', 'niño'), (nodes, search) => {
      const lines = linesFound(nodes, search, new Set())
      const wanted = every(nodes).filter(({ name }) => plainText(name).includes(plainText(search)))
      const shown = new Set(lines.map(({ node }) => node.id))
      for (const { id } of wanted) {
        const path = pathTo(nodes, id) ?? []
        const covered = path.some((step) => wanted.some((other) => other.id === step))
        expect(shown.has(id) || covered).toBe(true)
        if (shown.has(id)) for (const step of path) expect(shown.has(step)).toBe(true)
      }
      const hits = new Set(wanted.map(({ id }) => id))
      for (const { node } of lines) expect(every([node]).some(({ id }) => hits.has(id))).toBe(true)
    }),
  )
})

test('accents and case do not matter, and the hit is marked where it stands', () => {
  const lines = linesFound(categories, 'LAMPARAS', new Set())
  expect(lines.map(({ node, hit }) => [node.name, hit])).toEqual([
    ['Iluminación', null],
    ['Lámparas', [0, 8]],
  ])
})

test('a branch that matches can be opened to all that is below it', () => {
  const jardin = categories.find(({ name }) => name === 'Jardín')
  const lines = linesFound(categories, 'jardin', new Set([jardin?.id ?? 0]))
  expect(lines.map(({ node }) => node.name)).toEqual(['Jardín', 'Macetas', 'Herramientas', 'Pájaros'])
})

test('keys go, open and close as in every tree', () => {
  const closed = linesOf(categories, new Set())
  expect(commandOf('ArrowRight', closed, 0)).toEqual({ do: 'open', ids: [100] })
  expect(commandOf('*', closed, 3)).toEqual({ do: 'open', ids: categories.map(({ id }) => id) })
  expect(commandOf('j', closed, 0)).toEqual({ do: 'go', to: 6 })
  expect(commandOf('End', closed, 0)).toEqual({ do: 'go', to: 7 })
  expect(commandOf('Tab', closed, 0)).toBeNull()
  const open = linesOf(categories, new Set([100]))
  expect(commandOf('ArrowRight', open, 0)).toEqual({ do: 'go', to: 1 })
  expect(commandOf('ArrowLeft', open, 2)).toEqual({ do: 'go', to: 0 })
  expect(commandOf('ArrowLeft', open, 0)).toEqual({ do: 'close', id: 100 })
  expect(commandOf('ArrowLeft', open, 7)).toBeNull()
  expect(commandOf('Enter', open, 1)).toEqual({ do: 'choose' })
})

test('a search among 5 000 finds what contains its words, whatever the accents', () => {
  const lines = linesFound(manyCategories(5_000), 'categoria 4.7', new Set())
  expect(lines.length).toBeGreaterThan(10)
})
