import { create } from 'storybook/theming'
import { bg, border, family, fg } from '../src/design/tokens/index.ts'

/** Storybook itself, in the colours of what it describes. */
export const cover = create({
  base: 'light',
  brandTitle: 'Samara',
  brandUrl: '?path=/docs/handbook-introduction--docs',
  fontBase: family.sans.join(', '),
  fontCode: family.mono.join(', '),
  appBg: bg.canvas.light,
  appContentBg: bg.surface.light,
  appPreviewBg: bg.canvas.light,
  appBorderColor: border.default.light,
  colorPrimary: bg.accent.light,
  colorSecondary: bg.accent.light,
  barSelectedColor: fg.accent.light,
  textColor: fg.default.light,
})
