import { useState } from 'react'
import { recall, remember } from '../../../api/index.ts'
import type { TopicName } from '../model/topics.ts'
import { QuickDemoView } from '../views/quick-demo-view.tsx'
import { useOtherPages } from '../views/use-help-texts.ts'
import { useWrittenThemes } from '../views/use-written-themes.ts'

export interface QuickDemoProps {
  /** What the present screen is about; null where it is about nothing of the quick demo. */
  about: TopicName | null
  /** All help, on its own pages. */
  helpHref: string
  /** Where a page of the help is read. */
  hrefOf: (page: string) => string
  onShow: (topic: TopicName) => void
  onClose: () => void
  /** It was opened just now, not drawn anew with another page. */
  opened: boolean
}

/** Where one was: kept for the tab, with the screen's topic at that time. */
interface Place {
  about: TopicName | null
  topic: TopicName | null
}

/** The quick demo: it opens at what the screen is about, or where one was there. */
export function QuickDemo({ about, helpHref, hrefOf, onShow, onClose, opened }: QuickDemoProps) {
  const [place, setPlace] = useState<Place>(() => {
    const last = recall<Place>('session', 'quick-demo')
    return last && (about === null || last.about === about) ? last : { about, topic: about }
  })
  const themes = useWrittenThemes()
  const pages = useOtherPages()
  return (
    <QuickDemoView
      themes={themes}
      topic={place.topic}
      onTopicChange={(topic) => {
        setPlace({ about, topic })
        remember('session', 'quick-demo', { about, topic })
      }}
      pages={pages}
      hrefOf={hrefOf}
      helpHref={helpHref}
      onShow={onShow}
      onClose={onClose}
      opened={opened}
    />
  )
}
