import type { ReactNode } from 'react'
import { ProductPicture } from './product-picture.tsx'

export interface ProductFactProps {
  /** A picture of what is shown, where there is no room for a word. */
  icon?: ReactNode
  /** What is announced, for who cannot see the picture: "In stock:". */
  label: string
  children: ReactNode
}

/**
 * One of the facts on a card's second line.
 * @example <ProductFact icon={<ReportsIcon />} label="Unidades vendidas:">1.138</ProductFact>
 */
export function ProductFact({ icon, label, children }: ProductFactProps) {
  return (
    <span data-slot="product-fact" className="inline-flex items-center gap-1 whitespace-nowrap text-muted [&_svg]:size-3.5">
      {icon}
      <span className="sr-only">{label} </span>
      <span className="text-default">{children}</span>
    </span>
  )
}

export interface ProductSummaryProps {
  name: string
  imageUrl: string | null
  /** The few facts that fit on the second line, most important first; what does not fit is cut. */
  facts: readonly ReactNode[]
}

/**
 * A product in two lines, where there is no room for columns.
 * @example
 * <ProductSummary name="Regency Cakestand 3 Tier" imageUrl={url}
 *   facts={[<Money value="12,75 £" />, <ProductFact icon={<ProductIcon />} label="Existencias:"><Stock>140</Stock></ProductFact>]} />
 */
export function ProductSummary({ name, imageUrl, facts }: ProductSummaryProps) {
  return (
    <span data-slot="product-summary" className="flex w-full min-w-0 items-center gap-2.5">
      <ProductPicture src={imageUrl} size="lg" />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span title={name} className="line-clamp-2 text-md leading-5 font-medium wrap-anywhere">
          {name}
        </span>
        <span className="flex h-5 min-w-0 flex-wrap items-center gap-x-3 overflow-hidden text-sm">
          {facts.map((fact, nth) => (
            <span key={nth}>{fact}</span>
          ))}
        </span>
      </span>
    </span>
  )
}
