import { declineProblems, type Card } from '../../../../contract/index.ts'

/** The card that stands chosen at first: the main one, else one that is still good; `new` where there is none. */
export function cardAtFirst(cards: readonly Card[]): string {
  const usable = cards.filter(({ expiry }) => expiry !== 'expired')
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? 'new'
}

/** Whether a problem is that the bank refused the card. */
export const isDecline = (code: string): boolean => (declineProblems as readonly string[]).includes(code)
