import type { ParseKeys } from 'i18next'
import { useSentences } from './words.ts'

/** Every failure of the specification's error catalogue (its section 8), each with a sentence. Screens name theirs as they come. */
export const failedCalls = [
  'user.load',
  'user.save',
  'membership.load',
  'partners.add',
  'partners.load',
  'partners.remove',
  'payment.send',
  'subscription.cancel',
  'subscription.load',
  'card.create',
  'card.remove',
  'card.setDefault',
  'products.load',
  'collection.synchronise',
  'brands.load',
  'collection.empty',
  'collections.load',
  'categoryTree.load',
  'ordering.save',
  'ordering.remove',
  'magic.load',
  'magic.save',
  'magic.edit',
  'magic.remove',
  'magic.start',
  'realTime.load',
  'chart.load',
  'sales.range',
  'sales.total',
  'indexing.schedule',
  'stores.load',
  'catalogue.synchronise',
  'collection.create',
  'collection.load',
  'collection.update',
  'collection.remove',
  'collection.fill',
  'collection.addProducts',
  'group.create',
  'group.load',
  'group.update',
  'group.remove',
  'filter.create',
  'filter.load',
  'filter.update',
  'filter.remove',
] as const satisfies readonly ParseKeys<'failures'>[]

export type FailedCall = (typeof failedCalls)[number]

/** Says which call failed, in the person's language; `useFailureSentence` says why. */
export function useFailedCall(): (call: FailedCall) => string {
  const t = useSentences('failures')
  return (call) => t(call)
}
