import { useState } from 'react'
import { Accordion, AccordionItem } from '../../../src/design/accordion/index.ts'
import { CriteriaIcon, OrderIcon, PublishIcon, StoreIcon } from '../../../src/design/icon/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { SkeletonRows } from '../../../src/design/skeleton/index.ts'
import { plainText } from '../../../src/design/text/index.ts'
import { useTexts } from '../frame/texts.ts'
import { quickDemoWords } from './quick-demo.words.ts'
import type { DemoTheme } from './themes.ts'
import { Topic } from './topic.tsx'
import { seconds } from './videos.ts'

const icons: Readonly<Record<DemoTheme['id'], typeof StoreIcon>> = {
  stores: StoreIcon,
  ordering: OrderIcon,
  criteria: CriteriaIcon,
  indexing: PublishIcon,
}

const clock = (time: number): string => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`

export interface QuickDemoTopicsProps {
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'failed' | 'withoutVideo'
  /** What is searched first. @default '' */
  query?: string
}

/** Themes that fold out into sub-themes, and these into a video with its steps. */
export function QuickDemoTopics({ state = 'ready', query: first = '' }: QuickDemoTopicsProps) {
  const { say } = useTexts(quickDemoWords)
  const [query, setQuery] = useState(first)
  const requested = plainText(query.trim())
  const themes = say.themes
    .map((theme) => ({
      ...theme,
      topics: theme.topics.filter(({ title, steps }) => plainText(`${theme.title} ${title} ${steps.flat().join(' ')}`).includes(requested)),
    }))
    .filter(({ topics }) => topics.length > 0)
  const found = themes.reduce((sum, { topics }) => sum + topics.length, 0)
  if (state === 'failed') return <ListState state={{ kind: 'failed', onRetry: () => undefined }} size="sm" />
  if (state === 'loading') return <ListState state={{ kind: 'loading', skeleton: <SkeletonRows rows={5} /> }} />
  return (
    <div className="flex flex-col gap-3">
      <SearchInput label={say.search} value={query} onValueChange={setQuery} count={found} />
      {found === 0 ? (
        <ListState state={{ kind: 'noResult' }} size="sm" />
      ) : (
        <Accordion
          key={requested === '' ? 'all' : 'found'}
          tone="plain"
          defaultValue={requested === '' ? ['ordering'] : themes.map(({ id }) => id)}
        >
          {themes.map(({ id, title, topics }) => {
            const Icon = icons[id]
            return (
              <AccordionItem key={id} value={id} title={title} icon={<Icon />} aside={say.videos(topics.length)}>
                <Accordion tone="bare" one defaultValue={id === 'ordering' && requested === '' ? ['manualSort'] : []}>
                  {topics.map((topic) => (
                    <AccordionItem
                      key={topic.id}
                      value={topic.id}
                      level={4}
                      title={topic.title}
                      aside={<span className="tabular-nums">{clock(seconds[topic.id])}</span>}
                    >
                      <Topic topic={topic} playable={state !== 'withoutVideo'} label={say.written} />
                    </AccordionItem>
                  ))}
                </Accordion>
              </AccordionItem>
            )
          })}
        </Accordion>
      )}
    </div>
  )
}
