import { spawn } from 'node:child_process'
import { once } from 'node:events'
import encoder from '@ffmpeg-installer/ffmpeg'
import { pictureSize } from '../../src/features/help/model/videos.ts'
import { picturesPerSecond } from './camera.ts'

const words = (text: string): string[] => text.split(' ')

/** VP9 for screens: what stands still costs nothing. A key picture every eight seconds, so that seeking is quick. */
const videoSettings = [
  ...words('-c:v libvpx-vp9 -b:v 0 -crf 40 -deadline realtime -cpu-used 5 -row-mt 1 -threads 2 -tile-columns 1 -tune-content 1'),
  ...words(
    `-g ${String(picturesPerSecond * 8)} -an -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv`,
  ),
]

/** Runs the encoder on pictures, in whatever form the arguments say; `width` makes them smaller. @throws with its words where it fails */
async function run(pictures: Iterable<Buffer>, args: readonly string[], width: number | null = null): Promise<void> {
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(picturesPerSecond), '-i', '-']
  const scale = ['-vf', `scale=${width === null ? '' : `w=${String(width)}:h=-2:flags=lanczos:`}out_range=tv:out_color_matrix=bt709`]
  const child = spawn(encoder.path, ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...scale, ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const closed = once(child, 'close') as Promise<[number | null]>
  child.stdin.on('error', () => undefined)
  for (const picture of pictures) if (!child.stdin.write(picture)) await Promise.race([once(child.stdin, 'drain'), closed])
  child.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`The encoder ended with ${String(code)}:\n${output}`)
}

/** Writes a WebM of these pictures. The same pictures give the same bytes. */
export const writeVideo = (pictures: Iterable<Buffer>, file: string): Promise<void> =>
  run(pictures, [...videoSettings, '-fflags', '+bitexact', '-map_metadata', '-1', file])

const webp = words('-frames:v 1 -c:v libwebp -quality 72')

/** Writes one picture as WebP. */
export const writePoster = (picture: Buffer, file: string): Promise<void> => run([picture], [...webp, file])

/** Writes one picture as WebP, as wide as pages of the help show it. */
export const writePicture = (picture: Buffer, file: string): Promise<void> => run([picture], [...webp, file], pictureSize.width)
