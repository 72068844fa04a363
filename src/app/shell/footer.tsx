import { product } from '../../../contract/index.ts'
import { useSentences } from '../../i18n/index.ts'

/** What stands below every screen. */
export function Footer() {
  const t = useSentences('shell')
  return <footer className="py-6 text-center text-xs text-muted">{t('footer', { product: product.name, version: __VERSION__ })}</footer>
}
