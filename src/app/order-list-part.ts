import type { OrderListRoute } from './order-list-route.tsx'
import { prepareWorkbench } from './prepare-workbench.ts'

interface Part {
  default: typeof OrderListRoute
}

let there: Part | null = null

/** Brings the workbench's code and sentences, once. */
export async function bringOrderList(): Promise<Part> {
  const [{ OrderListRoute: page }] = await Promise.all([import('./order-list-route.tsx'), prepareWorkbench()])
  there = { default: page }
  return there
}

/**
 * The workbench for React's `lazy`: without a wait where it is there. React shows what it waited for no
 * earlier than 300 ms after it last drew a placeholder, so that the rows would stand ready and not be seen.
 */
export const orderListPart = (): Promise<Part> => (there ? (atOnce(there) as Promise<Part>) : bringOrderList())

/** What answers within the call, which a promise never does. */
const atOnce = <T>(value: T): PromiseLike<T> => ({
  then: (answer) => atOnce(answer ? answer(value) : value) as never,
})
