import type { SayableFailure } from '../../../i18n/index.ts'

/** Which field of the form a refusal is about; null where it is about none. */
export function fieldOf(code: SayableFailure['code']): 'email' | 'limits' | null {
  switch (code) {
    case 'partner/bad-email':
    case 'partner/oneself':
    case 'partner/already-member':
      return 'email'
    case 'partner/unknown-limit':
      return 'limits'
    default:
      return null
  }
}

/** Whether a text can be an address at all; the rest the server says. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+$/.test(text.trim())
