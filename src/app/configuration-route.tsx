import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../api/index.ts'
import { ConfigurationView, configurationTabNamed, PreferencesView } from '../features/configuration/index.ts'
import { StoresTab } from '../features/connections/index.ts'
import { OwnAccess, PartnersTab } from '../features/partners/index.ts'
import { usePlan, useStores } from '../features/stores/index.ts'
import { speak, useLanguage } from '../i18n/index.ts'
import { paths } from './paths.ts'
import { Header } from './shell/header.tsx'
import { chooseTheme, chosenTheme } from './shell/theme.ts'
import { chooseStartPage, startPage, startPages } from './start-page.ts'

/** `/configuration#stores`: the hash says which tab is open. */
export function ConfigurationRoute() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { person } = useSession()
  const { stores, current, failure, again, giveUp } = useStores()
  const { plan } = usePlan()
  return (
    <ConfigurationView
      header={<Header />}
      tab={configurationTabNamed(hash)}
      onTab={(tab) => void navigate({ hash: tab }, { replace: true })}
      person={person}
      profileHref={paths.userProfile}
      newStoreHref={paths.newStore}
      stores={stores}
      current={current}
      plan={plan?.name ?? null}
      storesTab={
        <OwnAccess onLeaving={giveUp}>
          {(membershipEntries) => (
            <StoresTab
              stores={stores}
              failure={failure}
              onRetry={again}
              newStoreHref={paths.newStore}
              membershipEntries={membershipEntries}
            />
          )}
        </OwnAccess>
      }
      partnersTab={<PartnersTab stores={stores} current={current} />}
      preferencesTab={<Preferences />}
    />
  )
}

function Preferences() {
  const [theme, setTheme] = useState(chosenTheme)
  const [start, setStart] = useState(startPage)
  return (
    <PreferencesView
      language={useLanguage()}
      onLanguage={(language) => void speak(language)}
      theme={theme}
      onTheme={(next) => {
        chooseTheme(next)
        setTheme(next)
      }}
      starts={startPages}
      start={start}
      onStart={(next) => {
        chooseStartPage(next)
        setStart(next)
      }}
    />
  )
}
