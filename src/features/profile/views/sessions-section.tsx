import type { PersonSession } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { DesktopIcon, PhoneIcon } from '../../../design/icon/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface SessionsSectionProps {
  /** Undefined until they are known. */
  sessions: readonly PersonSession[] | undefined
  onEnd: (session: PersonSession) => void
  onSignOutEverywhere: () => void
}

const inTheHand: readonly (PersonSession['system'] | undefined)[] = ['Android', 'iPhone', 'iPadOS']

/** Where somebody is signed in: with what, from where, since when; each can be ended. */
export function SessionsSection({ sessions, onEnd, onSignOutEverywhere }: SessionsSectionProps) {
  const t = useSentences('profile')
  const format = useFormat()
  const nameOf = ({ browser, system }: PersonSession): string => {
    if (browser === null) return system ?? t('sessions.unknown')
    return system === null ? browser : t('sessions.on', { browser, system })
  }
  // The one that is looked from comes first.
  const sorted = sessions?.toSorted((one, other) => Number(other.current) - Number(one.current))
  return (
    <FormSection layout="beside" title={t('sessions.title')} description={t('sessions.text')}>
      <div className="flex flex-col gap-3">
        <Panel padding="none">
          {sorted ? (
            <ItemList aria-label={t('sessions.title')}>
              {sorted.map((session) => (
                <Item
                  key={session.id}
                  icon={inTheHand.includes(session.system) ? <PhoneIcon /> : <DesktopIcon />}
                  title={nameOf(session)}
                  detail={
                    <>
                      <span className="block">
                        {[
                          session.usedAt === null ? null : t('sessions.used', { date: format.moment(session.usedAt) }),
                          session.address === null ? null : t('sessions.from', { address: session.address }),
                        ]
                          .filter((part) => part !== null)
                          .join(' · ')}
                      </span>
                      <span className="block">
                        {t('sessions.span', { from: format.moment(session.startedAt), to: format.moment(session.endsAt) })}
                      </span>
                    </>
                  }
                  aside={session.current ? <Badge tone="accent">{t('sessions.current')}</Badge> : undefined}
                  action={
                    session.current ? undefined : (
                      <Button size="sm" onClick={() => onEnd(session)}>
                        {t('sessions.end')}
                      </Button>
                    )
                  }
                />
              ))}
            </ItemList>
          ) : (
            <ItemSkeleton items={2} />
          )}
        </Panel>
        <div>
          <Button onClick={onSignOutEverywhere}>{t('sessions.signOutEverywhere')}</Button>
        </div>
      </div>
    </FormSection>
  )
}
