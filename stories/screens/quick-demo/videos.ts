import { ramps } from '../../../src/design/tokens/index.ts'
import { productsOf } from '../shop/index.ts'
import clip from './clip.webm'
import type { DemoTopic } from './themes.ts'

/** How long each video is, in seconds. */
export const seconds: Readonly<Record<DemoTopic['id'], number>> = {
  addStore: 48,
  manageStores: 65,
  manualSort: 52,
  multipleSort: 41,
  massSort: 74,
  criteria: 58,
  index: 63,
}

/** Storybook has one clip for all of them; the product records its own. */
export const videoOf = (): string => clip

const { paper, evergreen } = ramps
const rows = productsOf('Mugs').slice(0, 4)

/** The first picture of every video: a list of mugs, the second of them dragged. */
export const poster = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" font-family="sans-serif" font-size="13"><rect width="480" height="270" fill="${paper[50]}"/>${rows
    .map(({ name }, at) => {
      const [x, y] = at === 1 ? [76, 92] : [60, 26 + at * 56]
      return `<g transform="translate(${x} ${y})"><rect width="360" height="46" rx="8" fill="${paper[0]}" stroke="${at === 1 ? evergreen[600] : paper[200]}" stroke-width="${at === 1 ? 2 : 1}"/><rect x="10" y="9" width="28" height="28" rx="5" fill="${at === 1 ? evergreen[100] : paper[150]}"/><text x="50" y="28" fill="${paper[900]}">${name.replaceAll('&', '&amp;').slice(0, 40)}</text></g>`
    })
    .join('')}</svg>`,
)}`
