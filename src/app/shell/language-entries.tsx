import { languages } from '../../../contract/index.ts'
import { Menu, MenuChoice, MenuHeading } from '../../design/menu/index.ts'
import type { DemandedProps } from '../../design/on-demand/index.ts'
import { isLanguage, speak, useLanguage, useSentences } from '../../i18n/index.ts'

/** The languages that there are. Each is called by its own name. */
export function LanguageEntries(menu: DemandedProps) {
  const t = useSentences('shell')
  return (
    <Menu align="end" {...menu}>
      <MenuHeading>{t('language.heading')}</MenuHeading>
      <MenuChoice
        value={useLanguage()}
        onValueChange={(value) => {
          if (isLanguage(value)) void speak(value)
        }}
        options={languages.map((value) => ({ value, label: <span lang={value}>{t(`language.${value}`)}</span> }))}
      />
    </Menu>
  )
}
