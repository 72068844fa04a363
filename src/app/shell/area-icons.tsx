import type { ReactNode } from 'react'
import {
  AutomationIcon,
  CardIcon,
  CollectionIcon,
  ListIcon,
  ReportsIcon,
  ScheduleIcon,
  SettingsIcon,
  SynchroniseIcon,
  TableIcon,
} from '../../design/icon/index.ts'
import type { AreaEntryName } from '../areas.ts'

/** What stands before each screen of an area, where one finds it by name. */
export const entryIcons: Record<AreaEntryName, ReactNode> = {
  all: <TableIcon />,
  orderSeveral: <ListIcon />,
  magic: <AutomationIcon />,
  queue: <ScheduleIcon />,
  platformCollections: <CollectionIcon />,
  samaraCollections: <CollectionIcon />,
  groups: <TableIcon />,
  reports: <ReportsIcon />,
  synchronise: <SynchroniseIcon />,
  configuration: <SettingsIcon />,
  plans: <CardIcon />,
}
