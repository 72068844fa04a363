import { Banner } from '../../../src/design/banner/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { differenceOf, OrderingDiff, type DiffItem } from '../../../src/design/ordering-diff/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { orderedBy, presets, rivals } from '../automations/backtest.ts'
import { useTexts } from '../frame/index.ts'
import { productsOf } from '../shop/index.ts'
import { automationEditWords } from './automation-edit.words.ts'
import { ruled, usualRules } from './rules.ts'

const list = productsOf('T-Light Holders')
const before = rivals.present(list).map(({ id }) => id)
const after = ruled(orderedBy(list, presets.balanced), usualRules).map(({ id }) => id)
const known = new Map(list.map((product) => [product.id, product]))

const itemOf = (id: number): DiffItem => {
  const product = known.get(id)
  if (!product) throw new RangeError(`no product ${id}`)
  return { name: product.name, reference: product.reference, imageUrl: product.imageUrl, soldOut: product.stock <= 0 }
}

const moved = differenceOf(before, after).changes.moved.length

export interface HeldChangeProps {
  /** The share of the list that may move without permission, 0 to 1. */
  limit: number
  onAnswer: (allowed: boolean) => void
}

/** What a run wants to change and may not without permission. */
export function HeldChange({ limit, onAnswer }: HeldChangeProps) {
  const { say, format } = useTexts(automationEditWords)
  return (
    <>
      <Banner
        tone="warning"
        title={say.heldTitle(format.number(moved), format.number(list.length), moved / list.length > limit ? format.percent(limit) : null)}
        action={
          <>
            <Button size="sm" onClick={() => onAnswer(false)}>
              {say.refuse}
            </Button>
            <Button size="sm" tone="accent" onClick={() => onAnswer(true)}>
              {say.allow}
            </Button>
          </>
        }
      >
        {say.heldText}
      </Banner>
      <Panel title={say.wants}>
        <OrderingDiff before={before} after={after} itemOf={itemOf} />
      </Panel>
    </>
  )
}
