import { Button } from '../../../design/button/index.ts'
import { PlayIcon } from '../../../design/icon/index.ts'
import { Stepper } from '../../../design/stepper/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { WrittenTopic } from '../model/search-topics.ts'
import { TopicVideo } from './topic-video.tsx'

export interface TopicViewProps {
  topic: WrittenTopic
  onShow: () => void
  /** What its video shows before it plays. @default what was recorded */
  poster?: string | undefined
}

/** How one thing is done: in a video, in numbered steps, and shown on the page itself. */
export function TopicView({ topic: { name, title, steps }, onShow, poster }: TopicViewProps) {
  const t = useSentences('help')
  return (
    <div className="flex flex-col gap-4 pt-1">
      <TopicVideo topic={name} title={title} poster={poster} />
      <Stepper
        label={`${t('written')}: ${title}`}
        orientation="vertical"
        current=""
        steps={steps.map((step, at) => ({ value: String(at), title: step.title, detail: step.detail }))}
      />
      <div className="flex flex-col items-start gap-1.5">
        <Button icon={<PlayIcon />} onClick={onShow} aria-label={`${t('showMe')}: ${title}`}>
          {t('showMe')}
        </Button>
        <p className="text-sm text-muted">{t('showMeHint')}</p>
      </div>
    </div>
  )
}
