import type { ComponentProps, ReactNode } from 'react'
import { cutText, searchedWords } from '../text/index.ts'
import { ProductPicture } from './product-picture.tsx'

export interface ProductNameProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: string
  /** What the shop calls it: reference, and whatever else stands in small print. */
  reference?: ReactNode
  /** The picture's address; null draws a placeholder, nothing leaves it out. */
  imageUrl?: string | null | undefined
  /** What is searched: where it stands in name or reference it is marked. */
  search?: string | undefined
}

/**
 * Which product a row is about: picture, name, reference. A long name ends in dots and is shown in full on hover.
 * @example <ProductName name="Jumbo Bag Red Retrospot" reference="85099B" imageUrl={url} />
 */
export function ProductName({ name, reference, imageUrl, search = '', className, ...rest }: ProductNameProps) {
  return (
    <span data-slot="product-name" className={`flex w-full min-w-0 items-center gap-3 ${className ?? ''}`} {...rest}>
      {imageUrl === undefined ? null : <ProductPicture src={imageUrl} />}
      <span className="flex min-w-0 flex-col">
        <span title={name} className="truncate text-sm font-medium text-default">
          <Matched text={name} search={search} />
        </span>
        {reference === undefined ? null : (
          <span className="truncate text-xs text-muted tabular-nums">
            {typeof reference === 'string' ? <Matched text={reference} search={search} /> : reference}
          </span>
        )}
      </span>
    </span>
  )
}

/** A text in which what was searched is marked. */
function Matched({ text, search }: { text: string; search: string }) {
  if (search.trim() === '') return text
  return cutText(text, searchedWords(search)).map(({ text: piece, hit }, nth) =>
    hit ? (
      <mark key={nth} className="rounded-xs bg-highlight text-default">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
