import { Link } from '../../../design/link/index.ts'
import { MediaPlayer } from '../../../design/media-player/index.ts'
import { useLanguage, useSentences } from '../../../i18n/index.ts'
import type { TopicName } from '../model/topics.ts'
import { videoOf } from '../model/videos.ts'

export interface TopicVideoProps {
  topic: TopicName
  title: string
  /** What is seen before it plays. @default what was recorded */
  poster?: string | undefined
}

/** The video of a topic in the person’s language, with its transcript. */
export function TopicVideo({ topic, title, poster }: TopicVideoProps) {
  const t = useSentences('help')
  const shell = useSentences('shell')
  const language = useLanguage()
  const { src, captions, transcript, seconds, ...recorded } = videoOf(topic, language)
  return (
    <div className="flex flex-col items-start gap-1.5">
      <MediaPlayer
        key={src}
        title={title}
        src={src}
        poster={poster ?? recorded.poster}
        captions={{ src: captions, language, label: shell(`language.${language}`) }}
        seconds={seconds}
        silent
      />
      <Link href={transcript} external>
        {t('transcript')}
      </Link>
    </div>
  )
}
