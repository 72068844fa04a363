import { ramps } from './colour-ramps.ts'
import { bg, border, fg, type Shade } from './colour.ts'
import { elevation } from './elevation.ts'
import { duration, easing } from './motion.ts'
import { density, radius, screens, unit } from './space.ts'
import { family, text, weight } from './type.ts'

/*
 * The tokens as files of the W3C Design Tokens Community Group (format 2025.10), which Figma and other tools
 * import: `base` for what is the same in every theme, `light` and `dark` with the same names, a mode each.
 */

/** The names of the files, without their ending `.tokens.json`. */
export const tokenFiles = ['base', 'light', 'dark'] as const
export type TokenFile = (typeof tokenFiles)[number]

/** A token, or a group of tokens. */
type Node = { readonly [name: string]: unknown }

/** The text of one file; `npx vitest run src/design/tokens -u` writes them anew. */
export function designTokens(file: TokenFile): string {
  const json = JSON.stringify(file === 'base' ? base() : themed(file), null, 2)
  return `${json.replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`
}

function base(): Node {
  return {
    $description: 'Samara: tokens that are the same in every theme. Ramps are the raw colours; paint with the meanings of light and dark.',
    ramp: {
      $type: 'color',
      ...each(ramps, (steps) => each(steps, (hex) => ({ $value: colour(hex) }))),
    },
    space: { $type: 'dimension', unit: { $value: pixels(unit), $description: 'One step of space.' } },
    radius: { $type: 'dimension', ...each(radius, (corner) => ({ $value: pixels(corner) })) },
    height: {
      $type: 'dimension',
      ...each(density, (heights) => each(heights, (height) => ({ $value: pixels(height) }))),
    },
    screen: { $type: 'dimension', ...each(screens, (width) => ({ $value: pixels(width) })) },
    duration: { $type: 'duration', ...each(duration, (time) => ({ $value: { value: time, unit: 'ms' } })) },
    easing: { $type: 'cubicBezier', ...each(easing, (curve) => ({ $value: curve.match(/[\d.]+/g)?.map(Number) })) },
    family: { $type: 'fontFamily', ...each(family, (names) => ({ $value: names.map((name) => name.replaceAll('"', '')) })) },
    weight: { $type: 'fontWeight', ...each(weight, (heaviness) => ({ $value: heaviness })) },
    text: {
      $type: 'typography',
      ...each(text, ({ size, line, tracking }) => ({
        $value: {
          fontFamily: '{family.sans}',
          fontSize: pixels(size),
          fontWeight: '{weight.normal}',
          letterSpacing: pixels(rounded(Number.parseFloat(tracking) * size)),
          lineHeight: rounded(line / size),
        },
      })),
    },
  }
}

function themed(theme: keyof Shade): Node {
  const colours = (shades: Record<string, Shade>) => ({
    $type: 'color',
    ...each(shades, (shade) => ({ $value: colour(shade[theme]), ...origin(shade[theme]) })),
  })
  return {
    $description: `Samara: colours and shadows by what they mean, in the ${theme} theme.`,
    bg: colours(bg),
    fg: colours(fg),
    border: colours(border),
    shadow: { $type: 'shadow', ...each(elevation, (shade) => ({ $value: shade[theme].split(', ').map(shadow) })) },
  }
}

const each = <Value>(names: Readonly<Record<string, Value>>, token: (value: Value) => Node): Node =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, token(value)]))

const pixels = (value: number) => ({ value, unit: 'px' })

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** @param hex `#rrggbb` or `#rrggbbaa` */
function colour(hex: string): Node {
  const [red = 0, green = 0, blue = 0, alpha] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => rounded(Number.parseInt(part, 16) / 255))
  return { colorSpace: 'srgb', components: [red, green, blue], ...(alpha === undefined ? {} : { alpha }), hex: hex.slice(0, 7) }
}

/** The step of a ramp that has this colour, for whoever looks a colour up. */
function origin(hex: string): { $description?: string } {
  for (const [ramp, steps] of Object.entries(ramps))
    for (const [step, value] of Object.entries(steps)) if (value === hex) return { $description: `${ramp} ${step}` }
  return {}
}

/** @param css one shadow, as in `0 2px 4px -1px #1a1d1b0f` */
function shadow(css: string): Node {
  const parts = css.split(' ')
  const [x = 0, y = 0, blur = 0, spread = 0] = parts.slice(0, -1).map((length) => Number.parseFloat(length))
  return { color: colour(parts.at(-1) ?? ''), offsetX: pixels(x), offsetY: pixels(y), blur: pixels(blur), spread: pixels(spread) }
}
