import { useState } from 'react'
import { product } from '../../../../contract/index.ts'
import { ApiProblem, failureOf } from '../../../api/index.ts'
import { download } from '../../../design/download/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { NoPasskey, passkeysAreKnown } from '../data/passkeys.ts'
import { type FactorsData, useFactors } from '../data/use-factors.ts'
import { NotProven, type Proof } from '../data/use-proof.ts'
import type { ProfileRefusal } from '../model/profile-answer.ts'
import { codesFile, type MethodsDialog } from '../model/sign-in-methods.ts'
import type { SignInMethodsProps } from '../views/sign-in-methods.tsx'

interface State {
  dialog: MethodsDialog | null
  busy: SignInMethodsProps['busy']
  sending: boolean
  fault: ProfileRefusal | null
}

const atRest: State = { dialog: null, busy: null, sending: false, fault: null }

/** How somebody signs in: what is known of it, what is asked, and what becomes of the answers. `own`: whether it is theirs to change. */
export function useMethods(own: boolean, withProof: Proof['withProof']): SignInMethodsProps {
  const t = useSentences('profile')
  const say = useFailureSentence()
  const factors: FactorsData = useFactors(own)
  const [state, setState] = useState<State>(atRest)

  const refusalOf = (error: unknown): ProfileRefusal | null => {
    if (error instanceof NotProven) return null
    if (error instanceof NoPasskey) return { code: null, text: t(`passkeys.notMade.${error.why}`) }
    return { code: error instanceof ApiProblem ? error.code : null, text: say(failureOf(error)) }
  }
  /** Does what a dialog is for; it shows what went wrong. */
  const act = <T>(done: () => Promise<T>, then: (answer: T) => Partial<State>, busy: State['busy'] = null): void => {
    setState((present) => ({ ...present, busy, sending: true, fault: null }))
    withProof(done).then(
      (answer) => setState({ ...atRest, ...then(answer) }),
      (error: unknown) => setState((present) => ({ ...present, busy: null, sending: false, fault: refusalOf(error) })),
    )
  }
  const announced = (sentence: string) => (): Partial<State> => {
    notify.success(sentence)
    return {}
  }
  const codes = (given: readonly string[]): Partial<State> => ({ dialog: { kind: 'codes', codes: given } })

  return {
    factors: factors.factors,
    failure: factors.factors === undefined && factors.failure ? say(factors.failure) : null,
    dialog: state.dialog,
    busy: state.busy,
    sending: state.sending,
    fault: state.fault,
    refused: state.fault,
    passkeysKnown: passkeysAreKnown(),
    onAsk: (dialog) => setState({ ...atRest, dialog }),
    onClose: () => setState(atRest),
    onSetUp: () => act(factors.setUp, ({ key, setUpAddress }) => ({ dialog: { kind: 'set-up', key, address: setUpAddress } }), 'app'),
    onConfirmApp: (code) => act(() => factors.confirm(code), codes),
    onRemoveApp: () => act(factors.removeApp, announced(t('twoSteps.turnedOff'))),
    onRenewCodes: () => act(factors.renewCodes, codes),
    onAddPasskey: (name) => act(() => factors.addPasskey(name), announced(t('passkeys.adding.done'))),
    onRenamePasskey: ({ id }, name) => act(() => factors.renamePasskey(id, name), announced(t('passkeys.renaming.done'))),
    onRemovePasskey: ({ id }) => act(() => factors.removePasskey(id), announced(t('passkeys.removing.done'))),
    onCopy: (text) =>
      void navigator.clipboard.writeText(text).then(
        () => notify.success(t('copied')),
        () => notify.danger(t('notCopied')),
      ),
    onDownload: (given) =>
      download(
        new Blob([codesFile(t('codes.fileTitle', { product: product.name }), given)], { type: 'text/plain' }),
        `${product.slug}-recovery-codes.txt`,
      ),
  }
}
