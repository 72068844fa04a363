import { ProductPicture } from '../../../src/design/product-row/index.ts'
import { useTexts } from '../frame/index.ts'
import type { ShopProduct } from '../shop/index.ts'
import { collectionsWords } from './collections.words.ts'

export interface ProductSampleProps {
  products: readonly ShopProduct[]
  /** @default 8 */
  shown?: number
}

/** The first pictures of what a group or a collection finds, and how many there are besides. */
export function ProductSample({ products, shown = 8 }: ProductSampleProps) {
  const { say, format } = useTexts(collectionsWords)
  const rest = products.length - shown
  if (products.length === 0) return <p className="text-sm text-muted">{say.count(format.number(0), false)}</p>
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {products.slice(0, shown).map(({ id, name, imageUrl }) => (
        <li key={id} title={name}>
          <span className="sr-only">{name}</span>
          <ProductPicture src={imageUrl} size="lg" />
        </li>
      ))}
      {rest > 0 ? <li className="text-sm text-muted tabular-nums">+{format.number(rest)}</li> : null}
    </ul>
  )
}
