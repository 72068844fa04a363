import { CancelledIcon, InfoIcon, OrderIcon, PublishIcon, SynchroniseIcon, VerifiedIcon } from '../../../src/design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../src/design/menu/index.ts'
import type { PublicationState } from '../../../src/design/state-badge/index.ts'
import { useSpeech } from '../frame/index.ts'
import { indexAdminWords } from './index-admin.words.ts'
import type { QueuedPublication } from './publications.ts'

/** What can be done with a publication. */
export type QueueAct = 'details' | 'verify' | 'retry' | 'cancel' | 'now'

const looks = { details: <InfoIcon />, verify: <VerifiedIcon />, retry: <SynchroniseIcon />, now: <PublishIcon />, cancel: <CancelledIcon /> } as const

/** What makes sense in each state, beside looking closer and opening the list. */
export const actsIn: Record<PublicationState, readonly QueueAct[]> = {
  scheduled: ['now', 'cancel'],
  waiting: ['cancel'],
  running: ['cancel'],
  sent: ['verify'],
  verified: ['verify'],
  'done-with-errors': ['retry', 'verify'],
  failed: ['retry'],
  cancelled: ['retry'],
}

export interface QueueActionsProps {
  publication: QueuedPublication
  onAct: (act: QueueAct, publication: QueuedPublication) => void
}

/** The menu of a publication. */
export function QueueActions({ publication, onAct }: QueueActionsProps) {
  const { say } = useSpeech(indexAdminWords)
  const item = (act: QueueAct) => (
    <MenuItem key={act} icon={looks[act]} tone={act === 'cancel' ? 'danger' : undefined} onSelect={() => onAct(act, publication)}>
      {say.actions[act]}
    </MenuItem>
  )
  return (
    <>
      {item('details')}
      <MenuLink href={publication.kind === 'category' ? '#order-by-category' : '#order-by-collection'} icon={<OrderIcon />}>
        {say.open}
      </MenuLink>
      <MenuSeparator />
      {actsIn[publication.state].map(item)}
    </>
  )
}
