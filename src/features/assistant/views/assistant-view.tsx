import {
  type AssistantPlan,
  type AssistantStep,
  assistantSteps,
  type BacktestRun,
  type BacktestVerdict,
  product,
  type ProposedOrder,
} from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { FormActions, FormSection } from '../../../design/form/index.ts'
import { BackIcon, NextIcon, PublishIcon } from '../../../design/icon/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { ProgressRing } from '../../../design/progress-ring/index.ts'
import { Stepper } from '../../../design/stepper/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { AssistantLinks } from '../model/links.ts'
import { isChosen, missingOf, stepBeside } from '../model/plan.ts'
import { Done } from './done.tsx'
import { EvidenceStep, type ShownEvidence } from './evidence-step.tsx'
import { GoalStep } from './goal-step.tsx'
import { ListsStep } from './lists-step.tsx'
import { Moves } from './moves.tsx'
import { PublishStep } from './publish-step.tsx'
import { RulesStep } from './rules-step.tsx'

export interface AssistantViewProps {
  links: AssistantLinks
  currency: string
  timeZone: string
  /** The present instant, ISO 8601. */
  now: string
  readOnly: boolean
  /** Undefined until it is known. */
  plan: AssistantPlan | undefined
  /** It was begun at another time. */
  taken: boolean
  failure: SayableFailure | undefined
  onRetry: () => void
  onPlan: (change: Partial<AssistantPlan>) => void
  onAnew: () => void
  /** The goal, tried on all lists; undefined until it is known. */
  run: BacktestRun | undefined
  runFailure: SayableFailure | undefined
  onTestAgain: () => void
  /** The list whose evidence is looked at, by its key; empty for all together. */
  looked: string
  onLook: (key: string) => void
  evidence: ShownEvidence
  /** What the first chosen list would become. */
  order: ProposedOrder | undefined
  orderFailure: SayableFailure | undefined
  cost: BacktestVerdict | null | undefined
  finishing: boolean
  refused: SayableFailure | undefined
  onFinish: () => void
  /** How it ended; null while it has not. */
  done: AssistantPlan | null
  onDone: () => void
}

/** From a goal to a magic ordering, in five steps. */
export function AssistantView(props: AssistantViewProps) {
  const { links, plan, taken, failure, onRetry, onPlan, onAnew, done, onDone } = props
  const t = useSentences('assistant')
  const title = useSentences('shell')('titles.assistant', { product: product.name })
  const say = useFailureSentence()
  const absent = ((): ListStateValue | null => {
    if (failure && plan === undefined)
      return failure.code === 'access/other-store' || failure.code === 'access/not-permitted'
        ? { kind: 'forbidden', advice: t('forbidden') }
        : { kind: 'failed', title: t('loadFailed'), advice: say(failure), onRetry }
    return plan === undefined ? { kind: 'loading', title: t('loading') } : null
  })()
  return (
    <Page
      title={title}
      description={t('lead')}
      actions={
        plan && taken && !done ? (
          <Button tone="quiet" onClick={onAnew}>
            {t('anew')}
          </Button>
        ) : undefined
      }
    >
      {done ? (
        <Done plan={done} links={links} onAgain={onDone} />
      ) : absent || plan === undefined ? (
        <Panel padding="lg">
          <ListState state={absent ?? { kind: 'loading' }} />
        </Panel>
      ) : (
        <Steps {...props} plan={plan} go={(step) => onPlan({ step })} />
      )}
    </Page>
  )
}

/** The way, the step where one is, and how one goes on. */
function Steps(props: AssistantViewProps & { plan: AssistantPlan; go: (step: AssistantStep) => void }) {
  const { plan, go, links, taken, run, finishing, refused, onFinish, readOnly } = props
  const t = useSentences('assistant')
  const say = useFailureSentence()
  const format = useFormat()
  const { step } = plan
  const at = assistantSteps.indexOf(step)
  const last = step === 'publish'
  const missing = missingOf(plan)
  const detail: Partial<Record<AssistantStep, string>> = {
    goal: t(`goal.${plan.goal}.title`),
    lists: t('chosen', { count: plan.lists.length, lists: format.number(plan.lists.length) }),
  }
  const before = stepBeside(step, -1)
  const after = stepBeside(step, 1)
  return (
    <div className="flex flex-col gap-5">
      <Stepper
        label={t('lead')}
        current={step}
        onStepChange={(value) => go(value as AssistantStep)}
        steps={assistantSteps.map((value, nth) => ({
          value,
          title: t(`step.${value}.short`),
          detail: nth < at ? detail[value] : undefined,
        }))}
      />
      {taken && <p className="text-sm text-muted">{t('taken')}</p>}
      <Panel title={t(`step.${step}.title`)} description={t(`step.${step}.text`)} padding="lg">
        <Body {...props} />
      </Panel>
      {refused && (
        <p role="alert" className="text-danger">
          {t('failed')}: {say(refused)}
        </p>
      )}
      <FormActions sticky={step !== 'lists'}>
        {before ? (
          <Button icon={<BackIcon />} onClick={() => go(before)}>
            {t('back')}
          </Button>
        ) : (
          <ButtonLink href={links.home} tone="quiet">
            {t('leave')}
          </ButtonLink>
        )}
        {last ? (
          <Button tone="accent" icon={<PublishIcon />} disabled={missing !== null || readOnly} loading={finishing} onClick={onFinish}>
            {t(`finish.${plan.end}`)}
          </Button>
        ) : (
          <Button
            tone="accent"
            iconAfter={<NextIcon />}
            disabled={missing !== null || (step === 'lists' && run?.state !== 'done')}
            onClick={() => after && go(after)}
          >
            {t('next')}
          </Button>
        )}
      </FormActions>
    </div>
  )
}

/** What stands in a step. */
function Body(props: AssistantViewProps & { plan: AssistantPlan }) {
  const { plan, onPlan, run, runFailure, onTestAgain, currency, timeZone, now, readOnly, order, orderFailure, cost } = props
  const t = useSentences('assistant')
  const say = useFailureSentence()
  if (plan.step === 'goal') return <GoalStep plan={plan} onPlan={onPlan} />
  if (runFailure || run?.state === 'failed' || run?.state === 'cancelled')
    return (
      <ListState
        state={{ kind: 'failed', title: t('testing.failed'), ...(runFailure ? { advice: say(runFailure) } : {}), onRetry: onTestAgain }}
      />
    )
  if (run?.state !== 'done')
    return (
      <div className="flex min-h-60 flex-col items-center justify-center gap-3 text-center">
        <ProgressRing size="xl" label={t('testing.title')} value={run?.progress ?? null} max={1} className="flex-col text-center" />
        <p className="text-sm text-muted">{t('testing.text')}</p>
      </div>
    )
  const chosen = run.lists.filter(({ list }) => isChosen(plan, list))
  const preview = chosen[0] && (
    <FormSection title={t('preview', { list: chosen[0].listName })} level={3}>
      <Moves order={order} failure={orderFailure} />
    </FormSection>
  )
  switch (plan.step) {
    case 'lists':
      return <ListsStep plan={plan} onPlan={onPlan} run={run} currency={currency} />
    case 'evidence':
      return <EvidenceStep plan={plan} run={run} looked={props.looked} onLook={props.onLook} evidence={props.evidence} />
    case 'rules':
      return <RulesStep plan={plan} onPlan={onPlan} cost={cost} preview={preview} />
    case 'publish':
      return (
        <PublishStep
          plan={plan}
          onPlan={onPlan}
          names={chosen.map(({ listName }) => listName)}
          timeZone={timeZone}
          now={now}
          readOnly={readOnly}
          preview={preview}
        />
      )
  }
}
