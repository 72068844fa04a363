import type { Proposal } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Link } from '../../../design/link/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface EditedProposalProps {
  proposal: Proposal
  /** Its review. */
  reviewHref: string
}

/** Above the list: the person edits a proposal, and what they publish answers it. */
export function EditedProposal({ proposal, reviewHref }: EditedProposalProps) {
  const t = useSentences('proposals')
  const who = proposal.proposedBy || t('someone')
  return (
    <Banner tone="info" title={t('editing.title', { who })} action={<Link href={reviewHref}>{t('editing.review')}</Link>}>
      {t('editing.text', { who })}
    </Banner>
  )
}
