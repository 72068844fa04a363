import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '../badge/index.ts'
import { PinIcon, ProductIcon } from '../icon/index.ts'
import { productCard, productStates, type ProductCardSize, type ProductState } from './product-card.variants.ts'
import { useProductCardWords } from './product-card.words.ts'

export interface ProductCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string
  /** Null when there is none. */
  imageUrl: string | null
  /** As it is written, currency included. */
  price: string
  /** What it cost before, as it is written. */
  before?: string | null | undefined
  /** How much cheaper that is: "−25 %". */
  discount?: string | null | undefined
  /** What a shopper does not see, at the end of the price's line: how many are left. */
  aside?: ReactNode
  /** @default [] */
  states?: readonly ProductState[] | undefined
  /** @default 'dense' */
  size?: ProductCardSize | undefined
}

/**
 * A product as shoppers see it in a row of others: picture, name, price; as wide and as high as what it stands in.
 * @example <ProductCard name="Red Retrospot Mug" imageUrl={url} price="2,95 £" states={['new']} aside={<Stock>92</Stock>} />
 */
export function ProductCard({ name, imageUrl, price, before, discount, aside, states = [], size, className, ...rest }: ProductCardProps) {
  const say = useProductCardWords()
  const soldOut = states.includes('soldOut')
  return (
    <div data-slot="product-card" data-sold-out={soldOut || undefined} className={productCard({ size, className })} {...rest}>
      <div
        className={`relative grid min-h-0 flex-1 place-items-center overflow-hidden text-subtle ${imageUrl === null ? 'bg-sunken' : 'bg-surface'}`}
      >
        {/* A picture of another shape than its place has the card's own colour beside it, not bars. */}
        {imageUrl === null ? (
          <ProductIcon aria-hidden className="size-8" />
        ) : (
          <img
            src={imageUrl}
            alt=""
            draggable={false}
            loading="lazy"
            decoding="async"
            className={`absolute inset-0 size-full object-contain ${soldOut ? 'opacity-45 grayscale' : ''}`}
          />
        )}
        {states.length > 0 || discount ? (
          <span className="absolute inset-x-1.5 bottom-1.5 flex flex-wrap items-end gap-1">
            {states.map((state) => (
              <Badge
                key={state}
                size="sm"
                tone={productStates[state]}
                icon={state === 'pinned' ? <PinIcon /> : undefined}
                className="shadow-card"
              >
                {say.states[state]}
              </Badge>
            ))}
            {discount ? (
              <Badge size="sm" tone="warning" className="ms-auto shadow-card">
                {discount}
              </Badge>
            ) : null}
          </span>
        ) : null}
      </div>
      <div className="flex shrink-0 flex-col gap-1 px-2.5 pt-2 pb-2.5">
        <span title={name} className="line-clamp-2 h-(--name) leading-5 break-words text-default">
          {name}
        </span>
        <span className="flex min-w-0 items-baseline justify-between gap-2">
          <span className="min-w-0 truncate tabular-nums">
            <strong className="font-semibold">{price}</strong>
            {before == null ? null : (
              <span className="text-xs text-muted @max-[9.5rem]:hidden">
                {' '}
                <span className="sr-only">{say.before} </span>
                <s>{before}</s>
              </span>
            )}
          </span>
          {aside === undefined ? null : <span className="shrink-0 text-xs text-muted tabular-nums">{aside}</span>}
        </span>
      </div>
    </div>
  )
}
