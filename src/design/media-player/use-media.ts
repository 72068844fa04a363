import { useState, type SyntheticEvent } from 'react'

/** How a video is at the moment. */
export interface Media {
  playing: boolean
  ended: boolean
  failed: boolean
  at: number
  duration: number
  muted: boolean
  speed: number
  captions: boolean
}

const still: Media = { playing: false, ended: false, failed: false, at: 0, duration: 0, muted: false, speed: 1, captions: false }

const stateOf = (video: HTMLVideoElement): Media => ({
  playing: !video.paused && !video.ended,
  ended: video.ended,
  failed: video.error !== null,
  at: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  muted: video.muted,
  speed: video.playbackRate,
  captions: [...video.textTracks].some(({ mode }) => mode === 'showing'),
})

/** Follows a `<video>`: what it says happened is what is drawn, whoever made it happen. Spread `events` on the element. */
export function useMedia() {
  const [media, setMedia] = useState<Media>(still)
  const look = (event: SyntheticEvent<HTMLVideoElement>): void => setMedia(stateOf(event.currentTarget))
  const showCaptions = (video: HTMLVideoElement, shown: boolean): void => {
    for (const track of video.textTracks) track.mode = shown ? 'showing' : 'hidden'
    setMedia(stateOf(video))
  }
  const events = {
    onPlay: look,
    onPause: look,
    onEnded: look,
    onTimeUpdate: look,
    onSeeked: look,
    onDurationChange: look,
    onLoadedMetadata: look,
    onLoadedData: look,
    onVolumeChange: look,
    onRateChange: look,
    onEmptied: look,
    onError: look,
  }
  return { media, events, showCaptions }
}
