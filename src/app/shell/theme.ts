import { recall, remember } from '../../api/index.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

export const chosenTheme = (): Theme => themes.find((theme) => theme === recall('local', key)) ?? 'system'

/** Shows the product so from now on, and at the next visit. */
export function chooseTheme(theme: Theme): void {
  remember('local', key, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
