import type { ListReference } from '../../../../contract/index.ts'
import { FavouriteIcon, GridIcon, OrderIcon, PublishIcon, ScheduleIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import type { ChoosableList } from '../model/choosing-list.ts'

export interface FrontPageActionsProps {
  line: ChoosableList
  links: FrontPageLinks
  onFavour: (line: ChoosableList) => void
}

/** What can be done with a list: entries of its menu. */
export function FrontPageActions({ line, links, onFavour }: FrontPageActionsProps) {
  const { kind, id, favourite } = line
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
      <MenuItem icon={<FavouriteIcon className={favourite ? 'fill-current' : ''} />} onSelect={() => onFavour(line)}>
        {t(favourite ? 'front.action.notFavourite' : 'front.action.favourite')}
      </MenuItem>
      <MenuSeparator />
      <MenuLink href={links.publish(list)} icon={<PublishIcon />}>
        {t('front.action.publish')}
      </MenuLink>
      <MenuLink href={links.queue} icon={<ScheduleIcon />}>
        {t('front.action.queue')}
      </MenuLink>
      {/* What a Samara collection holds comes from no platform. */}
      {kind !== 'samara' && (
        <MenuLink href={links.synchronise([list])} icon={<SynchroniseIcon />}>
          {t('front.action.synchronise')}
        </MenuLink>
      )}
    </>
  )
}
