import { product } from '../../../contract/index.ts'
import { useSentences } from '../../i18n/index.ts'
import type { RouteName } from '../paths.ts'

/** The document's title: the page, then the product. */
export function Title({ route }: { route: RouteName }) {
  const t = useSentences('shell')
  return <title>{t('title', { page: t(`titles.${route}`, { product: product.name }), product: product.name })}</title>
}
