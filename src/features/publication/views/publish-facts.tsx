import type { PublicationWay } from '../../../../contract/index.ts'
import { CheckIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { Schedule } from '../model/schedule.ts'

export interface PublishFactsProps {
  schedule: Schedule
  /** Whether there is something to save. */
  dirty: boolean
  /** How it reaches the platform. */
  by: PublicationWay
  /** What the person does needs approval: it is sent, and not published. */
  approval: boolean
}

const onlyWhat = { scores: 'review.onlyTheirPlace', positions: 'review.onlyPositions', file: 'review.byFile' } as const

/** What happens once the button is pressed, step by step. */
export function PublishFacts({ schedule: { way, ends }, dirty, by, approval }: PublishFactsProps) {
  const t = useSentences('publication')
  const p = useSentences('proposals')
  const facts =
    way === 'save'
      ? [t('review.storeStays')]
      : [
          ...(dirty ? [t('review.savesFirst')] : []),
          ...(way === 'later' && !approval ? [t('review.plansThen')] : []),
          ...(approval
            ? [p('send.waits'), ...(way === 'now' ? [`${p('send.nowHint')}.`] : []), p('send.notified')]
            : [t(onlyWhat[by]), ...(way === 'now' ? [t('review.goesOn')] : []), t('review.checks')]),
          ...(ends ? [t('review.comesBack')] : []),
        ]
  return (
    <Panel title={t('review.happens')}>
      <ul className="flex flex-col gap-2 text-sm">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2">
            <CheckIcon className="mt-0.5 shrink-0 text-accent" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
