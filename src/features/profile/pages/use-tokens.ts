import { useState } from 'react'
import { ApiProblem, failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useApiTokens } from '../data/use-api-tokens.ts'
import { NotProven, type Proof } from '../data/use-proof.ts'
import type { ProfileRefusal } from '../model/profile-answer.ts'
import type { TokensDialog, TokenStore } from '../model/token-answer.ts'
import type { TokensSectionProps } from '../views/tokens-section.tsx'

interface State {
  dialog: TokensDialog | null
  sending: boolean
  fault: ProfileRefusal | null
  /** Repeated after a silence, the same request makes one token. */
  key: string
}

const atRest = (): State => ({ dialog: null, sending: false, fault: null, key: crypto.randomUUID() })

/** The person’s API tokens: what is known of them, what is asked, and what becomes of the answers. */
export function useTokens(
  { stores, helpHref }: { stores: readonly TokenStore[] | undefined; helpHref: string },
  withProof: Proof['withProof'],
): TokensSectionProps {
  const t = useSentences('api-tokens')
  const say = useFailureSentence()
  const { tokens, failure, make, revoke } = useApiTokens()
  const [state, setState] = useState(atRest)
  const act = <T>(done: () => Promise<T>, then: (answer: T) => Partial<State>): void => {
    setState((present) => ({ ...present, sending: true, fault: null }))
    done().then(
      (answer) => setState({ ...atRest(), ...then(answer) }),
      (error: unknown) => {
        const fault =
          error instanceof NotProven ? null : { code: error instanceof ApiProblem ? error.code : null, text: say(failureOf(error)) }
        setState((present) => ({ ...present, sending: false, fault }))
      },
    )
  }
  return {
    tokens,
    failure: tokens === undefined && failure ? say(failure) : null,
    stores,
    dialog: state.dialog,
    sending: state.sending,
    fault: state.fault,
    helpHref,
    onAsk: (dialog) => setState({ ...atRest(), dialog }),
    onClose: () => setState(atRest()),
    onMake: (answer) =>
      act(
        () => withProof(() => make(answer, state.key)),
        (token) => ({ dialog: { kind: 'made', token } }),
      ),
    onRevoke: ({ id }) =>
      act(
        () => revoke(id),
        () => {
          notify.success(t('revoking.done'))
          return {}
        },
      ),
    onCopy: (token) =>
      void navigator.clipboard.writeText(token).then(
        () => notify.success(t('made.copied')),
        () => notify.danger(t('made.notCopied')),
      ),
  }
}
