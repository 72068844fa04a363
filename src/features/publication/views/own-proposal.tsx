import { timesLeft, type Proposal } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface OwnProposalProps {
  proposal: Proposal
  /** The store's clocks: IANA name. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  withdrawing: boolean
  onWithdraw: () => void
}

/** Above the list: what the person sent for approval, until it is published, or why it was sent back. */
export function OwnProposal({ proposal, timeZone, now, withdrawing, onWithdraw }: OwnProposalProps) {
  const t = useSentences('proposals')
  const format = useFormat()
  const { approvers, changed, startsAt, endsAt } = proposal
  const withdraw = (label: string) => (
    <Button size="sm" loading={withdrawing} onClick={onWithdraw}>
      {label}
    </Button>
  )
  if (proposal.state === 'sent-back')
    return (
      <Banner tone="warning" title={t('own.sentBack', { who: proposal.decidedBy ?? t('someone') })} action={withdraw(t('own.forget'))}>
        {proposal.answer !== null && <p className="font-medium">{t('quoted', { word: proposal.answer })}</p>}
        <p>{t('own.sentBackText')}</p>
      </Banner>
    )
  const sent = format.since(proposal.proposedAt, now)
  const at = startsAt === null ? null : format.moment(startsAt, timeZone)
  return (
    <Banner tone="info" title={t('own.waiting')} action={withdraw(t('own.withdraw'))}>
      <p>
        {approvers.length === 0
          ? t('own.waitingNobody', { when: sent })
          : t('own.waitingText', { when: sent, who: format.either(approvers) })}
        {at !== null && ` ${t(timesLeft({ startsAt, endsAt }, now) === 'passed' ? 'own.timePassed' : 'own.at', { when: at })}`}
      </p>
      {changed?.what === 'saved' && <p>{t('own.savedSince')}</p>}
    </Banner>
  )
}
