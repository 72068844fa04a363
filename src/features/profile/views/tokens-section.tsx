import type { ApiToken } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { CredentialIcon } from '../../../design/icon/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../design/item-list/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { TokensDialog, TokenStore } from '../model/token-answer.ts'
import { TokenDialogs, type TokenDialogsProps } from './token-dialogs.tsx'

export interface TokensSectionProps extends Omit<TokenDialogsProps, 'dialog' | 'stores'> {
  /** Undefined until they are known. */
  tokens: readonly ApiToken[] | undefined
  /** Why they are not known. */
  failure: string | null
  /** Stores that a token can reach; undefined until they are known. */
  stores: readonly TokenStore[] | undefined
  dialog: TokensDialog | null
  /** What the help says of the API. */
  helpHref: string
  onAsk: (dialog: TokensDialog) => void
}

/** Tokens by which the person’s own programs call the API: what each reaches, when it was used, and its end. */
export function TokensSection(props: TokensSectionProps) {
  const { tokens, failure, stores, dialog, helpHref, onAsk } = props
  const t = useSentences('api-tokens')
  return (
    <FormSection layout="beside" title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-3">
        {failure !== null && (
          <Banner tone="danger" title={t('failed')}>
            {failure}
          </Banner>
        )}
        {(tokens === undefined ? failure === null : tokens.length > 0) && (
          <Panel padding="none">
            {tokens ? (
              <ItemList aria-label={t('title')}>
                {tokens.map((token) => (
                  <TokenItem key={token.id} token={token} stores={stores} onRevoke={() => onAsk({ kind: 'revoking', token })} />
                ))}
              </ItemList>
            ) : (
              <ItemSkeleton items={2} />
            )}
          </Panel>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button disabled={stores === undefined || stores.length === 0} onClick={() => onAsk({ kind: 'making' })}>
            {t('make')}
          </Button>
          <Link href={helpHref}>{t('help')}</Link>
        </div>
      </div>
      {dialog && <TokenDialogs {...props} dialog={dialog} stores={stores ?? []} />}
    </FormSection>
  )
}

function TokenItem({ token, stores, onRevoke }: { token: ApiToken; stores: readonly TokenStore[] | undefined; onRevoke: () => void }) {
  const t = useSentences('api-tokens')
  const format = useFormat()
  const named = token.stores.map((name) => stores?.find(({ store }) => store === name)?.displayName ?? name)
  const parts = [
    `…${token.endsWith}`,
    token.usedAt === null ? t('unused') : t('used', { date: format.moment(token.usedAt) }),
    token.endsAt === null ? t('endless') : t('ends', { date: format.moment(token.endsAt) }),
  ]
  return (
    <Item
      icon={<CredentialIcon />}
      title={<span dir="auto">{token.name}</span>}
      detail={
        <>
          <span className="block">{parts.join(' · ')}</span>
          <span className="block" dir="auto">
            {named.length === 0 ? t('noStore') : named.join(', ')}
          </span>
          <span className="block">{token.permissions.map((permission) => t(`permission.${permission}`)).join(', ')}</span>
        </>
      }
      action={
        <Button size="sm" aria-label={t('revokeNamed', { name: token.name })} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      }
    />
  )
}
