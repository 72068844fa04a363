import { languages, type Language } from '../../../contract/index.ts'
import { Menu, MenuChoice, MenuHeading } from '../../design/menu/index.ts'
import type { DemandedProps } from '../../design/on-demand/index.ts'
import { isLanguage, useLanguage, useSentences } from '../../i18n/index.ts'

export interface LanguageEntriesProps extends DemandedProps {
  onLanguage: (language: Language) => void
}

/** The languages that there are. Each is called by its own name. */
export function LanguageEntries({ onLanguage, ...menu }: LanguageEntriesProps) {
  const t = useSentences('shell')
  return (
    <Menu align="end" {...menu}>
      <MenuHeading>{t('language.heading')}</MenuHeading>
      <MenuChoice
        value={useLanguage()}
        onValueChange={(value) => {
          if (isLanguage(value)) onLanguage(value)
        }}
        options={languages.map((value) => ({ value, label: <span lang={value}>{t(`language.${value}`)}</span> }))}
      />
    </Menu>
  )
}
