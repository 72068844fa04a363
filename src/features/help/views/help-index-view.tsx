import { useState } from 'react'
import { Banner } from '../../../design/banner/index.ts'
import { Link } from '../../../design/link/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { plainText } from '../../../design/text/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { HelpGroup, HelpText } from '../model/help-pages.ts'

export interface HelpIndexViewProps {
  groups: Readonly<Record<HelpGroup, readonly HelpText[]>>
  /** The address names a page that there is none of. */
  unknown: boolean
  hrefOf: (page: string) => string
  /** @default '' */
  query?: string | undefined
}

const order = ['tasks', 'figures', 'terms', 'more'] as const satisfies readonly HelpGroup[]

/** All pages of the help by what they are about, and a search in their texts. */
export function HelpIndexView({ groups, unknown, hrefOf, query: first = '' }: HelpIndexViewProps) {
  const t = useSentences('help-pages')
  const [query, setQuery] = useState(first)
  const words = plainText(query).split(/\s+/).filter(Boolean)
  const matches = ({ title, lead, words: others, body = '', steps }: HelpText): boolean => {
    const text = plainText([title, lead, others, body, ...steps.map(({ detail }) => detail ?? '')].join(' '))
    return words.every((word) => text.includes(word))
  }
  const found = order.map((group) => ({ group, pages: groups[group].filter(matches) })).filter(({ pages }) => pages.length > 0)
  const count = found.reduce((sum, { pages }) => sum + pages.length, 0)
  return (
    <Page title={t('title')} description={t('lead')} notices={unknown ? <Banner tone="warning" title={t('unknown')} /> : undefined}>
      <div className="flex flex-col gap-6">
        <SearchInput
          className="max-w-md"
          label={t('search')}
          value={query}
          onValueChange={setQuery}
          {...(words.length > 0 ? { count } : {})}
        />
        {found.length === 0 && <ListState state={{ kind: 'noResult' }} />}
        {found.map(({ group, pages }) => (
          <section key={group} aria-labelledby={`help-${group}`} className="flex flex-col gap-3">
            <h2 id={`help-${group}`} className="text-lg font-semibold">
              {t(`groups.${group}`)}
            </h2>
            <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {pages.map(({ name, title, lead }) => (
                <li key={name} className="min-w-0">
                  <Link href={hrefOf(name)}>{title}</Link>
                  <p className="text-sm text-muted wrap-anywhere">{lead}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}
