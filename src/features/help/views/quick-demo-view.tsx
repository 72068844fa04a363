import { useId, useState } from 'react'
import { Accordion, AccordionItem } from '../../../design/accordion/index.ts'
import { Drawer } from '../../../design/drawer/index.ts'
import { CriteriaIcon, OrderIcon, PublishIcon, StoreIcon } from '../../../design/icon/index.ts'
import { Link } from '../../../design/link/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { plainText } from '../../../design/text/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { HelpText } from '../model/help-pages.ts'
import { searchPages, searchTopics, type WrittenTheme } from '../model/search-topics.ts'
import type { ThemeName, TopicName } from '../model/topics.ts'
import { TopicView } from './topic-view.tsx'

const icons: Record<ThemeName, typeof StoreIcon> = {
  stores: StoreIcon,
  ordering: OrderIcon,
  criteria: CriteriaIcon,
  indexing: PublishIcon,
}

export interface QuickDemoViewProps {
  themes: readonly WrittenTheme[]
  /** The topic that is unfolded. */
  topic: TopicName | null
  onTopicChange: (topic: TopicName | null) => void
  /** The other pages of the help, found beside the topics. */
  pages: readonly HelpText[]
  hrefOf: (page: string) => string
  helpHref: string
  onShow: (topic: TopicName) => void
  onClose: () => void
  /** Takes the focus. */
  opened: boolean
  /** What is searched first. @default '' */
  query?: string | undefined
  /** What videos show before they play. @default what was recorded */
  poster?: string | undefined
}

/** Themes that unfold into topics, and these into numbered steps, beside the page that one works on. */
export function QuickDemoView({
  themes,
  topic,
  onTopicChange,
  pages,
  hrefOf,
  helpHref,
  onShow,
  onClose,
  opened,
  query: first = '',
  poster,
}: QuickDemoViewProps) {
  const t = useSentences('help')
  const format = useFormat()
  const pagesName = useId()
  const [query, setQuery] = useState(first)
  // What is unfolded where one was would push what was found out of sight.
  const [foundTopic, setFoundTopic] = useState<TopicName | null>(null)
  const themeOf = (name: TopicName | null): ThemeName | undefined =>
    themes.find(({ topics }) => topics.some((each) => each.name === name))?.name
  const [open, setOpen] = useState<readonly string[]>(() => [themeOf(topic) ?? 'stores'])
  const searching = query.trim() !== ''
  const found = searching ? searchTopics(themes, query, plainText) : themes
  const foundPages = searching ? searchPages(pages, query, plainText) : []
  const count = found.reduce((sum, { topics }) => sum + topics.length, 0) + foundPages.length
  const unfolded = searching ? foundTopic : topic
  const unfold = (next: TopicName | null): void => {
    setFoundTopic(next)
    onTopicChange(next)
    const theme = themeOf(next)
    if (theme) setOpen((before) => (before.includes(theme) ? before : [...before, theme]))
  }
  return (
    <Drawer
      modal={false}
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      initialFocus={opened ? undefined : 'none'}
      title={t('title')}
      description={t('description')}
    >
      <div className="flex flex-col gap-3">
        <SearchInput
          label={t('search')}
          value={query}
          onValueChange={(next) => {
            setQuery(next)
            setFoundTopic(null)
          }}
          {...(searching ? { count } : {})}
        />
        {count === 0 ? (
          <ListState state={{ kind: 'noResult' }} size="sm" />
        ) : (
          <Accordion
            tone="plain"
            value={searching ? found.map(({ name }) => name) : open}
            onValueChange={(value) => {
              if (!searching) setOpen(value)
            }}
          >
            {found.map(({ name, title, topics }) => {
              const Icon = icons[name]
              return (
                <AccordionItem
                  key={name}
                  value={name}
                  title={title}
                  icon={<Icon />}
                  aside={t('topicCount', { count: topics.length, topics: format.number(topics.length) })}
                >
                  <Accordion
                    tone="bare"
                    one
                    value={unfolded === null ? [] : [unfolded]}
                    onValueChange={([next]) => unfold((next as TopicName | undefined) ?? null)}
                  >
                    {topics.map((each) => (
                      <AccordionItem key={each.name} value={each.name} level={4} title={each.title}>
                        <TopicView topic={each} onShow={() => onShow(each.name)} poster={poster} />
                      </AccordionItem>
                    ))}
                  </Accordion>
                </AccordionItem>
              )
            })}
          </Accordion>
        )}
        {foundPages.length > 0 && (
          <section aria-labelledby={pagesName} className="flex flex-col gap-2">
            <h3 id={pagesName} className="font-medium">
              {t('pages')}
            </h3>
            <ul className="flex flex-col gap-2">
              {foundPages.map(({ name, title, lead }) => (
                <li key={name}>
                  <Link href={hrefOf(name)}>{title}</Link>
                  <p className="text-sm text-muted wrap-anywhere">{lead}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Link href={helpHref}>{t('more')}</Link>
      </div>
    </Drawer>
  )
}
