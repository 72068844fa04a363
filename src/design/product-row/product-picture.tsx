import type { ComponentProps } from 'react'
import { ProductIcon } from '../icon/index.ts'
import { picture, type PictureSize } from './product-row.variants.ts'

export interface ProductPictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Null when there is none. */
  src: string | null
  /** @default 'md' */
  size?: PictureSize | undefined
}

/**
 * A product's picture beside its name, which says what it shows.
 * @example <ProductPicture src={product.imageUrl} />
 */
export function ProductPicture({ src, size, className, ...rest }: ProductPictureProps) {
  return (
    <span data-slot="product-picture" className={picture({ size, className })} {...rest}>
      {src === null ? (
        <ProductIcon aria-hidden />
      ) : (
        // Rows are drawn anew for other products: a picture of its own, so that
        // no product ever wears another one's while its own is on the way.
        <img key={src} src={src} alt="" draggable={false} loading="lazy" decoding="async" className="size-full object-contain" />
      )}
    </span>
  )
}
