/**
 * The way to the server: the contract plus fetch, the answers that are kept, and the person who is signed in.
 * Nothing else in the browser talks to the network.
 */
export { aheadOf, type Expect } from './ahead.ts'
export { ApiProvider, useApi, useSession } from './api-provider.tsx'
export { makeCall, type Asked, type Call, type CallOptions, type Identity } from './call.ts'
export { change } from './command.ts'
export { readConfiguration } from './configuration.ts'
export { liveEvents } from './live/live-events.ts'
export type { Live } from './live/live.ts'
export { forgetAll, onRemembered, recall, remember, type Memory } from './memory.ts'
export { ApiProblem, ApiUnreachable, failureOf, type Failure } from './problem.ts'
export { enter, type Entrance } from './session/enter.ts'
export { expectSignIn, somebodyIsKnown } from './session/provider.ts'
export { signInPath } from './session/return-path.ts'
export type { Person, Session } from './session/session.ts'
export { useAskAgain } from './use-ask-again.ts'
export { useCommand, type Command } from './use-command.ts'
export { rememberedAnswers, useEndpoint, type Asking } from './use-endpoint.ts'
export { categoriesOf, orderedCategories, orderedCollections } from './wire/lists.ts'
export { changeCategory, collectionQuery, criteriaBody } from './wire/ordering.ts'
export { newTimesBody } from './wire/publication.ts'
export { synchronisedCollection } from './wire/synchronisation.ts'
