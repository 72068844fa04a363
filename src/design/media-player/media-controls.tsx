import type { CSSProperties, RefObject } from 'react'
import { CaptionsIcon, FullScreenIcon, MutedIcon, PauseIcon, PlayIcon, SoundIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { controls, seekBar, speedChoice } from './media-player.variants.ts'
import { useMediaTexts } from './media-player.words.ts'
import { clock, speeds, type MediaKey } from './media-time.ts'
import type { Media } from './use-media.ts'

interface MediaControlsProps {
  media: Media
  duration: number
  captions: boolean
  /** There is nothing to mute. */
  silent: boolean
  video: RefObject<HTMLVideoElement | null>
  act: Readonly<Record<MediaKey, () => void>>
  onSeek: (to: number) => void
}

/** Everything that can be done to the video, in one line under its bar. */
export function MediaControls({ media, duration, captions, silent, video, act, onSeek }: MediaControlsProps) {
  const { say, speed } = useMediaTexts()
  const seen = duration > 0 ? (media.at / duration) * 100 : 0
  return (
    <div className={controls()}>
      <input
        type="range"
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        value={media.at}
        aria-label={say.seek}
        aria-valuetext={say.position(clock(media.at), clock(duration))}
        className={seekBar()}
        style={{ '--seen': `${seen}%` } as CSSProperties}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <div className="flex items-center">
        <IconButton
          label={media.playing ? say.pause : say.play}
          icon={media.playing ? <PauseIcon /> : <PlayIcon />}
          keys="K"
          side="top"
          onClick={act.toggle}
        />
        {!silent && (
          <IconButton
            label={media.muted ? say.unmute : say.mute}
            icon={media.muted ? <MutedIcon /> : <SoundIcon />}
            keys="M"
            side="top"
            onClick={act.mute}
          />
        )}
        <span className="px-1.5 text-xs whitespace-nowrap text-muted tabular-nums">
          {clock(media.at)} / {clock(duration)}
        </span>
        <span className="ml-auto flex items-center">
          <select
            aria-label={say.speed}
            value={media.speed}
            className={speedChoice()}
            onChange={(event) => {
              if (video.current) video.current.playbackRate = Number(event.target.value)
            }}
          >
            {speeds.map((times) => (
              <option key={times} value={times}>
                {speed(times)}
              </option>
            ))}
          </select>
          {captions && (
            <IconButton
              label={media.captions ? say.hideCaptions : say.showCaptions}
              icon={<CaptionsIcon />}
              keys="C"
              side="top"
              pressed={media.captions}
              onClick={act.captions}
            />
          )}
          <IconButton label={say.fullScreen} icon={<FullScreenIcon />} keys="F" side="top" onClick={act.fullScreen} />
        </span>
      </div>
    </div>
  )
}
