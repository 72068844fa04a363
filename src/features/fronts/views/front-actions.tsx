import type { ListReference } from '../../../../contract/index.ts'
import { GridIcon, OrderIcon, PublishIcon, ScheduleIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { FrontLine } from '../model/front.ts'
import type { FrontWays } from '../model/ways.ts'

export interface FrontActionsProps {
  line: FrontLine
  ways: FrontWays
}

/** What can be done with a list: entries of its menu. */
export function FrontActions({ line: { kind, id }, ways }: FrontActionsProps) {
  const t = useSentences('fronts')
  const list: ListReference = { kind, id }
  return (
    <>
      <MenuLink href={ways.order(list)} icon={<OrderIcon />}>
        {t('action.order')}
      </MenuLink>
      <MenuLink href={ways.grid(list)} icon={<GridIcon />}>
        {t('action.grid')}
      </MenuLink>
      <MenuSeparator />
      <MenuLink href={ways.publish(list)} icon={<PublishIcon />}>
        {t('action.publish')}
      </MenuLink>
      <MenuLink href={ways.queue} icon={<ScheduleIcon />}>
        {t('action.queue')}
      </MenuLink>
      <MenuLink href={ways.synchronise([list])} icon={<SynchroniseIcon />}>
        {t('action.synchronise')}
      </MenuLink>
    </>
  )
}
