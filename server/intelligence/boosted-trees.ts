/** How trees are grown. */
export interface GrowthSettings {
  trees: number
  /** Leaves of a tree. */
  leaves: number
  /** How far each tree goes towards what it found. */
  rate: number
  /** Values of a feature are put into so many bins. */
  bins: number
  /** Fewest rows in a leaf. */
  leastRows: number
  /** Draws a leaf's value towards nothing. */
  ridge: number
  /** Between 1 (counts) and 2 (amounts): how the spread of an amount grows with the amount. */
  power: number
}

/** A tree: node i asks whether `feature` is at most `threshold`; a leaf has feature -1. */
export interface Tree {
  feature: Int16Array
  threshold: Float64Array
  left: Int16Array
  right: Int16Array
  value: Float64Array
}

export interface BoostedTrees {
  start: number
  trees: readonly Tree[]
}

/** Rows of features beside each other, row after row. */
export interface Rows {
  count: number
  width: number
  values: Float32Array
}

/** Upper ends of the bins of each feature, from the quantiles of its values. */
function binEnds({ count, width, values }: Rows, bins: number): Float64Array[] {
  // A sorted sample tells the quantiles as well as all rows do.
  const step = Math.max(1, Math.floor(count / 20_000))
  return Array.from({ length: width }, (_, feature) => {
    const sample = new Float32Array(Math.ceil(count / step))
    for (let row = 0, at = 0; row < count; row += step) sample[at++] = values[row * width + feature]!
    sample.sort()
    const ends: number[] = []
    for (let bin = 1; bin < bins; bin++) {
      const end = sample[Math.floor((bin * sample.length) / bins)]!
      if (end !== ends.at(-1) && end !== sample.at(-1)) ends.push(end)
    }
    return Float64Array.from(ends)
  })
}

function binOf(ends: Float64Array, value: number): number {
  let low = 0
  for (let high = ends.length; low < high;) {
    const half = (low + high) >>> 1
    if (ends[half]! < value) low = half + 1
    else high = half
  }
  return low
}

/** A leaf that may be split: its rows are `from` up to `to` of the rows in order. */
interface Leaf {
  node: number
  from: number
  to: number
  gradient: number
  curvature: number
  /** Gradient, curvature and weight by feature and bin. */
  histogram: Float64Array
  best: Split | null
}

interface Split {
  gain: number
  feature: number
  bin: number
}

/**
 * Gradient boosting of regression trees with the Tweedie loss and a logarithmic
 * link: the sum of a row's leaves is the logarithm of what is expected.
 * Trees grow leaf by leaf, where the gain is greatest. Without chance: the same rows give the same trees.
 */
export function growTrees(rows: Rows, target: Float64Array, settings: GrowthSettings): BoostedTrees {
  const { count, width, values } = rows
  const ends = binEnds(rows, settings.bins)
  const { bins } = settings
  const binned = new Uint8Array(count * width)
  for (let row = 0; row < count; row++) {
    for (let feature = 0; feature < width; feature++) {
      binned[row * width + feature] = binOf(ends[feature]!, values[row * width + feature]!)
    }
  }
  let sum = 0
  for (const amount of target) sum += amount
  const start = Math.log(Math.max(sum / Math.max(count, 1), 1e-9))
  const expected = new Float64Array(count).fill(start)
  const gradients = new Float64Array(count)
  const curvatures = new Float64Array(count)
  const order = new Int32Array(count)
  const spare = new Int32Array(count)
  const size = width * bins * 3

  const measure = (histogram: Float64Array, from: number, to: number): void => {
    histogram.fill(0)
    for (let at = from; at < to; at++) {
      const row = order[at]!
      const gradient = gradients[row]!
      const curvature = curvatures[row]!
      const base = row * width
      for (let feature = 0; feature < width; feature++) {
        const cell = (feature * bins + binned[base + feature]!) * 3
        histogram[cell]! += gradient
        histogram[cell + 1]! += curvature
        histogram[cell + 2]! += 1
      }
    }
  }

  const bestSplit = (leaf: Leaf): Split | null => {
    const rowsInLeaf = leaf.to - leaf.from
    if (rowsInLeaf < 2 * settings.leastRows) return null
    const worth = (gradient: number, curvature: number): number => (gradient * gradient) / (curvature + settings.ridge)
    const whole = worth(leaf.gradient, leaf.curvature)
    let best: Split | null = null
    for (let feature = 0; feature < width; feature++) {
      let gradient = 0
      let curvature = 0
      let taken = 0
      for (let bin = 0; bin < ends[feature]!.length; bin++) {
        const cell = (feature * bins + bin) * 3
        gradient += leaf.histogram[cell]!
        curvature += leaf.histogram[cell + 1]!
        taken += leaf.histogram[cell + 2]!
        if (taken < settings.leastRows) continue
        if (rowsInLeaf - taken < settings.leastRows) break
        const gain = worth(gradient, curvature) + worth(leaf.gradient - gradient, leaf.curvature - curvature) - whole
        if (gain > (best?.gain ?? 1e-9)) best = { gain, feature, bin }
      }
    }
    return best
  }

  /** Puts the rows of a leaf in two parts, those that go left first; each part keeps its sequence. */
  const part = (leaf: Leaf, { feature, bin }: Split): number => {
    let left = leaf.from
    let right = 0
    for (let at = leaf.from; at < leaf.to; at++) {
      const row = order[at]!
      if (binned[row * width + feature]! <= bin) order[left++] = row
      else spare[right++] = row
    }
    order.set(spare.subarray(0, right), left)
    return left
  }

  const growTree = (): Tree => {
    const nodes = settings.leaves * 2 - 1
    const tree: Tree = {
      feature: new Int16Array(nodes).fill(-1),
      threshold: new Float64Array(nodes),
      left: new Int16Array(nodes),
      right: new Int16Array(nodes),
      value: new Float64Array(nodes),
    }
    const sums = (leaf: Leaf): Leaf => {
      for (let bin = 0; bin < bins; bin++) {
        leaf.gradient += leaf.histogram[bin * 3]!
        leaf.curvature += leaf.histogram[bin * 3 + 1]!
      }
      leaf.best = bestSplit(leaf)
      return leaf
    }
    const leafOf = (node: number, from: number, to: number, histogram: Float64Array): Leaf =>
      sums({ node, from, to, gradient: 0, curvature: 0, histogram, best: null })
    const root = new Float64Array(size)
    measure(root, 0, count)
    const leaves = [leafOf(0, 0, count, root)]
    for (let node = 1; leaves.length < settings.leaves; node += 2) {
      let widest: Leaf | null = null
      for (const leaf of leaves) if (leaf.best !== null && leaf.best.gain > (widest?.best?.gain ?? 0)) widest = leaf
      if (widest?.best == null) break
      const { feature, bin } = widest.best
      const middle = part(widest, widest.best)
      tree.feature[widest.node] = feature
      tree.threshold[widest.node] = ends[feature]![bin]!
      tree.left[widest.node] = node
      tree.right[widest.node] = node + 1
      // The smaller part is measured, the other one is what remains.
      const fewer = new Float64Array(size)
      const isLeftFewer = middle - widest.from <= widest.to - middle
      if (isLeftFewer) measure(fewer, widest.from, middle)
      else measure(fewer, middle, widest.to)
      const others = widest.histogram
      for (let cell = 0; cell < size; cell++) others[cell]! -= fewer[cell]!
      leaves.splice(
        leaves.indexOf(widest),
        1,
        leafOf(node, widest.from, middle, isLeftFewer ? fewer : others),
        leafOf(node + 1, middle, widest.to, isLeftFewer ? others : fewer),
      )
    }
    for (const { node, from, to, gradient, curvature } of leaves) {
      const value = (-settings.rate * gradient) / (curvature + settings.ridge)
      tree.value[node] = value
      for (let at = from; at < to; at++) expected[order[at]!]! += value
    }
    return tree
  }

  const trees: Tree[] = []
  const { power } = settings
  while (trees.length < settings.trees && sum > 0) {
    for (let row = 0; row < count; row++) {
      order[row] = row
      const short = target[row]! * Math.exp((1 - power) * expected[row]!)
      const over = Math.exp((2 - power) * expected[row]!)
      gradients[row] = over - short
      curvatures[row] = (2 - power) * over + (power - 1) * short
    }
    trees.push(growTree())
  }
  return { start, trees }
}
