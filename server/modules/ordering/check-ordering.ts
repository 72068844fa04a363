import { type Move, type Pin, type ProblemCode, type ProblemReason, sameSequence, type Sequence } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { namedIn } from './present-sequence.ts'

const mostReasons = 20

const refuse = (code: ProblemCode, detail: string, errors: ProblemReason[]): never => {
  throw new ProblemError(code, detail, { errors: errors.slice(0, mostReasons) })
}

const strange = (product: number): string => `product ${product} is not in this list`

/** Sorted, two lists of the same products are the same: far quicker than sets of them. */
const sorted = (products: ArrayLike<number>): Sequence => Int32Array.from(products).sort()

/** {@link checkWhole} in two steps: what can be done before the members are known is done at once. */
export function wholeCheck(products: readonly number[], path: string): (members: ArrayLike<number>) => void {
  const given = sorted(products)
  return (members) => {
    if (!sameSequence(given, sorted(members))) nameFaults(products, members, path)
  }
}

/** A whole ordering must hold every product of the list exactly once. Throws the matching `ordering/…` problem, naming the products. */
export const checkWhole = (products: readonly number[], members: ArrayLike<number>, path: string): void =>
  wholeCheck(products, path)(members)

function nameFaults(products: readonly number[], members: ArrayLike<number>, path: string): void {
  const known = new Set(Array.from(members))
  const missing = new Set(known)
  const unknown: ProblemReason[] = []
  const twice: ProblemReason[] = []
  products.forEach((product, index) => {
    if (!known.has(product)) unknown.push({ path: `${path}[${index}]`, reason: strange(product) })
    else if (!missing.delete(product)) twice.push({ path: `${path}[${index}]`, reason: `product ${product} stands here a second time` })
  })
  if (unknown.length > 0) refuse('ordering/unknown-product', `${unknown.length} products are not in this list.`, unknown)
  if (twice.length > 0) refuse('ordering/duplicate-product', `${twice.length} products stand in the ordering more than once.`, twice)
  refuse(
    'ordering/incomplete',
    `${missing.size} products of the list are missing.`,
    [...missing].map((product) => ({ path, reason: `product ${product} is missing` })),
  )
}

/** Moves and pins may only name products of the list. Throws `ordering/unknown-product`. */
export function checkNamed(moves: readonly Move[], pins: readonly Pin[], members: ArrayLike<number>): void {
  // The few that are named are looked for among the many that there are.
  const strangers = new Set([...namedIn(moves), ...pins.map(({ product }) => product)])
  for (let at = 0; at < members.length && strangers.size > 0; at++) strangers.delete(members[at]!)
  if (strangers.size === 0) return
  const unknown: ProblemReason[] = [
    ...namedIn(moves)
      .filter((product) => strangers.has(product))
      .map((product) => ({ path: 'body.moves', reason: strange(product) })),
    ...pins.flatMap(({ product }, index) =>
      strangers.has(product) ? [{ path: `body.pins[${index}].product`, reason: strange(product) }] : [],
    ),
  ]
  refuse('ordering/unknown-product', `${strangers.size} products are not in this list.`, unknown)
}

/** A product has one position and a position one product. Throws `ordering/duplicate-pin`. */
export function checkPins(pins: readonly Pin[]): void {
  const products = new Set<number>()
  const positions = new Set<number>()
  const twice: ProblemReason[] = []
  pins.forEach(({ product, position }, index) => {
    if (products.has(product)) twice.push({ path: `body.pins[${index}].product`, reason: `product ${product} is held twice` })
    else if (positions.has(position)) twice.push({ path: `body.pins[${index}].position`, reason: `position ${position} is taken twice` })
    products.add(product)
    positions.add(position)
  })
  if (twice.length > 0) refuse('ordering/duplicate-pin', `${twice.length} pins are there a second time.`, twice)
}
