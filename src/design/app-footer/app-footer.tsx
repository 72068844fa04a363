import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '../words/index.ts'
import { appFooter, footerLink } from './app-footer.variants.ts'

export interface FooterLink {
  label: string
  /** An address outside of the product; null where there is none: the link stands there and leads nowhere. */
  href: string | null
}

export interface AppFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  links: readonly FooterLink[]
  /** What the links are called together. */
  label: string
  /** At the end, quietly: product and version. */
  note?: ReactNode
}

/**
 * The line below a screen.
 * @example <AppFooter label="Más" links={[{ label: 'Contacto', href: 'https://…' }, { label: 'Blog', href: null }]} note="Samara 1.0" />
 */
export function AppFooter({ links, label, note, className, ...rest }: AppFooterProps) {
  const words = useWords()
  return (
    <footer data-slot="app-footer" className={appFooter({ className })} {...rest}>
      <nav aria-label={label}>
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {links.map(({ label: name, href }) => (
            <li key={name} className="min-w-0 break-words">
              {href === null ? (
                <span aria-disabled className={footerLink()}>
                  {name}
                </span>
              ) : (
                <a href={href} target="_blank" rel="noreferrer" className={footerLink()}>
                  {name}
                  <span className="sr-only"> ({words.opensInNewTab})</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {note && <p className="text-xs">{note}</p>}
    </footer>
  )
}
