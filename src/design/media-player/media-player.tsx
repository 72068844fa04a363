import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { PlayIcon, UndoIcon } from '../icon/index.ts'
import { MediaControls } from './media-controls.tsx'
import { MediaFailed } from './media-failed.tsx'
import { bigPlay, length, mediaPlayer } from './media-player.variants.ts'
import { clock, landing, mediaKey, type MediaKey } from './media-time.ts'
import { useMedia } from './use-media.ts'

export interface Captions {
  src: string
  /** BCP 47, like `es`. */
  language: string
  /** The language in itself. */
  label: string
}

export interface MediaPlayerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What it shows, in words. */
  title: string
  /** Without it, the player says that there is nothing to play. */
  src: string | undefined
  /** A picture until it plays. */
  poster?: string | undefined
  captions?: Captions | undefined
  /** How long it is, in seconds, until the file itself says so. */
  seconds?: number | undefined
  /** It has no sound: captions are shown from the beginning, and there is nothing to mute. @default false */
  silent?: boolean | undefined
}

/** A button presses itself by the space bar, the bar seeks with its own arrows, and the chooser takes every key. */
function isOwnKey(target: EventTarget, key: string): boolean {
  if (target instanceof HTMLSelectElement) return true
  return target instanceof HTMLButtonElement ? key === ' ' : target instanceof HTMLInputElement && key.length > 1
}

/**
 * A video with controls of our own. It never plays by itself.
 * @example
 * <MediaPlayer title="Ordenar a mano" src="/videos/manual-sort.webm" poster="/videos/manual-sort.jpg"
 *   captions={{ src, language: 'es', label: 'Español' }} />
 */
export function MediaPlayer({
  title,
  src,
  poster,
  captions,
  seconds = 0,
  silent = false,
  className,
  onKeyDown,
  ...rest
}: MediaPlayerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { media, events, showCaptions } = useMedia()
  const [begun, setBegun] = useState(false)
  const duration = media.duration || seconds
  const failed = src === undefined || media.failed

  const toggle = (): void => {
    setBegun(true)
    if (media.playing) video.current?.pause()
    else void video.current?.play().catch(() => undefined)
  }
  const seek = (to: number): void => {
    if (video.current) video.current.currentTime = to
  }
  const jump = (by: number): void => seek(landing(video.current?.currentTime ?? 0, by, duration))
  const mute = (): void => {
    if (video.current && !silent) video.current.muted = !video.current.muted
  }
  const fullScreen = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void frame.current?.requestFullscreen().catch(() => undefined)
  }
  const act: Readonly<Record<MediaKey, () => void>> = {
    toggle,
    back: () => jump(-5),
    forward: () => jump(5),
    farBack: () => jump(-10),
    farForward: () => jump(10),
    start: () => seek(0),
    end: () => seek(duration),
    captions: () => {
      if (video.current) showCaptions(video.current, !media.captions)
    },
    fullScreen,
    mute,
  }
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event)
    const key = mediaKey(event.key)
    if (failed || !key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isOwnKey(event.target, event.key)) return
    event.preventDefault()
    act[key]()
  }
  // Keys of whatever control in here has the focus.
  const keys = { onKeyDown: press }
  return (
    <div
      ref={frame}
      data-slot="media-player"
      data-playing={media.playing || undefined}
      data-still={!begun || undefined}
      role="group"
      aria-label={title}
      className={mediaPlayer({ className })}
      {...keys}
      {...rest}
    >
      {failed ? (
        <MediaFailed />
      ) : (
        <>
          {/* Pressing the picture is a convenience of the pointer: the button in the line does the same. */}
          <video
            ref={video}
            src={src}
            poster={poster}
            preload="metadata"
            playsInline
            aria-hidden
            tabIndex={-1}
            className="absolute inset-0 size-full object-cover"
            onClick={toggle}
            {...events}
          >
            <track kind="captions" src={captions?.src} srcLang={captions?.language} label={captions?.label} default={silent} />
          </video>
          {(!begun || media.ended) && (
            <span aria-hidden className={bigPlay()}>
              {media.ended ? <UndoIcon /> : <PlayIcon />}
            </span>
          )}
          {!begun && (seconds || duration) > 0 && (
            <span aria-hidden className={length()}>
              {clock(seconds || duration)}
            </span>
          )}
          <MediaControls
            media={media}
            duration={duration}
            captions={captions !== undefined}
            silent={silent}
            video={video}
            act={act}
            onSeek={seek}
          />
        </>
      )}
    </div>
  )
}
