import { timesLeft, type Proposal } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface ProposalNotesProps {
  proposal: Proposal
  /** The list lies outside what its sender may work on now. */
  outside: boolean
  /** The store's clocks: IANA name. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
}

/** What somebody should know of a proposal before they decide: what its sender says, and what has changed since. */
export function ProposalNotes({ proposal, outside, timeZone, now }: ProposalNotesProps) {
  const t = useSentences('proposals')
  const format = useFormat()
  const { word, automation, changed, startsAt, endsAt, proposerHere } = proposal
  const who = proposal.proposedBy || t('someone')
  const when = changed && format.since(changed.at, now)
  const startPassed = startsAt !== null && timesLeft({ startsAt, endsAt: null }, now) === 'passed'
  const endPassed = endsAt !== null && timesLeft({ startsAt: null, endsAt }, now) === 'passed'
  return (
    <>
      {automation !== null && <Banner tone="info" title={t('automation', { name: automation })} />}
      {word !== null && automation === null && (
        <Banner tone="info" title={t('word', { who })}>
          {word}
        </Banner>
      )}
      {(startPassed || endPassed) && (
        <Banner tone="warning" title={t('review.timePassedTitle')}>
          {startPassed && <p>{t('review.timePassed', { when: format.moment(startsAt, timeZone) })}</p>}
          {endPassed && <p>{t('review.endPassed', { when: format.moment(endsAt, timeZone) })}</p>}
        </Banner>
      )}
      {changed && (
        <Banner tone="warning" title={t('review.savedSinceTitle')}>
          {changed.what === 'saved'
            ? t('review.savedSince', { who: changed.by ?? t('someone'), when })
            : t('review.publishedSince', { when })}
        </Banner>
      )}
      {!proposerHere && <Banner tone="neutral" title={t('review.gone', { who })} />}
      {proposerHere && outside && <Banner tone="neutral" title={t('review.outside', { who })} />}
    </>
  )
}
