import { lazy, Suspense, useState, type ReactNode } from 'react'
import { untilFetched } from '../../../design/on-demand/index.ts'
import type { Publication } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { usePublicationCommands, type NewTimes } from '../data/use-publication-commands.ts'
import type { PublicationAction } from '../model/publication-actions.ts'

// A calendar is heavy, and most publications are neither moved nor called off.
const CancelDialog = lazy(() =>
  untilFetched(() => import('../views/cancel-dialog.tsx').then(({ CancelDialog: view }) => ({ default: view }))),
)
const MoveDialog = lazy(() => untilFetched(() => import('../views/move-dialog.tsx').then(({ MoveDialog: view }) => ({ default: view }))))

/** The person's own time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export interface PublicationActions {
  act: (act: PublicationAction, publication: Publication) => void
  /** The running action and its publication. */
  doing: { act: PublicationAction; id: string } | null
  /** The dialogs, to be rendered by the caller. */
  dialogs: ReactNode
}

/**
 * Runs the actions on publications: asks for confirmation where needed, and shows the result.
 * @param timeZoneOf the time zone of a publication's store: IANA name
 */
export function usePublicationActions(timeZoneOf: (publication: Publication) => string): PublicationActions {
  const t = useSentences('publication')
  const say = useFailureSentence()
  const commands = usePublicationCommands()
  const [doing, setDoing] = useState<PublicationActions['doing']>(null)
  const [requested, setRequested] = useState<{ act: 'cancel' | 'move'; publication: Publication } | null>(null)

  const run = async (act: PublicationAction, publication: Publication, times: NewTimes = { startsAt: null }): Promise<void> => {
    setDoing({ act, id: publication.id })
    try {
      const then = act === 'now' || act === 'move' ? await commands.move(publication, times) : await commands[act](publication)
      notify[act === 'cancel' ? 'neutral' : 'success'](
        t(act === 'cancel' && then.state !== 'cancelled' ? 'did.cancelling' : `did.${act}`),
        { id: 'publication', detail: publication.listName },
      )
      setRequested(null)
    } catch (error) {
      // The dialog stays open.
      notify.danger(t('acts.failed'), { id: 'publication', detail: say(failureOf(error)) })
    } finally {
      setDoing(null)
    }
  }
  const close = (): void => setRequested(null)
  return {
    act: (act, publication) => {
      if (act === 'cancel' || act === 'move') setRequested({ act, publication })
      else void run(act, publication)
    },
    doing,
    dialogs: requested && (
      <Suspense>
        {requested.act === 'cancel' ? (
          <CancelDialog
            publication={requested.publication}
            working={doing !== null}
            onCancel={() => void run('cancel', requested.publication)}
            onClose={close}
          />
        ) : (
          <MoveDialog
            publication={requested.publication}
            timeZone={timeZoneOf(requested.publication)}
            ownTimeZone={ownTimeZone()}
            now={new Date().toISOString()}
            working={doing !== null}
            onMove={(times) => void run('move', requested.publication, times)}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  }
}
