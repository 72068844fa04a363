import { product } from '../../../contract/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { paths } from '../paths.ts'

/** What stands at the head of a page's tab, by its path. */
const names = {
  [paths.categories]: 'categories',
  [paths.chooseCategory]: 'categorySort',
  [paths.chooseCollection]: 'collectionsSort',
  [paths.orderCategory]: 'ordering',
  [paths.orderCollection]: 'orderCollection',
  [paths.manualSort]: 'ordering',
  [paths.massOrdering]: 'massOrdering',
  [paths.indexAdmin]: 'indexAdmin',
  [paths.synchronise]: 'synchronise',
  [paths.collections]: 'collections',
} as const

const nameOf = (pathname: string) => (Object.hasOwn(names, pathname) ? names[pathname as keyof typeof names] : 'home')

/** The document's title: the page, then the product. */
export function Title({ pathname }: { pathname: string }) {
  const t = useSentences('shell')
  return <title>{t('title', { page: t(nameOf(pathname)), product: product.name })}</title>
}
