import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '../api/index.ts'
import { ConfigurationView, configurationTabNamed, PreferencesView } from '../features/configuration/index.ts'
import { StoresTab } from '../features/connections/index.ts'
import { NoticeSettings } from '../features/notices/index.ts'
import { OwnAccess, PartnersTab } from '../features/partners/index.ts'
import { SubscriptionTab } from '../features/payments/index.ts'
import { useStores } from '../features/stores/index.ts'
import { WebhooksTab } from '../features/webhooks/index.ts'
import { Display } from './display.tsx'
import { StoreLimitNotice } from './limit-notice.tsx'
import { helpPath, paths, subscriptionPath } from './paths.ts'
import { chooseStartPage, startPage, startPages } from './start-page.ts'

/** `/configuration#stores`: the hash says which tab is open. */
export function ConfigurationRoute() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { person } = useSession()
  const { stores, current, failure, again, giveUp } = useStores()
  const [search] = useSearchParams()
  const onReturned = useCallback(() => void navigate({ search: '', hash }, { replace: true }), [navigate, hash])
  return (
    <ConfigurationView
      tab={configurationTabNamed(hash)}
      onTab={(tab) => void navigate({ hash: tab }, { replace: true })}
      person={person}
      profileHref={paths.userProfile}
      stores={stores}
      current={current}
      storesTab={
        <OwnAccess onLeaving={giveUp}>
          {(membershipEntries) => (
            <StoresTab
              stores={stores}
              failure={failure}
              onRetry={again}
              newStoreHref={paths.newStore}
              onLeaving={giveUp}
              membershipEntries={membershipEntries}
            />
          )}
        </OwnAccess>
      }
      partnersTab={
        <PartnersTab stores={stores} current={current} noticeOf={(store) => <StoreLimitNotice limit="partners" store={store} />} />
      }
      webhooksTab={stores && <WebhooksTab current={current} helpHref={helpPath('webhooks')} />}
      subscriptionTab={
        <SubscriptionTab plansHref={paths.plans} returned={search.get('payment')} onReturned={onReturned} path={subscriptionPath} />
      }
      preferencesTab={<Preferences />}
    />
  )
}

function Preferences() {
  const [start, setStart] = useState(startPage)
  return (
    <PreferencesView
      display={<Display />}
      starts={startPages}
      start={start}
      onStart={(next) => {
        chooseStartPage(next)
        setStart(next)
      }}
      notices={<NoticeSettings />}
    />
  )
}
