import { bg, border, fg, type Shade } from './colour.ts'
import { elevation } from './elevation.ts'
import { density } from './space.ts'

type Theme = keyof Shade

const families = { bg, fg, border, shadow: elevation } as const satisfies Record<string, Record<string, Shade>>

/**
 * The stylesheet that turns meanings into custom properties (`--bg-surface`, `--fg-muted`, …), in both themes.
 * The system decides until somebody sets `data-theme`, on the page or on any part of it. Paper is light.
 */
export function themeCss(): string {
  return [
    '/* Written by theme-css.ts out of the tokens; `npx vitest run src/design/tokens -u` writes it anew. */',
    block(':root, [data-theme="light"]', [...colours('light'), 'color-scheme: light;']),
    `@media screen {\n${block('[data-theme="dark"]', [...colours('dark'), 'color-scheme: dark;'], '  ')}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', [...colours('dark'), 'color-scheme: dark;'], '  ')}\n}`,
    block(':root', heights('mouse')),
    `@media (pointer: coarse) {\n${block(':root', heights('finger'), '  ')}\n}`,
    '',
  ].join('\n\n')
}

function colours(theme: Theme): string[] {
  return Object.entries(families).flatMap(([family, shades]) =>
    Object.entries(shades).map(([name, value]) => `--${family}-${name}: ${value[theme]};`),
  )
}

function heights(by: keyof typeof density): string[] {
  return Object.entries(density[by]).map(([name, pixels]) => `--${name}: ${pixels / 16}rem;`)
}

function block(selector: string, lines: readonly string[], indent = ''): string {
  return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`
}
