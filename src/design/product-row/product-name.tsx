import type { ComponentProps, ReactNode } from 'react'
import { cutText, plainLetters, searchedWords } from '../text/index.ts'
import { ProductPicture } from './product-picture.tsx'
import { nameLine as line, nameLines as lines } from './product-row.variants.ts'

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
 * Which product a row is about: picture, name, reference. A long name ends in dots and is shown in full on hover. In a table's
 * row without columns, name and reference share their lines, so that neither is cut.
 * @example <ProductName name="Jumbo Bag Red Retrospot" reference="85099B" imageUrl={url} />
 */
export function ProductName({ name, reference, imageUrl, search = '', className, ...rest }: ProductNameProps) {
  const words = searchedIn(`${name} ${typeof reference === 'string' ? reference : ''}`, search)
  return (
    <span data-slot="product-name" className={`flex w-full min-w-0 items-center gap-3 ${className ?? ''}`} {...rest}>
      {imageUrl === undefined ? null : <ProductPicture src={imageUrl} />}
      <span className={lines({ picture: imageUrl !== undefined })}>
        <span title={name} className={line({ look: 'name', picture: imageUrl !== undefined })}>
          <Matched text={name} words={words} />
        </span>
        {reference === undefined ? null : (
          <span
            title={typeof reference === 'string' ? reference : undefined}
            className={line({ look: 'reference', picture: imageUrl !== undefined })}
          >
            {typeof reference === 'string' ? <Matched text={reference} words={words} /> : reference}
          </span>
        )}
      </span>
    </span>
  )
}

/** The words of a search, where all of them stand in a text; a product that is not found is not marked. */
function searchedIn(text: string, search: string): readonly string[] {
  const words = search.trim() === '' ? [] : searchedWords(search)
  const plain = plainLetters(text.normalize('NFC'))
  return words.every((word) => plain.includes(word)) ? words : []
}

/** A text in which what was searched is marked. */
function Matched({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return cutText(text, words).map(({ text: piece, hit }, nth) =>
    hit ? (
      <mark key={nth} className="rounded-xs bg-highlight text-default">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
