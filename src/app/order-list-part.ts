import { earlyPart } from './part-at-once.ts'
import { prepareWorkbench } from './prepare-workbench.ts'

/** The workbench's code and sentences. */
export const orderList = earlyPart(async () => {
  const [{ OrderListRoute }] = await Promise.all([import('./order-list-route.tsx'), prepareWorkbench()])
  return { default: OrderListRoute }
})
