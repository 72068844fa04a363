import type { ListReference } from '../../../../contract/index.ts'
import { GridIcon, OrderIcon, PublishIcon, ScheduleIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import type { ListLine } from '../model/list-line.ts'

export interface FrontPageActionsProps {
  line: ListLine
  links: FrontPageLinks
}

/** What can be done with a list: entries of its menu. */
export function FrontPageActions({ line: { kind, id }, links }: FrontPageActionsProps) {
  const t = useSentences('lists')
  const list: ListReference = { kind, id }
  return (
    <>
      <MenuLink href={links.order(list)} icon={<OrderIcon />}>
        {t('front.action.order')}
      </MenuLink>
      <MenuLink href={links.grid(list)} icon={<GridIcon />}>
        {t('front.action.grid')}
      </MenuLink>
      <MenuSeparator />
      <MenuLink href={links.publish(list)} icon={<PublishIcon />}>
        {t('front.action.publish')}
      </MenuLink>
      <MenuLink href={links.queue} icon={<ScheduleIcon />}>
        {t('front.action.queue')}
      </MenuLink>
      <MenuLink href={links.synchronise([list])} icon={<SynchroniseIcon />}>
        {t('front.action.synchronise')}
      </MenuLink>
    </>
  )
}
