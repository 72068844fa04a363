import { prepareSentences } from '../i18n/index.ts'

/** Fetches what the workbench says. Asked one after another as its parts are drawn, these would hold up its first rows. */
export const prepareWorkbench = (): Promise<unknown> => prepareSentences('ordering', 'proposals', 'publication')
