import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoostedTrees, Rows, Tree } from './boosted-trees.ts'
import { expectedOf } from './expected-of-trees.ts'

const width = 3

/** Grows a tree by splitting leaves, as the trees of a model are grown: each of these says which one, and by what. */
function treeOf(splits: readonly { leaf: number; feature: number; threshold: number }[], values: readonly number[]): Tree {
  const nodes = splits.length * 2 + 1
  const tree: Tree = {
    feature: new Int16Array(nodes).fill(-1),
    threshold: new Float64Array(nodes),
    left: new Int16Array(nodes),
    right: new Int16Array(nodes),
    value: Float64Array.from({ length: nodes }, (_, node) => values[node % values.length]!),
  }
  const leaves = [0]
  for (const [nth, { leaf, feature, threshold }] of splits.entries()) {
    const [node] = leaves.splice(leaf % leaves.length, 1) as [number]
    tree.feature[node] = feature
    tree.threshold[node] = threshold
    tree.left[node] = nth * 2 + 1
    tree.right[node] = nth * 2 + 2
    leaves.push(nth * 2 + 1, nth * 2 + 2)
  }
  return tree
}

/** From the root of each tree down to a leaf. */
function walked({ start, trees }: BoostedTrees, { count, values }: Rows): number[] {
  return Array.from({ length: count }, (_, row) => {
    let sum = start
    for (const { feature, threshold, left, right, value } of trees) {
      let node = 0
      while (feature[node]! >= 0) node = values[row * width + feature[node]!]! <= threshold[node]! ? left[node]! : right[node]!
      sum += value[node]!
    }
    return sum
  })
}

const amount = fc.integer({ min: -3, max: 3 })
const tree = (most: number) =>
  fc
    .tuple(
      fc.array(fc.record({ leaf: fc.nat(40), feature: fc.nat(width - 1), threshold: amount }), { maxLength: most }),
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 70 }),
    )
    .map(([splits, values]) => treeOf(splits, values))

test('what trees expect of a row is what one finds on the way down each of them, also with up to 32 leaves and with amounts that are no numbers', () => {
  fc.assert(
    fc.property(
      fc.array(tree(31), { maxLength: 6 }),
      fc.array(fc.oneof({ weight: 9, arbitrary: amount }, fc.constantFrom(NaN, Infinity, -Infinity)), { maxLength: 30 }),
      (trees, amounts) => {
        const rows = { count: Math.floor(amounts.length / width), width, values: Float32Array.from(amounts) }
        expect([...expectedOf({ start: 0.5, trees }, rows)]).toEqual(walked({ start: 0.5, trees }, rows))
      },
    ),
  )
})

test('a tree with more leaves than that is refused', () => {
  const splits = Array.from({ length: 32 }, () => ({ leaf: 0, feature: 0, threshold: 0 }))
  const rows = { count: 1, width, values: new Float32Array(width) }
  expect(() => expectedOf({ start: 0, trees: [treeOf(splits, [1])] }, rows)).toThrow(new RangeError('A tree has more than 32 leaves.'))
})
