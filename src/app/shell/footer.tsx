import { product, type Configuration } from '../../../contract/index.ts'
import { AppFooter } from '../../design/app-footer/index.ts'
import { useSentences } from '../../i18n/index.ts'

export interface FooterProps {
  links: Configuration['links']
}

/** What stands below every screen that scrolls. */
export function Footer({ links }: FooterProps) {
  const t = useSentences('shell')
  return (
    <AppFooter
      label={t('footer.label', { product: product.name })}
      links={[
        { label: t('footer.contact'), href: links.contact },
        { label: t('footer.terms'), href: links.terms },
        { label: t('footer.privacy'), href: links.privacy },
        { label: t('footer.acceptableUse'), href: links.acceptableUse },
        { label: t('footer.about', { product: product.name }), href: null },
        { label: t('footer.status'), href: null },
      ]}
      note={t('footer.version', { product: product.name, version: __VERSION__ })}
    />
  )
}
