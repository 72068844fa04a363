import { useLocation, useNavigate } from 'react-router-dom'
import { product } from '../../../contract/index.ts'
import { AppHeader } from '../../design/app-header/index.ts'
import { CategoryIcon, CollectionIcon, HomeIcon } from '../../design/icon/index.ts'
import { Mark } from '../../design/mark/index.ts'
import { NoticeBell, type NoticeTarget } from '../../features/notices/index.ts'
import { StoreSelector } from '../../features/stores/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { areaOf, orderPath, paths, publicationPath, synchronisePath } from '../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

function hrefOf(target: NoticeTarget): string {
  switch (target.kind) {
    case 'publication':
      return publicationPath(target.id)
    case 'synchronisation':
      return synchronisePath(target.store, { tab: 'changes', of: target.id })
    case 'credential':
      return synchronisePath(target.store, { rights: '1' })
    case 'list':
      return orderPath(target.list, target.store)
  }
}

/** What stands above every screen. */
export function Header() {
  const t = useSentences('shell')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <AppHeader
      mark={<Mark name={product.name} />}
      home={paths.home}
      homeLabel={t('homeLabel', { product: product.name })}
      links={[
        { label: t('home'), href: paths.home, icon: <HomeIcon />, current: pathname === paths.home },
        { label: t('categories'), href: paths.categories, icon: <CategoryIcon />, current: areaOf(pathname, search) === 'category' },
        { label: t('collections'), href: paths.collections, icon: <CollectionIcon />, current: areaOf(pathname, search) === 'collection' },
      ]}
      store={<StoreSelector asked={new URLSearchParams(search).get('store')} onChosen={() => void navigate(paths.home)} />}
      language={<LanguageMenu />}
      extras={
        <>
          <NoticeBell hrefOf={hrefOf} />
          <ThemeMenu />
        </>
      }
      account={<AccountMenu />}
    />
  )
}
