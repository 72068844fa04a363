import { Button } from '../../../design/button/index.ts'
import { PlayIcon } from '../../../design/icon/index.ts'
import { Link } from '../../../design/link/index.ts'
import { MediaPlayer } from '../../../design/media-player/index.ts'
import { Stepper } from '../../../design/stepper/index.ts'
import { useLanguage, useSentences } from '../../../i18n/index.ts'
import type { WrittenTopic } from '../model/search-topics.ts'
import { videoOf } from '../model/videos.ts'

export interface TopicViewProps {
  topic: WrittenTopic
  onShow: () => void
}

/** How one thing is done: in a video, in numbered steps, and shown on the page itself. */
export function TopicView({ topic: { name, title, steps }, onShow }: TopicViewProps) {
  const t = useSentences('help')
  const shell = useSentences('shell')
  const language = useLanguage()
  const { src, poster, captions, transcript, seconds } = videoOf(name, language)
  return (
    <div className="flex flex-col gap-4 pt-1">
      <div className="flex flex-col items-start gap-1.5">
        <MediaPlayer
          key={src}
          title={title}
          src={src}
          poster={poster}
          captions={{ src: captions, language, label: shell(`language.${language}`) }}
          seconds={seconds}
          silent
        />
        <Link href={transcript} external>
          {t('transcript')}
        </Link>
      </div>
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
