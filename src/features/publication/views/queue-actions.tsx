import type { ListReference } from '../../../../contract/index.ts'
import { CancelledIcon, InfoIcon, OrderIcon, PublishIcon, ScheduleIcon, SynchroniseIcon, VerifiedIcon } from '../../../design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { actionsOf, type PublicationAction } from '../model/publication-actions.ts'
import type { QueueLine } from '../model/queue.ts'

const icons: Record<PublicationAction, typeof InfoIcon> = {
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
  onAction: (act: PublicationAction) => void
}

/** The menu of a publication. */
export function QueueActions({ line, hrefOf, onOpen, onAction }: QueueActionsProps) {
  const t = useSentences('publication-queue')
  const say = useSentences('publication')
  const actions = line.mayChange ? actionsOf(line) : []
  return (
    <>
      <MenuItem icon={<InfoIcon />} onSelect={onOpen}>
        {t('details')}
      </MenuItem>
      <MenuLink href={hrefOf(line.list, line.store)} icon={<OrderIcon />}>
        {t('openList')}
      </MenuLink>
      {actions.length > 0 && <MenuSeparator />}
      {actions.map((act) => {
        const Icon = icons[act]
        return (
          <MenuItem key={act} icon={<Icon />} tone={act === 'cancel' ? 'danger' : undefined} onSelect={() => onAction(act)}>
            {say(`acts.${act}`)}
          </MenuItem>
        )
      })}
    </>
  )
}
