import { noEnum } from './no-enum.mjs'
import { tokenClassesOnly } from './token-classes-only.mjs'

/** The rules that are ours, as oxlint loads them. */
export default { meta: { name: 'samara' }, rules: { 'no-enum': noEnum, 'token-classes-only': tokenClassesOnly } }
