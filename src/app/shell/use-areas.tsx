import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { product } from '../../../contract/index.ts'
import { CategoryIcon, CollectionIcon, ReportsIcon, StoreIcon } from '../../design/icon/index.ts'
import { useStores } from '../../features/stores/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { areaNames, areas, entryPath, isEntry, type AreaEntryName, type AreaName } from '../areas.ts'
import { areaOf, type RouteName } from '../paths.ts'

export interface AreaWay {
  name: AreaEntryName
  route: RouteName
  label: string
  href: string
  /** Where one is. */
  current: boolean
}

export interface AreaWays {
  name: AreaName
  label: string
  href: string
  icon: ReactNode
  current: boolean
  /** What belongs to it; the first one is its front page. */
  entries: readonly AreaWay[]
}

const areaIcons: Record<AreaName, ReactNode> = {
  reports: <ReportsIcon />,
  category: <CategoryIcon />,
  collection: <CollectionIcon />,
  store: <StoreIcon />,
}

/** The areas of the product with what belongs to each, in the person's language, and which of them one is in. */
export function useAreas(): readonly AreaWays[] {
  const t = useSentences('shell')
  const { pathname, search } = useLocation()
  const { current } = useStores()
  const area = areaOf(pathname, search)
  return areaNames.map((name) => {
    const entries = areas[name].map((entry) => ({
      name: entry.name,
      route: entry.route,
      // As the screen is called everywhere.
      label: t(`titles.${entry.route}`, { product: product.name }),
      href: entryPath(entry, current?.store ?? null),
      current: isEntry(entry, pathname, search),
    }))
    const { href } = entries[0]!
    return { name, label: t(`areas.names.${name}`), href, icon: areaIcons[name], current: area === name, entries }
  })
}
