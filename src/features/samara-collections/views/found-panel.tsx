import type { ReactNode } from 'react'
import type { SamaraProduct } from '../../../../contract/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { ProductPicture } from '../../../design/product-row/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface FoundPanelProps {
  title: string
  description: string
  /** How many there are; undefined while nobody knows. */
  count: number | undefined
  /** Under the count: of how many, or what moves. */
  note: string | undefined
  sample: readonly SamaraProduct[]
  currency: string
  /** Under the note, small: how old the count is, or why there is no newer one. */
  age?: ReactNode
  /** Said where there is nothing. */
  nothing: string
  /** What can be done: buttons. */
  footer?: ReactNode
}

/** How many products something holds, and the first of them with their pictures. */
export function FoundPanel({ title, description, count, note, age, sample, currency, nothing, footer }: FoundPanelProps) {
  const t = useSentences('samara-groups')
  const format = useFormat()
  return (
    <Panel title={title} description={description} padding="none" footer={footer}>
      <p role="status" className="flex flex-wrap items-baseline gap-x-2 px-4 py-3">
        <span data-part="count" className="text-2xl font-semibold tabular-nums">
          {count === undefined ? '…' : format.number(count)}
        </span>
        {note !== undefined && <span className="text-sm text-muted">{note}</span>}
      </p>
      {age}
      {count === undefined ? (
        <ItemSkeleton items={4} />
      ) : sample.length === 0 ? (
        <p className="border-t border-subtle px-4 py-3 text-sm text-muted">{nothing}</p>
      ) : (
        <ItemList aria-label={t('found.sample')} className="border-t border-subtle">
          {sample.map(({ id, name, reference, imageUrl, price }) => (
            <Item
              key={id}
              picture={<ProductPicture src={imageUrl} />}
              title={
                <span className="line-clamp-1" title={name}>
                  {name}
                </span>
              }
              detail={reference}
              aside={price === null ? undefined : format.money(price, currency)}
            />
          ))}
        </ItemList>
      )}
    </Panel>
  )
}
