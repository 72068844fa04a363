import { product } from '../../../contract/index.ts'
import { AppHeader } from '../../../src/design/app-header/index.ts'
import { Badge } from '../../../src/design/badge/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { AccountIcon, CategoryIcon, CollectionIcon, ExpandIcon, HelpIcon, LanguageIcon, NoticesIcon, ReportsIcon, StoreIcon, WarningIcon } from '../../../src/design/icon/index.ts'
import { IconButton } from '../../../src/design/icon-button/index.ts'
import { Mark } from '../../../src/design/mark/index.ts'
import { frameWords } from './frame.words.ts'
import { useSpeech } from './speech.ts'

export interface ScreenHeaderProps {
  /** Which way of the menu one is on; `home` is the mark's. */
  area: 'home' | 'reports' | 'categories' | 'collections' | 'none'
}

/** What stands above every screen of the book: the header of somebody who works for the gift shop. */
export function ScreenHeader({ area }: ScreenHeaderProps) {
  const { say, language } = useSpeech(frameWords)
  return (
    <AppHeader
      mark={<Mark name={product.name} />}
      home="#home"
      homeLabel={say.homeLabel}
      links={[
        { label: say.reports, href: '#reports', icon: <ReportsIcon />, current: area === 'reports' },
        { label: say.categories, href: '#category', icon: <CategoryIcon />, current: area === 'categories' },
        { label: say.collections, href: '#collection', icon: <CollectionIcon />, current: area === 'collections' },
        { label: say.alerts, href: '#alerts', icon: <WarningIcon />, aside: <Badge size="sm">{say.soon}</Badge> },
      ]}
      store={
        <Button tone="quiet" icon={<StoreIcon />} iconAfter={<ExpandIcon />}>
          Demo Gift Shop
        </Button>
      }
      language={
        <Button tone="quiet" icon={<LanguageIcon />}>
          {language.toUpperCase()}
        </Button>
      }
      extras={
        <>
          <IconButton label={say.help} icon={<HelpIcon />} silent />
          <IconButton label={say.notices(3)} icon={<NoticesIcon />} silent />
        </>
      }
      account={<IconButton label={say.account} icon={<AccountIcon />} silent />}
    />
  )
}
