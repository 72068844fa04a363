import type { ReactNode } from 'react'
import { ProductPicture } from './product-picture.tsx'

export interface ProductCardProps {
  name: string
  imageUrl: string | null
  /** The few facts that fit on the second line, most important first; what does not fit is cut. */
  facts: readonly ReactNode[]
}

/**
 * A product in two lines, where there is no room for columns.
 * @example <ProductCard name="Regency Cakestand 3 Tier" imageUrl={url} facts={[<Money value="12,75 £" />, <Stock>140</Stock>]} />
 */
export function ProductCard({ name, imageUrl, facts }: ProductCardProps) {
  return (
    <span data-slot="product-card" className="flex w-full min-w-0 items-center gap-2.5">
      <ProductPicture src={imageUrl} size="lg" />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span title={name} className="truncate text-md font-medium">
          {name}
        </span>
        <span className="flex h-5 min-w-0 flex-wrap items-baseline gap-x-2.5 overflow-hidden text-sm">
          {facts.map((fact, nth) => (
            <span key={nth}>{fact}</span>
          ))}
        </span>
      </span>
    </span>
  )
}
