import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { bg, border, family, fg } from '../src/design/tokens/index.ts'

/** The book's cover, in the colours of what it describes. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Samara',
    brandUrl: '?path=/docs/handbook-introduction--docs',
    fontBase: family.sans.join(', '),
    appBg: bg.canvas.light,
    appContentBg: bg.surface.light,
    appBorderColor: border.default.light,
    colorPrimary: bg.accent.light,
    colorSecondary: bg.accent.light,
    barSelectedColor: fg.accent.light,
    textColor: fg.default.light,
  }),
})
