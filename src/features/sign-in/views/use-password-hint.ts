import { limits, type PasswordStrength } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

/** Says how strong a new password is, or what is expected of one that is still to be written. */
export function usePasswordHint(): (password: string, strength: PasswordStrength) => string {
  const t = useSentences('sign-in')
  const format = useFormat()
  return (password, strength) =>
    t(`account.strength.${password === '' ? 'short' : strength}`, { least: format.number(limits.password.least) })
}
