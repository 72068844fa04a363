import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Publication } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useActs, type NewTimes } from '../data/use-acts.ts'
import type { PublicationAct } from '../model/acts.ts'

// A calendar is heavy, and most publications are neither moved nor called off.
const CancelDialog = lazy(() => import('../views/cancel-dialog.tsx').then(({ CancelDialog: view }) => ({ default: view })))
const MoveDialog = lazy(() => import('../views/move-dialog.tsx').then(({ MoveDialog: view }) => ({ default: view })))

/** The zone whose clocks the person looks at. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export interface Acting {
  act: (act: PublicationAct, publication: Publication) => void
  /** What is being done, and to which. */
  doing: { act: PublicationAct; id: string } | null
  /** What is asked before; to be drawn somewhere. */
  dialogs: ReactNode
}

/**
 * Does what a person wants about a publication, asks where something is at stake, and says what came of it.
 * @param timeZoneOf the clocks of a publication's store: IANA name
 */
export function useActing(timeZoneOf: (publication: Publication) => string): Acting {
  const t = useSentences('publication')
  const say = useFailureSentence()
  const acts = useActs()
  const [doing, setDoing] = useState<Acting['doing']>(null)
  const [asked, setAsked] = useState<{ act: 'cancel' | 'move'; publication: Publication } | null>(null)

  const run = async (act: PublicationAct, publication: Publication, times: NewTimes = { startsAt: null }): Promise<void> => {
    setDoing({ act, id: publication.id })
    try {
      const then = act === 'now' || act === 'move' ? await acts.move(publication, times) : await acts[act](publication)
      notify[act === 'cancel' ? 'neutral' : 'success'](
        t(act === 'cancel' && then.state !== 'cancelled' ? 'did.cancelling' : `did.${act}`),
        { id: 'publication', detail: publication.listName },
      )
      setAsked(null)
    } catch (error) {
      // What was chosen stays on screen.
      notify.danger(t('acts.failed'), { id: 'publication', detail: say(failureOf(error)) })
    } finally {
      setDoing(null)
    }
  }
  const close = (): void => setAsked(null)
  return {
    act: (act, publication) => {
      if (act === 'cancel' || act === 'move') setAsked({ act, publication })
      else void run(act, publication)
    },
    doing,
    dialogs: asked && (
      <Suspense>
        {asked.act === 'cancel' ? (
          <CancelDialog
            publication={asked.publication}
            working={doing !== null}
            onCancel={() => void run('cancel', asked.publication)}
            onClose={close}
          />
        ) : (
          <MoveDialog
            publication={asked.publication}
            timeZone={timeZoneOf(asked.publication)}
            ownTimeZone={ownTimeZone()}
            now={new Date().toISOString()}
            working={doing !== null}
            onMove={(times) => void run('move', asked.publication, times)}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  }
}
