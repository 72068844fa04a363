import { product } from '../../../contract/index.ts'
import { useSentences } from '../../i18n/index.ts'
import type { ScreenName } from '../paths.ts'

/** The document's title: the page, then the product. */
export function Title({ screen }: { screen: ScreenName }) {
  const t = useSentences('shell')
  return <title>{t('title', { page: t(`titles.${screen}`, { product: product.name }), product: product.name })}</title>
}
