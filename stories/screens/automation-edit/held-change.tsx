import { useMemo } from 'react'
import { Banner } from '../../../src/design/banner/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { differenceOf, OrderingDiff, type DiffItem } from '../../../src/design/ordering-diff/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { orderedBy, presets, rivals } from '../automations/backtest.ts'
import { useSpeech } from '../frame/index.ts'
import { productsOf } from '../shop/index.ts'
import { automationEditWords } from './automation-edit.words.ts'

const list = productsOf('T-Light Holders')
const before = rivals.present(list).map(({ id }) => id)
const after = orderedBy(list, presets.balanced).map(({ id }) => id)
const known = new Map(list.map((product) => [product.id, product]))

const itemOf = (id: number): DiffItem => {
  const product = known.get(id)
  if (!product) throw new RangeError(`no product ${id}`)
  return { name: product.name, reference: product.reference, imageUrl: product.imageUrl, soldOut: product.stock <= 0 }
}

/** One run in this share of the list waits for a person. */
const limit = 0.2

/** What a run wants to change and may not without permission. */
export function HeldChange({ onAnswer }: { onAnswer: (allowed: boolean) => void }) {
  const { say, format } = useSpeech(automationEditWords)
  const moved = useMemo(() => differenceOf(before, after).changes.moved.length, [])
  return (
    <>
      <Banner
        tone="warning"
        title={say.heldTitle(format.number(moved), format.number(list.length), format.percent(limit))}
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
