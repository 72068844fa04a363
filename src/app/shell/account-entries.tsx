import { product } from '../../../contract/index.ts'
import { forgetAll, rememberedAnswers, useSession } from '../../api/index.ts'
import { SignOutIcon } from '../../design/icon/index.ts'
import { Menu, MenuItem, MenuSeparator } from '../../design/menu/index.ts'
import type { DemandedProps } from '../../design/on-demand/index.ts'
import { useSentences } from '../../i18n/index.ts'

/** What the account's menu holds. */
export function AccountEntries(menu: DemandedProps) {
  const t = useSentences('shell')
  const session = useSession()
  const { name, email } = session.person
  const signOut = (): void => {
    // What was kept for speed goes with the person; unsaved work stays for their return.
    forgetAll('local', rememberedAnswers)
    forgetAll('session', rememberedAnswers)
    void session.signOut()
  }
  return (
    <Menu align="end" {...menu}>
      <div className="min-w-52 px-2 py-1.5">
        <p className="font-medium break-words">{name}</p>
        {name !== email && <p className="text-sm break-all text-muted">{email}</p>}
      </div>
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon />} onSelect={signOut}>
        {t('account.signOut')}
      </MenuItem>
      <MenuSeparator />
      <p className="px-2 py-1 text-xs text-muted">{t('account.version', { product: product.name, version: __VERSION__ })}</p>
    </Menu>
  )
}
