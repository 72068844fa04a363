import type { Language } from '../../../../contract/index.ts'

/** How the gateway's fields are drawn: they stand in a page of another origin, which knows neither language nor theme. */
export interface CardFormLook {
  language: Language
  dark: boolean
  /** The file of the product's face. */
  font: string
  /** What the fields are, for who hears it. */
  title: string
}

/** The gateway's fields for a card, as they stand in the page. The number never leaves them but to the gateway. */
export interface CardForm {
  /** Asks the gateway for a token of what was typed; null where something is wrong, which the fields show where it stands. */
  token(): Promise<string | null>
  /** Takes the fields away. */
  close(): void
}

/** Puts the fields into the page. Rejects where the gateway cannot be reached. */
export type OpenCardForm = (into: HTMLElement, look: CardFormLook) => Promise<CardForm>

/** The gateway did not answer: its form is not there, or what was typed has no token yet. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable'
}

/** Milliseconds until a gateway counts as unreachable. */
export const gatewayWait = 15_000
