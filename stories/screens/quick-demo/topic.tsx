import { MediaPlayer } from '../../../src/design/media-player/index.ts'
import { Stepper } from '../../../src/design/stepper/index.ts'
import type { DemoTopic } from './themes.ts'
import { poster, seconds, videoOf } from './videos.ts'

interface TopicProps {
  topic: DemoTopic
  /** Whether its video could be fetched. */
  playable: boolean
  /** What the steps are. */
  label: string
}

/** A video, and the same in numbered steps. */
export function Topic({ topic: { id, title, steps }, playable, label }: TopicProps) {
  return (
    <div className="flex flex-col gap-4 pt-1">
      <MediaPlayer title={title} src={playable ? videoOf() : undefined} poster={poster} seconds={seconds[id]} />
      <Stepper
        label={`${label}: ${title}`}
        orientation="vertical"
        current=""
        steps={steps.map(([name, detail], at) => ({ value: String(at), title: name, detail }))}
      />
    </div>
  )
}
