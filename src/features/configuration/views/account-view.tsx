import type { StoreCredential } from '../../../../contract/index.ts'
import { Avatar } from '../../../design/avatar/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { EditIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface AccountViewProps {
  person: { name: string; email: string }
  profileHref: string
  /** Undefined until they are known. */
  stores: readonly Pick<StoreCredential, 'role'>[] | undefined
}

/** Who one is here, and in how many stores. */
export function AccountView({ person, profileHref, stores }: AccountViewProps) {
  const t = useSentences('configuration')
  const format = useFormat()
  const own = stores?.filter(({ role }) => role === 'owner').length
  const facts = [
    [t('account.name'), person.name],
    [t('account.email'), person.email],
    ...(stores === undefined || own === undefined
      ? []
      : [
          [t('account.own'), format.number(own)],
          [t('account.invited'), format.number(stores.length - own)],
        ]),
  ]
  return (
    <Panel
      title={t('account.title')}
      description={t('account.text')}
      actions={
        <ButtonLink size="sm" href={profileHref} icon={<EditIcon />}>
          {t('account.edit')}
        </ButtonLink>
      }
    >
      <div className="flex items-start gap-4">
        <span className="max-sm:hidden">
          <Avatar name={person.name} size="xl" decorative />
        </span>
        <dl className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
          {facts.map(([fact, value]) => (
            <div key={fact} className="min-w-0 sm:contents">
              <dt className="text-muted">{fact}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  )
}
