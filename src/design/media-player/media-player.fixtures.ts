import captionsUrl from './captions.vtt?url'
import clipUrl from './clip.webm'

/** Three seconds of a row that moves to the top. */
export const clip = clipUrl

export const captions = { src: captionsUrl, language: 'es', label: 'Español' }

/** A list as it stands in the product. */
export const poster = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#f0f0ec"/>${[0, 1, 2, 3]
    .map(
      (row) =>
        `<rect x="60" y="${30 + row * 32}" width="200" height="26" rx="4" fill="#fff"/><rect x="66" y="${36 + row * 32}" width="14" height="14" rx="2" fill="#dfdfda"/>`,
    )
    .join('')}</svg>`,
)}`
