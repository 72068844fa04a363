import { useSentences } from '../../../i18n/index.ts'
import { Message } from './message.tsx'

export interface SignInRefusedProps {
  /** `refused`: the provider said no, three times in a minute; `error`: it could not be asked or understood. */
  why: 'refused' | 'error'
  onAgain: () => void
}

/** Stands where the product would be, when nobody could be signed in. */
export function SignInRefused({ why, onAgain }: SignInRefusedProps) {
  const t = useSentences('sign-in')
  return why === 'refused' ? (
    <Message title={t('refused.title')} text={t('refused.text')} action={t('refused.action')} onAction={onAgain} />
  ) : (
    <Message title={t('error.title')} text={t('error.text')} action={t('error.action')} onAction={onAgain} />
  )
}
