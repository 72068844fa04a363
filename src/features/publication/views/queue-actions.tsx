import type { ListReference } from '../../../../contract/index.ts'
import { CancelledIcon, InfoIcon, OrderIcon, PublishIcon, ScheduleIcon, SynchroniseIcon, VerifiedIcon } from '../../../design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { actsOf, type PublicationAct } from '../model/acts.ts'
import type { QueueLine } from '../model/queue.ts'

const icons: Record<PublicationAct, typeof InfoIcon> = {
  verify: VerifiedIcon,
  retry: SynchroniseIcon,
  now: PublishIcon,
  move: ScheduleIcon,
  cancel: CancelledIcon,
}

export interface QueueActionsProps {
  line: QueueLine
  hrefOf: (list: ListReference, store: string) => string
  onOpen: () => void
  onAct: (act: PublicationAct) => void
}

/** The menu of a publication. */
export function QueueActions({ line, hrefOf, onOpen, onAct }: QueueActionsProps) {
  const t = useSentences('publication-queue')
  const say = useSentences('publication')
  const acts = actsOf(line)
  return (
    <>
      <MenuItem icon={<InfoIcon />} onSelect={onOpen}>
        {t('details')}
      </MenuItem>
      <MenuLink href={hrefOf(line.list, line.store)} icon={<OrderIcon />}>
        {t('openList')}
      </MenuLink>
      {acts.length > 0 && <MenuSeparator />}
      {acts.map((act) => {
        const Icon = icons[act]
        return (
          <MenuItem key={act} icon={<Icon />} tone={act === 'cancel' ? 'danger' : undefined} onSelect={() => onAct(act)}>
            {say(`acts.${act}`)}
          </MenuItem>
        )
      })}
    </>
  )
}
