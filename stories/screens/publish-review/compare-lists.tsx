import { Button } from '../../../src/design/button/index.ts'
import { Drawer } from '../../../src/design/drawer/index.ts'
import { OrderingDiff } from '../../../src/design/ordering-diff/index.ts'
import { useSpeech } from '../frame/index.ts'
import { category, inCollection, isShared, itemOf } from './draft.ts'
import { publishReviewWords } from './publish-review.words.ts'

export interface CompareListsProps {
  /** Ids of the draft, in their order. */
  after: readonly number[]
}

/** What the draft does to the products that a collection orders too: one score per product serves both. */
export function CompareLists({ after }: CompareListsProps) {
  const { say, format } = useSpeech(publishReviewWords)
  const shared = after.filter(isShared)
  return (
    <Drawer trigger={<Button size="sm">{say.conflictAction}</Button>} size="lg" title={say.compareTitle} description={say.compareText(format.number(shared.length), category)}>
      <OrderingDiff before={inCollection} after={shared} itemOf={itemOf} />
    </Drawer>
  )
}
