import { Illustration } from '../illustration/index.ts'
import { useMediaTexts } from './media-player.words.ts'

/** Stands in the video's place when there is none, or it cannot be played. */
export function MediaFailed() {
  const { say } = useMediaTexts()
  return (
    <div role="status" className="absolute inset-0 flex flex-col items-center justify-center px-4 text-center">
      <Illustration name="failed" size="sm" />
      <p className="font-medium">{say.failedTitle}</p>
      <p className="text-sm text-muted">{say.failedAdvice}</p>
    </div>
  )
}
