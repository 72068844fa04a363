import { Button } from '../../design/button/index.ts'
import { LanguageIcon } from '../../design/icon/index.ts'
import { OnDemand } from '../../design/on-demand/index.ts'
import { useLanguage, useSentences } from '../../i18n/index.ts'

const load = () => import('./language-entries.tsx').then(({ LanguageEntries }) => LanguageEntries)

/** The language of the product. */
export function LanguageMenu() {
  const t = useSentences('shell')
  const language = useLanguage()
  return (
    <OnDemand
      popup="menu"
      trigger={
        <Button
          tone="quiet"
          icon={<LanguageIcon />}
          aria-label={t('language.label', { language: t(`language.${language}`), code: language })}
        >
          <span className="uppercase">{language}</span>
        </Button>
      }
      load={load}
      given={{}}
    />
  )
}
