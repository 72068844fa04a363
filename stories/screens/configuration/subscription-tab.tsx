import { useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { ButtonLink } from '../../../src/design/button/index.ts'
import { AddIcon } from '../../../src/design/icon/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Progress } from '../../../src/design/progress/index.ts'
import { useTexts } from '../frame/index.ts'
import { CardLine } from './card-line.tsx'
import { Invoices } from './invoices.tsx'
import { limitNames, used } from '../plans/plan-data.ts'
import { cards as known, limits, nextCharge, planCurrency, planTitle } from './subscription.ts'
import { subscriptionWords } from './subscription.words.ts'

/** What one pays for, how much of it is used, with what it is paid, and the invoices. */
export function SubscriptionTab() {
  const { say, format } = useTexts(subscriptionWords)
  const [cards, setCards] = useState(known)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={say.plan} actions={<ButtonLink href="#plans">{say.change}</ButtonLink>}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="accent">{planTitle}</Badge>
          <span className="text-lg font-semibold tabular-nums">{say.perMonth(format.money(nextCharge.net, planCurrency))}</span>
        </p>
        <p className="mt-1 text-muted">{say.next(format.day(nextCharge.day), format.money(nextCharge.total, planCurrency))}</p>
      </Panel>
      <Panel title={say.usage} description={say.usageText} className="lg:row-span-2">
        <div className="flex flex-col gap-4">
          {limitNames.map((kind) => {
            const limit = limits[kind] ?? Infinity
            return (
              <Progress
                key={kind}
                label={say.kinds[kind]}
                value={used[kind]}
                max={limit}
                tone={used[kind] / limit > 0.9 ? 'warning' : 'accent'}
                detail={say.of(format.number(used[kind]), format.number(limit))}
              />
            )
          })}
        </div>
      </Panel>
      <Panel
        title={say.cards}
        actions={
          <ButtonLink size="sm" href="#new-card" icon={<AddIcon />}>
            {say.addCard}
          </ButtonLink>
        }
      >
        <ul className="flex flex-col gap-2">
          {cards.map((card) => (
            <CardLine
              key={card.id}
              card={card}
              onMain={() => setCards(cards.map((one) => ({ ...one, main: one === card })))}
              onRemove={() => setCards(cards.filter((one) => one !== card))}
            />
          ))}
        </ul>
      </Panel>
      <Panel title={say.invoices} padding="none" className="overflow-clip lg:col-span-2">
        <Invoices />
      </Panel>
    </div>
  )
}
