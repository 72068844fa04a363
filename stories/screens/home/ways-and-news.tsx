import { Badge } from '../../../src/design/badge/index.ts'
import {
  AddIcon,
  AutomationIcon,
  CategoryIcon,
  NewsIcon,
  OrderIcon,
  ReportsIcon,
  ScheduleIcon,
  SynchroniseIcon,
} from '../../../src/design/icon/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../src/design/item-list/index.ts'
import { Link } from '../../../src/design/link/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { StateBadge, type PublicationState } from '../../../src/design/state-badge/index.ts'
import { useSpeech } from '../frame/index.ts'
import { categories, currency } from '../shop/index.ts'
import { homeWords } from './home.words.ts'

/** Where most mornings go on. */
export function Ways() {
  const { say, format } = useSpeech(homeWords)
  return (
    <Panel padding="none" title={say.ways}>
      <ItemList>
        <Item
          icon={<OrderIcon />}
          tone="accent"
          title={say.wayOrder}
          detail={say.wayOrderDetail(format.number(categories.length))}
          href="#category-sort"
        />
        <Item icon={<AddIcon />} title={say.wayCollection} detail={say.wayCollectionDetail} href="#create-samara-collection" />
        <Item icon={<AutomationIcon />} title={say.wayAutomation} detail={say.wayAutomationDetail} href="#magic-sort-categories" />
        <Item icon={<SynchroniseIcon />} title={say.waySynchronise} detail={say.waySynchroniseDetail} href="#synchronize" />
      </ItemList>
    </Panel>
  )
}

const recent: readonly (readonly [name: string, state: PublicationState | 'draft'])[] = [
  ['T-Light Holders', 'draft'],
  ['Mugs', 'verified'],
  ['Cake Stands', 'done-with-errors'],
  ['Christmas Decorations', 'verified'],
]

/** The lists that were worked on last. */
export function Recent({ loading = false }: { loading?: boolean }) {
  const { say, format } = useSpeech(homeWords)
  return (
    <Panel padding="none" title={say.recent} actions={<Link href="#category">{say.allLists}</Link>}>
      {loading ? (
        <ItemSkeleton items={4} />
      ) : (
        <ItemList>
          {recent.map(([name, state]) => {
            const category = categories.find((one) => one.name === name)
            return (
              <Item
                key={name}
                icon={<CategoryIcon />}
                title={name}
                detail={category && say.recentDetail(format.number(category.products), format.money(category.revenue, currency))}
                aside={state === 'draft' ? <Badge tone="warning">{say.unpublished}</Badge> : <StateBadge state={state} />}
                href={`#order-by-category/${category?.id ?? 0}`}
              />
            )
          })}
        </ItemList>
      )}
    </Panel>
  )
}

/** What changed in the product. */
export function News() {
  const { say } = useSpeech(homeWords)
  return (
    <Panel padding="none" title={say.news}>
      <ItemList>
        <Item icon={<NewsIcon />} tone="info" title={say.newsDiff} detail={say.newsDiffDetail} />
        <Item icon={<ScheduleIcon />} tone="info" title={say.newsReturn} detail={say.newsReturnDetail} />
        <Item icon={<ReportsIcon />} tone="info" title={say.newsBands} detail={say.newsBandsDetail} href="#reports" />
      </ItemList>
    </Panel>
  )
}
