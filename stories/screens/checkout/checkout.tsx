import { useState } from 'react'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { ButtonLink } from '../../../src/design/button/index.ts'
import { Illustration } from '../../../src/design/illustration/index.ts'
import { ItemSkeleton } from '../../../src/design/item-list/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { planCurrency } from '../plans/plan-data.ts'
import { BillPanel, NextPanel } from './bill-panel.tsx'
import { cards, chosen, total } from './bill.ts'
import { checkoutWords } from './checkout.words.ts'
import { Payment } from './payment.tsx'

export interface CheckoutProps {
  state?: 'ready' | 'newCard' | 'declined' | 'done' | 'loading' | 'failed'
}

/** Paying for a plan: with which card, how much, and what happens next. */
export function Checkout({ state = 'ready' }: CheckoutProps) {
  const { say } = useTexts(checkoutWords)
  const [paid, setPaid] = useState(false)
  const done = paid || state === 'done'
  return (
    <Page
      header={<ScreenHeader area="none" />}
      breadcrumb={<Breadcrumb items={[{ label: say.plans, href: '#plans' }, { label: chosen.title }]} />}
      title={done ? say.doneTitle(chosen.title) : say.title(chosen.title)}
      description={done || state === 'failed' ? undefined : say.description}
    >
      {state === 'failed' ? (
        <Panel>
          <ListState
            state={{
              kind: 'failed',
              title: say.failedTitle,
              advice: say.failedAdvice,
              onRetry: () => undefined,
              action: <ButtonLink href="#plans">{say.cancel}</ButtonLink>,
            }}
          />
        </Panel>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 pb-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {done ? (
            <Done />
          ) : state === 'loading' ? (
            <Panel padding="none" title={say.card}>
              <ItemSkeleton items={4} />
            </Panel>
          ) : (
            <Payment first={state === 'newCard' ? 'new' : 'visa'} declined={state === 'declined'} onPay={() => setPaid(true)} />
          )}
          <div className="flex flex-col gap-6 max-md:-order-1">
            {state === 'loading' ? (
              <Panel padding="none" title={say.summary}>
                <ItemSkeleton />
              </Panel>
            ) : (
              <BillPanel />
            )}
          </div>
          {!done && <NextPanel />}
        </div>
      )}
    </Page>
  )
}

/** It is paid: what was charged, and where to go on. */
function Done() {
  const { say, format } = useTexts(checkoutWords)
  return (
    <Panel padding="lg">
      <div role="status" className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:gap-6">
        <Illustration name="done" />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <p>{say.doneAdvice(format.money(total, planCurrency), cards[0].last, 'ana@demogiftshop.com')}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink tone="accent" href="#configuration-partners">
              {say.doneInvite}
            </ButtonLink>
            <ButtonLink href="#invoices">{say.doneInvoice}</ButtonLink>
            <ButtonLink tone="quiet" href="#home">
              {say.doneHome}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Panel>
  )
}
