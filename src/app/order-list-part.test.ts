import { expect, test, vi } from 'vitest'
import { bringOrderList, orderListPart } from './order-list-part.ts'

vi.mock('./order-list-route.tsx', () => ({ OrderListRoute: () => null }))
vi.mock('./prepare-workbench.ts', () => ({ prepareWorkbench: () => Promise.resolve() }))

/** Whether it answers within the call, before any promise could. */
function answersAtOnce(): boolean {
  let answered = false
  void orderListPart().then(() => (answered = true))
  return answered
}

test('a workbench that was brought before it is drawn keeps nobody waiting, not even for a moment', async () => {
  expect(answersAtOnce()).toBe(false)
  await bringOrderList()
  expect(answersAtOnce()).toBe(true)
})
