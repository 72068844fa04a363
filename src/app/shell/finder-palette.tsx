import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { languages } from '../../../contract/index.ts'
import { useSession } from '../../api/index.ts'
import type { Command } from '../../design/command-palette/index.ts'
import {
  AccountIcon,
  HelpIcon,
  HomeIcon,
  LanguageIcon,
  SignOutIcon,
  StoreIcon,
  SynchroniseIcon,
  ThemeIcon,
} from '../../design/icon/index.ts'
import { Finder } from '../../features/finding/index.ts'
import { topicOf, useHelpTexts } from '../../features/help/index.ts'
import { useChooseLanguage } from '../../features/profile/index.ts'
import { useStores } from '../../features/stores/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { helpPath, orderPath, paths, productPath, synchronisePath } from '../paths.ts'
import { chooseTheme, themes } from './theme.ts'
import { entryIcons } from './area-icons.tsx'
import { useAreas } from './use-areas.tsx'

export interface FinderPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The command palette with everything that the product has: its screens, and what can be done from anywhere. */
export function FinderPalette({ open, onOpenChange }: FinderPaletteProps) {
  const { current } = useStores()
  const navigate = useNavigate()
  const screens = useScreens()
  const actions = useActions()
  const store = current?.store ?? null
  return (
    <Finder
      open={open}
      onOpenChange={onOpenChange}
      store={store}
      screens={screens}
      actions={actions}
      onList={(list) => void (store !== null && navigate(orderPath(list, store)))}
      onProduct={(product) => void (store !== null && navigate(productPath(product, store)))}
    />
  )
}

function useScreens(): readonly Command[] {
  const t = useSentences('shell')
  const navigate = useNavigate()
  const areas = useAreas()
  const help = Object.values(useHelpTexts()).flat()
  /** A screen is found by the words of what is done on it, too. */
  const wordsOf = (screen: string): string | undefined => help.find(({ name }) => name === topicOf(screen))?.words
  const go = (value: string, label: string, href: string, icon: Command['icon'], detail?: string, words?: string): Command => ({
    value,
    label,
    detail,
    words: words ? [words] : undefined,
    icon,
    onSelect: () => void navigate(href),
  })
  return [
    go('home', t('titles.home'), paths.home, <HomeIcon />),
    ...areas.flatMap(({ name, label, entries }) =>
      entries.map((entry) =>
        go(
          `${name} ${entry.name}`,
          entry.label,
          entry.href,
          entryIcons[entry.name],
          entry.label === label ? undefined : label,
          wordsOf(entry.route),
        ),
      ),
    ),
    go('profile', t('titles.userProfile'), paths.userProfile, <AccountIcon />),
    go('plans', t('titles.plans'), paths.plans, <AccountIcon />),
    go('new-store', t('titles.newStore'), paths.newStore, <StoreIcon />, undefined, wordsOf('newStore')),
    go('help', t('titles.help'), paths.help, <HelpIcon />),
    ...help.map(({ name, title, words }) => go(`help ${name}`, title, helpPath(name), <HelpIcon />, t('titles.help'), words)),
    go('assistant', t('titles.assistant'), paths.assistant, <HomeIcon />),
  ]
}

function useActions(): readonly Command[] {
  const t = useSentences('shell')
  const navigate = useNavigate()
  const session = useSession()
  const chooseLanguage = useChooseLanguage()
  const { stores, current, choose } = useStores()
  const others = useMemo(() => stores?.filter(({ store }) => store !== current?.store) ?? [], [stores, current])
  const theme = themes.map((value): Command => ({
    value: `theme ${value}`,
    label: t('finder.theme', { theme: t(`theme.${value}`) }),
    icon: <ThemeIcon />,
    onSelect: () => chooseTheme(value),
  }))
  const language = languages.map((value): Command => ({
    value: `language ${value}`,
    label: t('finder.language', { language: t(`language.${value}`) }),
    icon: <LanguageIcon />,
    onSelect: () => void chooseLanguage(value),
  }))
  const toStore = others.map(({ store, displayName }): Command => ({
    value: `store ${store}`,
    label: t('finder.store', { store: displayName }),
    icon: <StoreIcon />,
    onSelect() {
      choose(store)
      void navigate(paths.home)
    },
  }))
  const leave: Command = { value: 'sign-out', label: t('account.signOut'), icon: <SignOutIcon />, onSelect: () => void session.signOut() }
  const synchronise: Command[] = current
    ? [
        {
          value: 'synchronise-all',
          label: t('finder.syncAll'),
          icon: <SynchroniseIcon />,
          onSelect: () => void navigate(synchronisePath(current.store, { scope: 'everything' })),
        },
      ]
    : []
  return [...synchronise, ...toStore, ...theme, ...language, leave]
}
