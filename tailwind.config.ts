import type { Config } from 'tailwindcss'
import { bg, border, density, duration, easing, elevation, family, fg, radius, screens, text, weight } from './src/design/tokens/index.ts'

const named = <Names extends object, Value>(names: Names, value: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, value(name)]))

const rem = (pixels: number): string => `${pixels / 16}rem`

const always = { transparent: 'transparent', current: 'currentColor', inherit: 'inherit' }

/** The tokens as class names: `bg-surface`, `text-muted`, `border-strong`. Tailwind's own palette is not there to be reached for. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}', './stories/**/*.{ts,tsx,mdx}', './.storybook/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: always,
    backgroundColor: { ...always, ...named(bg, (name) => `var(--bg-${name})`) },
    textColor: { ...always, ...named(fg, (name) => `var(--fg-${name})`) },
    fill: { ...always, none: 'none', ...named(fg, (name) => `var(--fg-${name})`), ...named(bg, (name) => `var(--bg-${name})`) },
    stroke: { ...always, none: 'none', ...named(fg, (name) => `var(--fg-${name})`), ...named(bg, (name) => `var(--bg-${name})`) },
    placeholderColor: named(fg, (name) => `var(--fg-${name})`),
    borderColor: { ...always, DEFAULT: 'var(--border-default)', ...named(border, (name) => `var(--border-${name})`) },
    divideColor: named(border, (name) => `var(--border-${name})`),
    outlineColor: { ...always, ...named(border, (name) => `var(--border-${name})`) },
    ringColor: { ...always, ...named(border, (name) => `var(--border-${name})`), surface: 'var(--bg-surface)' },
    fontFamily: { sans: [...family.sans], mono: [...family.mono] },
    fontSize: Object.fromEntries(
      Object.entries(text).map(([name, { size, line, tracking }]) => [
        name,
        [rem(size), { lineHeight: rem(line), letterSpacing: tracking }],
      ]),
    ),
    fontWeight: named(weight, (name) => String(weight[name as keyof typeof weight])),
    borderRadius: { none: '0', ...named(radius, (name) => (name === 'full' ? '9999px' : rem(radius[name as keyof typeof radius]))) },
    boxShadow: { none: 'none', ...named(elevation, (name) => `var(--shadow-${name})`) },
    transitionDuration: named(duration, (name) => `${duration[name as keyof typeof duration]}ms`),
    transitionTimingFunction: { ...easing },
    screens: named(screens, (name) => rem(screens[name as keyof typeof screens])),
    extend: { spacing: named(density.mouse, (name) => `var(--${name})`) },
  },
} satisfies Config
