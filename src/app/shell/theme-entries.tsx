import { Menu, MenuChoice, MenuHeading } from '../../design/menu/index.ts'
import type { DemandedProps } from '../../design/on-demand/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { themes, type Theme } from './theme.ts'

export interface ThemeEntriesProps extends DemandedProps {
  theme: Theme
  onTheme: (theme: Theme) => void
}

/** The appearances that there are. */
export function ThemeEntries({ theme, onTheme, ...menu }: ThemeEntriesProps) {
  const t = useSentences('shell')
  return (
    <Menu align="end" {...menu}>
      <MenuHeading>{t('theme.heading')}</MenuHeading>
      <MenuChoice
        value={theme}
        onValueChange={(value) => onTheme(themes.find((known) => known === value) ?? 'system')}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
    </Menu>
  )
}
