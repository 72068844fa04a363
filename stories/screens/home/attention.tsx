import { Badge } from '../../../src/design/badge/index.ts'
import { ButtonLink } from '../../../src/design/button/index.ts'
import { EditIcon, FailedIcon, HeldIcon } from '../../../src/design/icon/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../src/design/item-list/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { ProductPicture } from '../../../src/design/product-row/index.ts'
import { useSpeech } from '../frame/index.ts'
import { categories, currency } from '../shop/index.ts'
import { soldOutInFirstRows } from '../shop/sales.ts'
import { homeWords } from './home.words.ts'

/** What a merchant should look at first, the worst first. */
export function Attention({ state }: { state: 'ready' | 'calm' | 'loading' }) {
  const { say, format } = useSpeech(homeWords)
  const [first, ...others] = soldOutInFirstRows
  const stands = categories.find(({ name }) => name === 'Cake Stands')
  return (
    <Panel
      padding="none"
      title={say.attention}
      actions={state === 'ready' && <Badge tone="warning">{say.attentionCount(format.number(4))}</Badge>}
    >
      {state === 'loading' && <ItemSkeleton items={4} />}
      {state === 'calm' && <ListState size="sm" state={{ kind: 'empty', title: say.calmTitle, advice: say.calmAdvice }} />}
      {state === 'ready' && (
        <ItemList>
          <Item
            tone="danger"
            icon={<FailedIcon />}
            title={say.rejected('Cake Stands')}
            detail={say.rejectedDetail(format.number(2), format.number(stands?.products ?? 0), format.day('2026-11-17'))}
            action={
              <ButtonLink size="sm" href="#index-admin">
                {say.seeRejected}
              </ButtonLink>
            }
          />
          {first && (
            <Item
              picture={<ProductPicture src={first.product.imageUrl} />}
              title={say.soldOut(first.product.name, format.number(first.position), first.product.category)}
              detail={say.soldOutDetail(format.money(first.product.revenue[1], currency), format.number(others.length))}
              action={
                <ButtonLink size="sm" href="#order-by-category">
                  {say.sinkSoldOut}
                </ButtonLink>
              }
            />
          )}
          <Item
            tone="warning"
            icon={<EditIcon />}
            title={say.draft('T-Light Holders')}
            detail={say.draftDetail(format.number(14), format.day('2026-11-18'))}
            action={
              <ButtonLink size="sm" href="#order-by-category">
                {say.reviewDraft}
              </ButtonLink>
            }
          />
          <Item
            tone="info"
            icon={<HeldIcon />}
            title={say.held(say.automation)}
            detail={say.heldDetail('T-Light Holders')}
            action={
              <ButtonLink size="sm" href="#magic-sort-categories">
                {say.seeProposal}
              </ButtonLink>
            }
          />
        </ItemList>
      )}
    </Panel>
  )
}
