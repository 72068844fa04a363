import { type Publication, publicationEnded } from '../../../../contract/index.ts'

/** True while it is waiting, running or sent: not while it is scheduled, and not after its end. */
export const underWay = ({ state }: Pick<Publication, 'state'>): boolean => state !== 'scheduled' && !publicationEnded(state)
