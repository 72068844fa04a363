import { useSession } from '../../api/index.ts'
import { AccountIcon } from '../../design/icon/index.ts'
import { SilentIconButton } from '../../design/icon-button/index.ts'
import { OnDemand } from '../../design/on-demand/index.ts'
import { useSentences } from '../../i18n/index.ts'

const load = () => import('./account-entries.tsx').then(({ AccountEntries }) => AccountEntries)

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const t = useSentences('shell')
  const { name } = useSession().person
  return (
    <OnDemand
      popup="menu"
      trigger={<SilentIconButton label={t('account.label', { name })} icon={<AccountIcon />} />}
      load={load}
      given={{}}
    />
  )
}
