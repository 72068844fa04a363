import { Banner } from '../../../src/design/banner/index.ts'
import { ButtonLink } from '../../../src/design/button/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Progress } from '../../../src/design/progress/index.ts'
import { useTexts } from '../frame/index.ts'
import { currentPlan, limitNames, plans, used } from './plan-data.ts'
import { plansWords } from './plans.words.ts'

/** How much of the own plan is used; a limit that is reached explains itself. */
export function PlanUse() {
  const { say, format } = useTexts(plansWords)
  const plan = plans.find(({ name }) => name === currentPlan)
  if (!plan) return null
  return (
    <Panel title={say.yours(plan.title)} description={say.yoursDetail}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {limitNames.map((name) => {
            const limit = plan.limits[name]
            return (
              <Progress
                key={name}
                label={say.use[name]}
                value={used[name]}
                max={limit ?? used[name]}
                detail={limit === null ? say.noLimit : say.of(format.number(used[name]), format.number(limit))}
                tone={limit !== null && used[name] >= limit ? 'warning' : 'accent'}
              />
            )
          })}
        </div>
        <Banner
          tone="warning"
          title={say.reached}
          action={
            <ButtonLink size="sm" href="#plans/month/scale">
              {say.choose('Scale')}
            </ButtonLink>
          }
        >
          {say.reachedDetail}
        </Banner>
      </div>
    </Panel>
  )
}
