import type { ApiToken } from '../../../../contract/index.ts'
import { QuestionDialog, ShownOnceDialog } from '../../../design/dialog/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { ProfileRefusal } from '../model/profile-answer.ts'
import type { TokenAnswer, TokensDialog, TokenStore } from '../model/token-answer.ts'
import { TokenForm } from './token-form.tsx'

export interface TokenDialogsProps {
  dialog: TokensDialog
  /** Stores that a token can reach. */
  stores: readonly TokenStore[]
  sending: boolean
  /** Why the server did not do it. */
  fault: ProfileRefusal | null
  onMake: (answer: TokenAnswer) => void
  onRevoke: (token: ApiToken) => void
  onCopy: (token: string) => void
  onClose: () => void
}

/** What is asked and shown when somebody makes or revokes an API token. */
export function TokenDialogs({ dialog, stores, sending, fault, onMake, onRevoke, onCopy, onClose }: TokenDialogsProps) {
  const t = useSentences('api-tokens')
  switch (dialog.kind) {
    case 'making':
      return <TokenForm stores={stores} sending={sending} fault={fault} onMake={onMake} onClose={onClose} />
    case 'revoking':
      return (
        <QuestionDialog
          title={t('revoking.title', { name: dialog.token.name })}
          description={t('revoking.text')}
          action={t('revoke')}
          busy={sending}
          fault={fault?.text}
          onConfirm={() => onRevoke(dialog.token)}
          onClose={onClose}
        />
      )
    case 'made':
      return (
        <ShownOnceDialog
          title={t('made.title')}
          description={t('made.text')}
          shown={dialog.token}
          copy={t('made.copy')}
          onCopy={onCopy}
          done={t('made.done')}
          onClose={onClose}
        />
      )
  }
}
