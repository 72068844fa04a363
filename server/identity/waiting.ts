/** How many wrong passwords are free, how waits grow after them, and when they are forgotten. Seconds. */
export interface WaitingRule {
  free: number
  first: number
  longest: number
  forgottenAfter: number
}

/**
 * Per e-mail: the fifth wrong password starts waits of 5, 10, 20 … seconds up to 15 minutes.
 * Per address: many people may stand behind one, so more are free and they are forgotten sooner.
 * Per person whose second factor is wrong: like a password.
 * Messages that somebody asks for at a page: per address that they go to and purpose three, then waits
 * of 5, 10, 20 … minutes; per network ten. Who wants another e-mail has ten too, whatever the addresses.
 */
export const waitingRules = {
  email: { free: 4, first: 5, longest: 900, forgottenAfter: 86_400 },
  address: { free: 29, first: 5, longest: 900, forgottenAfter: 3_600 },
  code: { free: 4, first: 5, longest: 900, forgottenAfter: 86_400 },
  mail: { free: 2, first: 300, longest: 3_600, forgottenAfter: 86_400 },
  'mail-address': { free: 9, first: 30, longest: 3_600, forgottenAfter: 3_600 },
} as const satisfies Record<string, WaitingRule>

/** Seconds to wait after so many wrong passwords. */
export function waitAfter(failures: number, { free, first, longest }: WaitingRule): number {
  const over = failures - free
  return over <= 0 ? 0 : Math.min(longest, first * 2 ** Math.min(over - 1, 30))
}
