import type { Proposal } from '../../../../contract/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { ScheduleIcon, UndoIcon } from '../../../design/icon/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface WaitingProposalsProps {
  /** What the person may decide on. */
  proposals: readonly Proposal[]
  /** What the person sent. */
  own: readonly Proposal[]
  /** How a store is called, and its clocks. */
  storeOf: (store: string) => { name: string; timeZone: string }
  /** Whether the stores are named, since they are several. */
  named: boolean
  hrefOf: (proposal: Proposal) => string
  /** The workbench of its list. */
  listHrefOf: (proposal: Proposal) => string
  /** Milliseconds since 1970. */
  now: number
}

/** What partners propose and somebody has to decide, and what the person sent; the oldest first. */
export function WaitingProposals({ proposals, own, storeOf, named, hrefOf, listHrefOf, now }: WaitingProposalsProps) {
  const t = useSentences('proposals')
  const format = useFormat()
  const factsOf = ({ store, startsAt }: Proposal, first: string): string => {
    const { name, timeZone } = storeOf(store)
    const when = startsAt === null ? '' : t('proposedFor', { when: format.moment(startsAt, timeZone) })
    return [named ? name : '', first, when].filter(Boolean).join(' · ')
  }
  const quoted = (word: string | null) => word !== null && <span className="block text-default">{t('quoted', { word })}</span>
  return (
    <>
      {proposals.length > 0 && (
        <Panel title={t('title')} padding="none">
          <ItemList>
            {proposals.map((proposal) => (
              <Item
                key={proposal.id}
                tone="info"
                icon={<ScheduleIcon />}
                title={proposal.listName}
                detail={
                  <>
                    {factsOf(
                      proposal,
                      t('proposed', {
                        who: proposal.automation ?? (proposal.proposedBy || t('someone')),
                        when: format.since(proposal.proposedAt, now),
                      }),
                    )}
                    {proposal.automation === null && quoted(proposal.word)}
                  </>
                }
                action={
                  <ButtonLink size="sm" tone="accent" href={hrefOf(proposal)} aria-label={`${t('open')}: ${proposal.listName}`}>
                    {t('open')}
                  </ButtonLink>
                }
              />
            ))}
          </ItemList>
        </Panel>
      )}
      {own.length > 0 && (
        <Panel title={t('own.title')} padding="none">
          <ItemList>
            {own.map((proposal) => {
              const back = proposal.state === 'sent-back'
              return (
                <Item
                  key={proposal.id}
                  tone={back ? 'warning' : 'info'}
                  icon={back ? <UndoIcon /> : <ScheduleIcon />}
                  title={proposal.listName}
                  detail={
                    <>
                      {factsOf(proposal, back ? t('own.sentBack', { who: proposal.decidedBy ?? t('someone') }) : t('own.waiting'))}
                      {quoted(back ? proposal.answer : null)}
                    </>
                  }
                  aside={format.since((back ? proposal.decidedAt : null) ?? proposal.proposedAt, now)}
                  href={listHrefOf(proposal)}
                />
              )
            })}
          </ItemList>
        </Panel>
      )}
    </>
  )
}
