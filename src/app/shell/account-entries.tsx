import { product } from '../../../contract/index.ts'
import { useSession } from '../../api/index.ts'
import { AccountIcon, AddIcon, HealthIcon, NewsIcon, ProfileIcon, SettingsIcon, SignOutIcon } from '../../design/icon/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../design/menu/index.ts'
import type { DemandedProps } from '../../design/on-demand/index.ts'
import { useIsOperator } from '../../features/operator/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { paths } from '../paths.ts'

/** What the account's menu holds. */
export function AccountEntries(menu: DemandedProps) {
  const t = useSentences('shell')
  const session = useSession()
  const { name, email } = session.person
  const operator = useIsOperator()
  return (
    <Menu align="end" {...menu}>
      <div className="max-w-80 min-w-52 px-2 py-1.5">
        <p dir="auto" className="font-medium break-words">
          {name}
        </p>
        {name !== email && <p className="text-sm break-all text-muted">{email}</p>}
      </div>
      <MenuLink href={paths.userProfile} icon={<ProfileIcon />}>
        {t('titles.userProfile')}
      </MenuLink>
      <MenuSeparator />
      <MenuLink href={`${paths.configuration}#myAccount`} icon={<AccountIcon />}>
        {t('account.mine')}
      </MenuLink>
      <MenuLink href={paths.home} icon={<NewsIcon />}>
        {t('account.news')}
      </MenuLink>
      <MenuLink href={paths.configuration} icon={<SettingsIcon />}>
        {t('account.administer')}
      </MenuLink>
      <MenuLink href={paths.newStore} icon={<AddIcon />}>
        {t('titles.newStore')}
      </MenuLink>
      {operator && (
        <MenuLink href={paths.admin} icon={<HealthIcon />}>
          {t('titles.admin')}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon />} onSelect={() => void session.signOut()}>
        {t('account.signOut')}
      </MenuItem>
      <MenuSeparator />
      <p className="px-2 py-1 text-xs text-muted">{t('account.version', { product: product.name, version: __VERSION__ })}</p>
    </Menu>
  )
}
