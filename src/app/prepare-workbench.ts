import { prepareSentences } from '../i18n/index.ts'

/** Fetches what the workbench says. Loaded one after another as its parts are drawn, its texts would hold up the first rows. */
export const prepareWorkbench = (): Promise<unknown> => prepareSentences('ordering', 'proposals', 'publication')
