import { isRefusal, product, type ProblemCode } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { Message } from './message.tsx'

export interface KeptOutProps {
  /** Why the server refuses the account. */
  code: ProblemCode
  /** Who is signed in at the provider; empty where it does not say. */
  account: string
  /** Asks the provider anew, with the same account. */
  onAgain: () => void
  /** Ends the session at the provider, to sign in with another account. */
  onOther: () => void
}

/** Stands where the product would be, when the provider signed somebody in whom the server refuses. Says why, and what to do. */
export function KeptOut({ code, account, onAgain, onOther }: KeptOutProps) {
  const t = useSentences('sign-in')
  const say = useFailureSentence()
  return (
    <Message
      title={t('kept.title')}
      text={isRefusal(code) ? say({ code }) : t('kept.text', { product: product.name })}
      action={t('kept.again')}
      onAction={onAgain}
      other={
        <Button size="lg" onClick={onOther}>
          {t('kept.other')}
        </Button>
      }
    >
      <div className="mt-2 text-sm break-words text-muted">
        {account !== '' && <p>{t('kept.account', { account })}</p>}
        <p>{t('kept.code', { code })}</p>
      </div>
    </Message>
  )
}
