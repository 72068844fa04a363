import type { ReactNode } from 'react'
import type { Proposal } from '../../../../contract/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { BackIcon } from '../../../design/icon/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export interface NoProposalViewProps {
  /** Why there is nothing to decide. */
  state:
    | { kind: 'loading' }
    | { kind: 'failed'; failure: SayableFailure; again: () => void }
    | { kind: 'list-gone'; proposal: Proposal }
    | { kind: 'decided'; proposal: Proposal }
  queueHref: string
  /** Sends it back, where the person may. */
  sendBack: ReactNode
}

/** In the place of a proposal's review: it is on its way, did not come, was decided, or its list is gone. */
export function NoProposalView({ state, queueHref, sendBack }: NoProposalViewProps) {
  const t = useSentences('proposals')
  const say = useFailureSentence()
  const back = (
    <ButtonLink href={queueHref} icon={<BackIcon />}>
      {t('review.back')}
    </ButtonLink>
  )
  const shown = ((): ListStateValue => {
    switch (state.kind) {
      case 'loading':
        return { kind: 'loading' }
      case 'failed':
        return { kind: 'failed', title: t('review.failed'), advice: say(state.failure), onRetry: state.again, action: back }
      case 'list-gone':
        return {
          kind: 'empty',
          title: t('review.listGone'),
          advice: t('review.listGoneText', { list: state.proposal.listName }),
          action: (
            <>
              {back}
              {sendBack}
            </>
          ),
        }
      case 'decided': {
        const { state: decided } = state.proposal
        return {
          kind: 'empty',
          title: decided === 'waiting' ? t('review.title') : t(`review.decided.${decided}`),
          advice: t('review.decidedText'),
          action: back,
        }
      }
    }
  })()
  return (
    <Page
      breadcrumb={<Breadcrumb items={[{ label: t('title'), href: queueHref }, { label: t('review.title') }]} />}
      width="full"
      title={t('review.title')}
    >
      <ListState state={shown} />
    </Page>
  )
}
