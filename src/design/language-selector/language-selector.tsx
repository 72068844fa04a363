import { Button } from '../button/index.ts'
import { LanguageIcon } from '../icon/index.ts'
import { Menu, MenuChoice, MenuHeading } from '../menu/index.ts'
import { isLanguage, languages, type Language } from '../words/index.ts'
import { ownNames, useLanguageSelectorWords } from './language-selector.words.ts'

export interface LanguageSelectorProps {
  value: Language
  onValueChange: (language: Language) => void
  /** Only its letters, or the whole name. @default 'letters' */
  shows?: 'letters' | 'name' | undefined
}

/**
 * Chooses what the product speaks.
 * @example <LanguageSelector value={language} onValueChange={speak} />
 */
export function LanguageSelector({ value, onValueChange, shows = 'letters' }: LanguageSelectorProps) {
  const words = useLanguageSelectorWords()
  return (
    <Menu
      align="end"
      trigger={
        <Button data-slot="language-selector" tone="quiet" icon={<LanguageIcon className="text-muted" />}>
          <span className="sr-only">
            {words.language}: {shows === 'letters' && ownNames[value]}
          </span>{' '}
          {shows === 'name' ? ownNames[value] : value.toUpperCase()}
        </Button>
      }
    >
      <MenuHeading>{words.language}</MenuHeading>
      <MenuChoice
        value={value}
        onValueChange={(chosen) => {
          if (isLanguage(chosen)) onValueChange(chosen)
        }}
        options={languages.map((language) => ({
          value: language,
          label: <span lang={language}>{ownNames[language]}</span>,
          aside: language.toUpperCase(),
        }))}
      />
    </Menu>
  )
}
