import { Button } from '../../design/button/index.ts'
import { LanguageIcon } from '../../design/icon/index.ts'
import { OnDemand } from '../../design/on-demand/index.ts'
import { useLanguage, useSentences } from '../../i18n/index.ts'

const loadKept = () => import('./kept-language-entries.tsx').then(({ KeptLanguageEntries }) => KeptLanguageEntries)
const loadPassing = () => import('./passing-language-entries.tsx').then(({ PassingLanguageEntries }) => PassingLanguageEntries)

export interface LanguageMenuProps {
  /** Kept with the person's settings; without it, the language is that of this browser alone. */
  kept?: boolean
}

/** The language of the product. */
export function LanguageMenu({ kept = false }: LanguageMenuProps) {
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
          {/* Where somebody is signed in, the header has no room for them on a small desktop. */}
          <span className={kept ? 'uppercase min-[64rem]:max-[80rem]:hidden' : 'uppercase'}>{language}</span>
        </Button>
      }
      load={kept ? loadKept : loadPassing}
      given={{}}
    />
  )
}
