import { useState } from 'react'
import type { Proposal } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useProposalCommands } from '../data/use-proposals.ts'
import { OwnProposal } from '../views/own-proposal.tsx'

export interface OwnProposalOfListProps {
  own: Proposal | null
  /** IANA name. */
  timeZone: string
}

/** What the person sent for approval of a list; nothing where nothing is open. */
export function OwnProposalOfList({ own, timeZone }: OwnProposalOfListProps) {
  const t = useSentences('proposals')
  const say = useFailureSentence()
  const { withdraw } = useProposalCommands()
  const [withdrawing, setWithdrawing] = useState(false)
  if (!own) return null
  const takeBack = async (): Promise<void> => {
    setWithdrawing(true)
    try {
      await withdraw(own)
      if (own.state === 'waiting') notify.success(t('own.withdrawn'), { id: 'proposal' })
    } catch (error) {
      notify.danger(t('own.notWithdrawn'), { id: 'proposal', detail: say(failureOf(error)) })
    } finally {
      setWithdrawing(false)
    }
  }
  return <OwnProposal proposal={own} timeZone={timeZone} now={Date.now()} withdrawing={withdrawing} onWithdraw={() => void takeBack()} />
}
