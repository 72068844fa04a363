import { languages } from '../../../contract/index.ts'
import { Button } from '../../design/button/index.ts'
import { LanguageIcon } from '../../design/icon/index.ts'
import { Menu, MenuChoice, MenuHeading } from '../../design/menu/index.ts'
import { isLanguage, speak, useLanguage, useSentences } from '../../i18n/index.ts'

/** The language of the product. Each is called by its own name. */
export function LanguageMenu() {
  const t = useSentences('shell')
  const language = useLanguage()
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="quiet" icon={<LanguageIcon />} aria-label={t('language.label', { language: t(`language.${language}`), code: language })}>
          <span className="uppercase">{language}</span>
        </Button>
      }
    >
      <MenuHeading>{t('language.heading')}</MenuHeading>
      <MenuChoice
        value={language}
        onValueChange={(value) => {
          if (isLanguage(value)) void speak(value)
        }}
        options={languages.map((value) => ({ value, label: <span lang={value}>{t(`language.${value}`)}</span> }))}
      />
    </Menu>
  )
}
