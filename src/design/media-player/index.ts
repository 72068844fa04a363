/** A video with controls of our own: for help that shows how. */
export { MediaPlayer, type Captions, type MediaPlayerProps } from './media-player.tsx'
