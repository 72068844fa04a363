import type { Move, ProblemReason } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'

const told = 20

const refuse = (code: 'ordering/unknown-product' | 'ordering/duplicate-product' | 'ordering/incomplete', detail: string, errors: ProblemReason[]): never => {
  throw new ProblemError(code, detail, { errors: errors.slice(0, told) })
}

/** A whole ordering must hold every product of the list exactly once. Throws the matching `ordering/…` problem, naming the products. */
export function checkWhole(products: readonly number[], members: readonly number[], path: string): void {
  const missing = new Set(members)
  const known = new Set(members)
  const unknown: ProblemReason[] = []
  const twice: ProblemReason[] = []
  products.forEach((product, index) => {
    if (!known.has(product)) unknown.push({ path: `${path}[${index}]`, reason: `product ${product} is not in this list` })
    else if (!missing.delete(product)) twice.push({ path: `${path}[${index}]`, reason: `product ${product} stands here a second time` })
  })
  if (unknown.length > 0) refuse('ordering/unknown-product', `${unknown.length} products are not in this list.`, unknown)
  if (twice.length > 0) refuse('ordering/duplicate-product', `${twice.length} products stand in the ordering more than once.`, twice)
  if (missing.size > 0) {
    refuse('ordering/incomplete', `${missing.size} products of the list are missing.`, [...missing].map((product) => ({ path, reason: `product ${product} is missing` })))
  }
}

/** Products that moves name, each once. */
export const namedIn = (moves: readonly Move[]): number[] => [...new Set(moves.flatMap((move) => (move.after === null ? move.products : [...move.products, move.after])))]

/** Moves may only name products of the list. Throws `ordering/unknown-product`. */
export function checkMoves(moves: readonly Move[], members: readonly number[]): void {
  const known = new Set(members)
  const unknown = namedIn(moves).filter((product) => !known.has(product))
  if (unknown.length > 0) {
    refuse('ordering/unknown-product', `${unknown.length} products are not in this list.`, unknown.map((product) => ({ path: 'body.moves', reason: `product ${product} is not in this list` })))
  }
}
