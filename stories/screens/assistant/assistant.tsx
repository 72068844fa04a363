import { useState } from 'react'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { FormActions } from '../../../src/design/form/index.ts'
import { BackIcon, NextIcon, PublishIcon } from '../../../src/design/icon/index.ts'
import { Illustration } from '../../../src/design/illustration/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Stepper } from '../../../src/design/stepper/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { assistantWords, steps, type StepName } from './assistant.words.ts'
import { EvidenceStep } from './evidence-step.tsx'
import { GoalStep } from './goal-step.tsx'
import { ListsStep } from './lists-step.tsx'
import { firstPlan, type Plan } from './plan.ts'
import { PublishStep } from './publish-step.tsx'
import { RulesStep } from './rules-step.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

const bodies = { goal: GoalStep, lists: ListsStep, evidence: EvidenceStep, rules: RulesStep, publish: PublishStep } as const

export interface AssistantProps {
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'done'
  /** Where one is. @default 'goal' */
  step?: StepName
}

/** From a goal to an order that keeps itself, in five steps. */
export function Assistant({ state: first = 'ready', step: firstStep = 'goal' }: AssistantProps) {
  const { say, format } = useTexts(assistantWords)
  const [step, setStep] = useState<StepName>(firstStep)
  const [done, setDone] = useState(first === 'done')
  const [plan, setPlan] = useState<Plan>(firstPlan)
  const at = steps.indexOf(step)
  const Body = bodies[step]
  const chosen: Readonly<Record<StepName, string | undefined>> = {
    goal: say.goals[plan.goal][0],
    lists: say.counted(plan.lists.length, format.number(plan.lists.length)),
    evidence: undefined,
    rules: undefined,
    publish: undefined,
  }
  const go = (by: -1 | 1): void => {
    const next = steps[at + by]
    if (next) setStep(next)
    else setDone(true)
  }
  const absent = first === 'empty' || first === 'failed'
  return (
    <Page header={<ScreenHeader area="none" />} title={say.title} description={say.description}>
      {absent ? (
        <Panel padding="none">
          <ListState
            state={
              first === 'failed'
                ? { kind: 'failed', title: say.failedTitle, onRetry: () => undefined }
                : {
                    kind: 'empty',
                    drawing: 'notConnected',
                    title: say.emptyTitle,
                    advice: say.emptyAdvice,
                    action: (
                      <ButtonLink href="#new-store" tone="accent">
                        {say.connect}
                      </ButtonLink>
                    ),
                  }
            }
          />
        </Panel>
      ) : done ? (
        <Panel>
          <div role="status" className="flex flex-col items-center gap-2 py-10 text-center">
            <Illustration name="done" size="lg" />
            <p className="text-xl font-semibold text-balance">{say.done}</p>
            <p className="max-w-md text-balance text-muted">{say.doneText}</p>
            <div className="mt-4 flex flex-wrap justify-center gap-2">
              <ButtonLink href="#index-admin" tone="accent">
                {say.follow}
              </ButtonLink>
              <Button
                onClick={() => {
                  setDone(false)
                  setStep('goal')
                }}
              >
                {say.again}
              </Button>
            </div>
          </div>
        </Panel>
      ) : (
        <div className="flex flex-col gap-5">
          <Stepper
            label={say.title}
            current={step}
            onStepChange={(value) => setStep(value as StepName)}
            steps={steps.map((value, index) => ({ value, title: say.steps[value][0], detail: index < at ? chosen[value] : undefined }))}
          />
          <Panel title={say.steps[step][1]} description={say.steps[step][2]} padding="lg">
            {first === 'loading' ? <StepSkeleton /> : <Body plan={plan} onPlan={(change) => setPlan({ ...plan, ...change })} />}
          </Panel>
          {/* The table of lists has its own strip at the lower edge. */}
          <FormActions sticky={step !== 'lists'}>
            {at > 0 ? (
              <Button icon={<BackIcon />} onClick={() => go(-1)}>
                {say.back}
              </Button>
            ) : (
              <ButtonLink href="#home" tone="quiet">
                {say.leave}
              </ButtonLink>
            )}
            <Button
              tone="accent"
              disabled={first === 'loading' || (step === 'lists' && plan.lists.length === 0)}
              {...(step === 'publish' ? { icon: <PublishIcon /> } : { iconAfter: <NextIcon /> })}
              onClick={() => go(1)}
            >
              {step === 'publish' ? say.finish[plan.when] : say.next}
            </Button>
          </FormActions>
        </div>
      )}
    </Page>
  )
}
