import { useLocation } from 'react-router-dom'
import { HelpPages, labelNamespaces } from '../features/help/index.ts'
import { prepareSentences } from '../i18n/index.ts'
import { helpPath, paths } from './paths.ts'

/** Fetches what the help says, and how the screens name what it is about. */
export const prepareHelp = (): Promise<void> => prepareSentences('help', 'help-pages', ...labelNamespaces)

/** `/help` and `/help/{page}`, for whoever is signed in. */
export function HelpRoute() {
  const { pathname } = useLocation()
  return <HelpPages named={pageOf(pathname)} indexHref={paths.help} hrefOf={helpPath} />
}

/** The page that an address of the help names; null for all of them. */
export const pageOf = (pathname: string): string | null => pathname.slice(paths.help.length + 1).replace(/\/$/, '') || null
