import { type Publication, publicationEnded } from '../../../../contract/index.ts'

/** True while it is at work, or about to be: not before its time, and not afterwards. */
export const underWay = ({ state }: Pick<Publication, 'state'>): boolean => state !== 'scheduled' && !publicationEnded(state)
