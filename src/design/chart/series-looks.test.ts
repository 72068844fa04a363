import { expect, test } from 'vitest'
import { bg, colourBlindness, differenceOf, labOf, type Bg } from '../tokens/index.ts'
import { patternOf, seriesLooks } from './chart.variants.ts'

/** As many curves as a chart has. */
const most = 8
/** By CIEDE2000, where 1 is just seen. */
const least = 10
const themes = ['light', 'dark'] as const
const sights = [null, ...colourBlindness]

const tokenOf = (place: number): Bg => `series-${((place % seriesLooks.length) + 1) as 1}`
const places = Array.from({ length: most }, (_, place) => place)
const pairs = places.flatMap((one) => places.slice(one + 1).map((other) => [one, other] as const))

test.each(themes.flatMap((theme) => sights.map((sight) => [theme, sight] as const)))(
  'in %s, seen with %s, two curves of a chart differ by colour or by their line',
  (theme, sight) => {
    const alike = pairs
      .filter(([one, other]) => patternOf(one) === patternOf(other))
      .map(([one, other]) => ({
        pair: `${tokenOf(one)} and ${tokenOf(other)}`,
        difference: differenceOf(labOf(bg[tokenOf(one)][theme], sight), labOf(bg[tokenOf(other)][theme], sight)),
      }))
      .filter(({ difference }) => difference < least)
    expect(alike).toEqual([])
  },
)

test.each(themes.flatMap((theme) => sights.map((sight) => [theme, sight] as const)))(
  'in %s, seen with %s, a bar differs from the paler one that it is compared with',
  (theme, sight) => {
    const pale = mixed(bg['series-6'][theme], bg.surface[theme], 0.45)
    expect(differenceOf(labOf(bg['series-1'][theme], sight), labOf(pale, sight))).toBeGreaterThan(least)
  },
)

/** A colour that lies half transparent on a ground. */
const mixed = (over: string, ground: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [top, below] = [over, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number]
      return Math.round(top * share + below * (1 - share))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
