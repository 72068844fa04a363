import { Item, ItemList, ItemSkeleton } from '../../../src/design/item-list/index.ts'
import { Figure } from '../../../src/design/figure/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { ProductPicture } from '../../../src/design/product-row/index.ts'
import { membersOf, type PickedGroup } from '../collections/matching.ts'
import { useTexts } from '../frame/index.ts'
import { currency } from '../shop/index.ts'
import { collectionGroupsWords } from './collection-groups.words.ts'

export interface ResultPanelProps {
  groups: readonly PickedGroup[]
  /** @default false */
  loading?: boolean
}

/** What the groups come to, counted while they are edited. */
export function ResultPanel({ groups, loading = false }: ResultPanelProps) {
  const { say, format } = useTexts(collectionGroupsWords)
  const { included, excluded, members } = membersOf(groups)
  return (
    <Panel title={say.result} description={say.resultHint} padding="none">
      <div className="grid grid-cols-3 gap-3 px-4 py-3" role="status">
        <Figure label={say.brought} value={format.number(included.length)} loading={loading} />
        <Figure label={say.taken} value={`\u2212${format.number(excluded.length)}`} loading={loading} />
        <Figure label={say.left} value={format.number(members.length)} loading={loading} />
      </div>
      {loading ? (
        <ItemSkeleton items={6} />
      ) : (
        <ItemList aria-label={say.sample} className="border-t border-subtle">
          {members.slice(0, 6).map(({ id, name, reference, imageUrl, price }) => (
            <Item
              key={id}
              picture={<ProductPicture src={imageUrl} />}
              title={
                <span className="line-clamp-1" title={name}>
                  {name}
                </span>
              }
              detail={reference}
              aside={format.money(price, currency)}
            />
          ))}
        </ItemList>
      )}
    </Panel>
  )
}
