import { useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { PlanCard } from '../../../src/design/plan-card/index.ts'
import { Segments } from '../../../src/design/segments/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { PlanComparison } from './plan-comparison.tsx'
import { currentPlan, limitNames, planCurrency, plans, priceOf, type Period, type Plan } from './plan-data.ts'
import { PlanUse } from './plan-use.tsx'
import { plansWords } from './plans.words.ts'

export interface PlansProps {
  state?: 'ready' | 'loading' | 'failed' | 'forbidden'
  firstPeriod?: Period
}

/** What one has, what else there is, and what each would cost. */
export function Plans({ state = 'ready', firstPeriod = 'month' }: PlansProps) {
  const { say, format } = useTexts(plansWords)
  const [period, setPeriod] = useState<Period>(firstPeriod)
  const features = ({ limits }: Plan) =>
    limitNames
      .filter((name) => limits[name] !== 0)
      .map((name) => (limits[name] === null ? say.unlimited[name] : say.limit[name](format.number(limits[name]), limits[name] === 1)))
  const open = state === 'ready' || state === 'loading'
  return (
    <Page
      header={<ScreenHeader area="none" />}
      title={say.title}
      description={open ? say.description : undefined}
      actions={
        open && (
          <Segments
            label={say.period}
            value={period}
            onValueChange={setPeriod}
            options={[
              { value: 'month', label: say.periods.month },
              { value: 'year', label: say.periods.year },
            ]}
          />
        )
      }
    >
      {state === 'failed' && (
        <Panel>
          <ListState state={{ kind: 'failed', title: say.failedTitle, advice: say.failedAdvice, onRetry: () => undefined }} />
        </Panel>
      )}
      {state === 'forbidden' && (
        <Panel>
          <ListState state={{ kind: 'forbidden', title: say.forbiddenTitle, advice: say.forbiddenAdvice }} />
        </Panel>
      )}
      {state === 'loading' && <PlansSkeleton />}
      {state === 'ready' && (
        <div className="flex flex-col gap-6 pb-8">
          <PlanUse />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {plans.map((plan) => {
              const own = plan.name === currentPlan
              const best = plan.name === 'scale'
              return (
                <PlanCard
                  key={plan.name}
                  name={plan.title}
                  description={say.for[plan.name]}
                  price={format.money(priceOf(plan, period), planCurrency)}
                  per={say.per[period]}
                  note={
                    plan.month === 0
                      ? say.noteFree
                      : period === 'year'
                        ? say.note(format.money(Math.round(priceOf(plan, 'year') / 12), planCurrency))
                        : say.noteMonth
                  }
                  features={features(plan)}
                  missing={limitNames.filter((name) => plan.limits[name] === 0).map((name) => say.none[name])}
                  look={own ? 'current' : best ? 'featured' : 'plain'}
                  badge={
                    own ? <Badge tone="neutral">{say.current}</Badge> : best ? <Badge tone="accent">{say.recommended}</Badge> : undefined
                  }
                  action={
                    own ? (
                      <Button wide disabled>
                        {say.current}
                      </Button>
                    ) : (
                      <ButtonLink wide tone={best ? 'accent' : 'neutral'} href={`#plans/${period}/${plan.name}`}>
                        {say.choose(plan.title)}
                      </ButtonLink>
                    )
                  }
                />
              )
            })}
          </div>
          <PlanComparison period={period} />
        </div>
      )}
    </Page>
  )
}

function PlansSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6 pb-8">
      <Panel>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {limitNames.map((name) => (
            <Skeleton key={name} shape="block" className="h-10" />
          ))}
        </div>
      </Panel>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map(({ name }) => (
          <Panel key={name}>
            <Skeleton className="w-1/2" />
            <Skeleton className="w-3/4" />
            <Skeleton shape="block" className="my-4 h-8 w-2/3" />
            <Skeleton shape="block" className="mb-6 h-8" />
            {limitNames.map((limit) => (
              <Skeleton key={limit} className="w-2/3" />
            ))}
          </Panel>
        ))}
      </div>
    </div>
  )
}
