import { fn } from 'storybook/test'
import { noFactors } from '../profile.fixtures.ts'
import type { SignInMethodsProps } from './sign-in-methods.tsx'

/** Nothing is set up, and nothing is asked. */
export const methods: SignInMethodsProps = {
  factors: noFactors,
  failure: null,
  dialog: null,
  busy: null,
  sending: false,
  fault: null,
  refused: null,
  passkeysKnown: true,
  onSetUp: fn(),
  onAsk: fn(),
  onConfirmApp: fn(),
  onRemoveApp: fn(),
  onRenewCodes: fn(),
  onCopy: fn(),
  onDownload: fn(),
  onAddPasskey: fn(),
  onRenamePasskey: fn(),
  onRemovePasskey: fn(),
  onClose: fn(),
}
