import type { ReactNode } from 'react'
import { ProductName, type ProductNameProps } from './product-name.tsx'

export interface ProductRowProps extends ProductNameProps {
  /** What is shown about it at the end of the line: figures, a state. */
  children?: ReactNode
}

/**
 * A product in one line, where it stands alone: while it is dragged, in a dialog, in a list of faults.
 * @example <ProductRow name="Party Bunting" imageUrl={null}><Stock level="out">Agotado</Stock></ProductRow>
 */
export function ProductRow({ children, className, ...product }: ProductRowProps) {
  return (
    <span data-slot="product-row" className={`flex w-full min-w-0 items-center gap-4 ${className ?? ''}`}>
      <ProductName {...product} />
      {children === undefined ? null : <span className="flex shrink-0 items-center gap-4 text-sm">{children}</span>}
    </span>
  )
}
