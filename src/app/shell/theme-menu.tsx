import { useState } from 'react'
import { DayIcon, NightIcon, ThemeIcon } from '../../design/icon/index.ts'
import { SilentIconButton } from '../../design/icon-button/index.ts'
import { OnDemand } from '../../design/on-demand/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

const icons = { light: <DayIcon />, dark: <NightIcon />, system: <ThemeIcon /> } as const
const load = () => import('./theme-entries.tsx').then(({ ThemeEntries }) => ThemeEntries)

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const t = useSentences('shell')
  const [theme, setTheme] = useState(chosenTheme)
  const onTheme = (next: Theme): void => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <OnDemand
      popup="menu"
      trigger={<SilentIconButton label={t('theme.label', { theme: t(`theme.${theme}`) })} icon={icons[theme]} />}
      load={load}
      given={{ theme, onTheme }}
    />
  )
}
