/** Looks at what a call of the contract answered; gives what is wrong with it, or null. */
export type LookAtAnswer = (endpoint: string, data: unknown) => string | null

let look: LookAtAnswer = () => null

/** Has every answer of a call that tests send looked at. */
export const watchAnswers = (by: LookAtAnswer): void => {
  look = by
}

/** What is wrong with the data of a successful answer; null where nothing is, or nobody looks. */
export const faultOfAnswer: LookAtAnswer = (endpoint, data) => look(endpoint, data)
