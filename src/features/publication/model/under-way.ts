import type { Publication } from '../../../../contract/index.ts'

/** True while it is at work, or about to be: not before its time, and not afterwards. */
export const underWay = ({ state }: Pick<Publication, 'state'>): boolean => state === 'waiting' || state === 'running' || state === 'sent'
