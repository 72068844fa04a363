import type { ComponentProps, ReactNode } from 'react'
import { ProductIcon } from '../icon/index.ts'
import { Anchor } from '../link/index.ts'
import { listCard, picturesOfCard } from './list-card.variants.ts'

export interface ListCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string
  /** A line under the name. */
  detail?: ReactNode
  /** Of its first products; null: the product has none. */
  pictures: readonly (string | null)[]
  /** How it stands: badges. */
  marks?: ReactNode
  href: string
}

const places = Array.from({ length: picturesOfCard }, (_, place) => place)

/**
 * A list as its first products, its name and how it stands; the whole card is a link.
 * @example <ListCard name="Tazas" detail="118 productos" pictures={urls} marks={<ListStatusBadge status="draft" />} href="#order" />
 */
export function ListCard({ name, detail, pictures, marks, href, className, ...rest }: ListCardProps) {
  return (
    <div data-slot="list-card" className={listCard({ className })} {...rest}>
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {places.map((place) => (
          <Picture key={place} src={pictures[place]} />
        ))}
      </div>
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          <Anchor data-slot="list-card-link" href={href} className="no-underline outline-none after:absolute after:inset-0">
            {name}
          </Anchor>
        </p>
        {detail && <p className="truncate text-sm text-muted">{detail}</p>}
      </div>
      {marks && <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">{marks}</div>}
    </div>
  )
}

/** Undefined: the list has no such product, and the place stays free. */
function Picture({ src }: { src: string | null | undefined }) {
  if (src === undefined) return <span className="aspect-square" />
  return (
    <span className="grid aspect-square place-items-center overflow-hidden rounded-md border border-subtle bg-sunken text-subtle">
      {src === null ? (
        <ProductIcon className="size-5" />
      ) : (
        <img src={src} alt="" draggable={false} loading="lazy" decoding="async" className="size-full object-contain" />
      )}
    </span>
  )
}
