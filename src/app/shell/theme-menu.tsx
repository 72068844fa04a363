import { useState } from 'react'
import { DayIcon, NightIcon, ThemeIcon } from '../../design/icon/index.ts'
import { IconButton } from '../../design/icon-button/index.ts'
import { Menu, MenuChoice, MenuHeading } from '../../design/menu/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { chooseTheme, chosenTheme, themes } from './theme.ts'

const icons = { light: <DayIcon />, dark: <NightIcon />, system: <ThemeIcon /> } as const

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const t = useSentences('shell')
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Menu align="end" trigger={<IconButton label={t('theme.label', { theme: t(`theme.${theme}`) })} icon={icons[theme]} silent />}>
      <MenuHeading>{t('theme.heading')}</MenuHeading>
      <MenuChoice
        value={theme}
        onValueChange={(value) => {
          const next = themes.find((known) => known === value) ?? 'system'
          chooseTheme(next)
          setTheme(next)
        }}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
    </Menu>
  )
}
