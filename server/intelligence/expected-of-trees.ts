import type { BoostedTrees, Rows, Tree } from './boosted-trees.ts'

/** A leaf is a bit of a number. */
const mostLeaves = 32

/** The questions of all trees, by feature and then by threshold, and which leaves each rules out. */
interface Questions {
  /** Those of feature i are from `from[i]` up to `from[i + 1]`. */
  from: Int32Array
  threshold: Float64Array
  tree: Int32Array
  /** The leaves that a row with more than the threshold can still reach. */
  mask: Int32Array
  /** Of the leaves of tree i from left to right, from `i * mostLeaves` on. */
  value: Float64Array
}

const questionsOfModels = new WeakMap<BoostedTrees, Questions>()

/**
 * Logarithms of what the trees expect of rows of features. The questions are put by feature, not tree by tree: each threshold
 * that a row exceeds rules out the leaves on the left of it, and the first leaf that remains is the row's. On the way down a
 * tree the processor would have to guess at each node, and mostly wrongly. After Lucchese et al., “QuickScorer: A Fast
 * Algorithm to Rank Documents with Additive Ensembles of Regression Trees”, SIGIR 2015.
 */
export function expectedOf(model: BoostedTrees, { count, width, values }: Rows): Float64Array {
  let questions = questionsOfModels.get(model)
  if (!questions) questionsOfModels.set(model, (questions = questionsOf(model.trees, width)))
  const { from, threshold, tree, mask, value } = questions
  const trees = model.trees.length
  const remaining = new Int32Array(trees)
  const expected = new Float64Array(count)
  for (let row = 0, base = 0; row < count; row++, base += width) {
    remaining.fill(-1)
    for (let feature = 0; feature < width; feature++) {
      const amount = values[base + feature]!
      const end = from[feature + 1]!
      // Not `>`: what is no number exceeds everything, as on the way down a tree.
      for (let at = from[feature]!; at < end && !(amount <= threshold[at]!); at++) remaining[tree[at]!]! &= mask[at]!
    }
    let sum = model.start
    for (let nth = 0; nth < trees; nth++) {
      const leaves = remaining[nth]!
      sum += value[nth * mostLeaves + 31 - Math.clz32(leaves & -leaves)]!
    }
    expected[row] = sum
  }
  return expected
}

/** Throws a RangeError where a tree has more leaves than a number has bits. */
function questionsOf(trees: readonly Tree[], width: number): Questions {
  const questions: { feature: number; threshold: number; tree: number; mask: number }[] = []
  const value = new Float64Array(trees.length * mostLeaves)
  for (const [nth, tree] of trees.entries()) {
    let leaves = 0
    /** Numbers the leaves under a node, from left to right. @returns their bits */
    const walk = (node: number): number => {
      const feature = tree.feature[node]!
      if (feature < 0) {
        if (leaves === mostLeaves) throw new RangeError(`A tree has more than ${mostLeaves} leaves.`)
        value[nth * mostLeaves + leaves] = tree.value[node]!
        return 1 << leaves++
      }
      const left = walk(tree.left[node]!)
      questions.push({ feature, threshold: tree.threshold[node]!, tree: nth, mask: ~left })
      return left | walk(tree.right[node]!)
    }
    walk(0)
  }
  questions.sort((one, other) => one.feature - other.feature || one.threshold - other.threshold)
  const from = new Int32Array(width + 1)
  for (const { feature } of questions) from[feature + 1]!++
  for (let feature = 0; feature < width; feature++) from[feature + 1]! += from[feature]!
  return {
    from,
    threshold: Float64Array.from(questions, (each) => each.threshold),
    tree: Int32Array.from(questions, (each) => each.tree),
    mask: Int32Array.from(questions, (each) => each.mask),
    value,
  }
}
