import { product } from '../../../contract/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { paths } from '../paths.ts'

/** The document's title: the page, then the product. */
export function Title({ pathname }: { pathname: string }) {
  const t = useSentences('shell')
  const page = pathname === paths.categories ? t('categories') : pathname === paths.orderCategory ? t('ordering') : t('home')
  return <title>{t('title', { page, product: product.name })}</title>
}
