import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../link/index.ts'
import { areaBar, areaBarLink } from './area-bar.variants.ts'

export interface AreaBarLink {
  label: string
  href: string
  icon?: ReactNode
  /** After its name, like a badge. */
  aside?: ReactNode
  /** Where one is. @default false */
  current?: boolean | undefined
}

export interface AreaBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The area's name. */
  label: string
  links: readonly AreaBarLink[]
}

/** Where the bar scrolls, one sees where one is. With the next frame: at once, the page would be laid out for this alone. */
function showCurrent(item: HTMLLIElement | null): () => void {
  const frame = requestAnimationFrame(() => {
    const bar = item?.closest('nav')
    if (item && bar) bar.scrollLeft = item.offsetLeft - (bar.clientWidth - item.offsetWidth) / 2
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * The screens of an area beside each other; the one where one is stands out.
 * @example
 * <AreaBar label="Categorías" links={[{ label: 'Todas', href: '/category', current: true }, { label: 'Ordenar', href: '/category-sort' }]}
 *   />
 */
export function AreaBar({ label, links, className, ...rest }: AreaBarProps) {
  return (
    <nav data-slot="area-bar" aria-label={label} className={areaBar({ className })} {...rest}>
      <ul className="flex items-center gap-1">
        {links.map(({ label: name, href, icon, aside, current = false }) => (
          <li key={href} ref={current ? showCurrent : undefined}>
            <Anchor href={href} aria-current={current ? 'page' : undefined} className={areaBarLink()}>
              {icon && <span className="contents max-sm:hidden [&>svg]:size-4">{icon}</span>}
              {name}
              {aside}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
