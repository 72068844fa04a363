import { pageNamed, type HelpGroup, type HelpText } from '../model/help-pages.ts'
import { HelpIndexView } from '../views/help-index-view.tsx'
import { HelpPageView } from '../views/help-page-view.tsx'
import { useHelpTexts } from '../views/use-help-texts.ts'

export interface HelpPagesProps {
  /** The page that the address names; null for all of them. */
  named: string | null
  indexHref: string
  hrefOf: (page: string) => string
}

/** The help: all of its pages, or one of them. */
export function HelpPages({ named, indexHref, hrefOf }: HelpPagesProps) {
  const groups = useHelpTexts()
  const name = named === null ? null : pageNamed(named)
  const text = name && Object.values(groups).flatMap((pages) => pages.filter((page) => page.name === name))[0]
  if (text) return <HelpPageView text={text} titleOf={(page) => titleIn(groups, page)} indexHref={indexHref} hrefOf={hrefOf} />
  return <HelpIndexView groups={groups} unknown={named !== null} hrefOf={hrefOf} />
}

const titleIn = (groups: Readonly<Record<HelpGroup, readonly HelpText[]>>, page: string): string =>
  Object.values(groups)
    .flat()
    .find(({ name }) => name === page)?.title ?? page
