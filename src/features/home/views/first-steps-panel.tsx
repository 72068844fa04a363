import type { FirstSteps } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Stepper } from '../../../design/stepper/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { doneSteps, firstStepNames, nextStep, type FirstStepName } from '../model/first-steps.ts'
import type { HomeLinks } from '../model/links.ts'

export interface FirstStepsPanelProps {
  /** What happened in the store; null while its catalogue arrives for the first time. */
  steps: FirstSteps | null
  links: Pick<HomeLinks, 'choose' | 'help' | 'proposals' | 'review' | 'synchronise'>
  onHide: () => void
}

/** The way to a first ordering that shoppers see: what is done, and what comes next. */
export function FirstStepsPanel({ steps, links, onHide }: FirstStepsPanelProps) {
  const t = useSentences('home')
  const done = doneSteps(steps)
  const next = nextStep(done)
  const hrefs: Record<Exclude<FirstStepName, 'connect'>, string> = {
    synchronise: links.synchronise,
    order: links.choose,
    review: steps?.next ? links.review(steps.next) : links.choose,
    publish: links.proposals,
  }
  return (
    <Panel
      title={t('firstSteps.title')}
      description={t(next === null ? 'firstSteps.all' : 'firstSteps.lead')}
      actions={
        <>
          <Link href={links.help}>{t('firstSteps.help')}</Link>
          <Button tone="quiet" size="sm" onClick={onHide}>
            {t('firstSteps.hide')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <Stepper
          className="w-full"
          label={t('firstSteps.title')}
          current={next ?? ''}
          steps={firstStepNames.map((name) => ({
            value: name,
            title: t(`firstSteps.steps.${name}`),
            ...(done.has(name) ? { state: 'done' as const } : {}),
          }))}
        />
        {next !== null && next !== 'connect' && (
          <ButtonLink tone="accent" href={hrefs[next]}>
            {t(`firstSteps.act.${next}`)}
          </ButtonLink>
        )}
      </div>
    </Panel>
  )
}
