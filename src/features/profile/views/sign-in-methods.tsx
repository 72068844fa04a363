import type { Factors, Passkey } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { CredentialIcon, EditIcon, RemoveIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ProfileRefusal } from '../model/profile-answer.ts'
import type { MethodsDialog } from '../model/sign-in-methods.ts'
import { MethodDialogs, type MethodDialogsProps } from './method-dialogs.tsx'

export interface SignInMethodsProps extends Omit<MethodDialogsProps, 'dialog'> {
  /** Undefined until they are known. */
  factors: Factors | undefined
  /** Why they are not known. */
  failure: string | null
  dialog: MethodsDialog | null
  /** What is under way: its button turns. */
  busy: 'app' | 'codes' | null
  /** Why nothing came of the last thing that was tried. */
  refused: ProfileRefusal | null
  /** False where this browser knows no passkeys. */
  passkeysKnown: boolean
  onSetUp: () => void
  onAsk: (dialog: MethodsDialog) => void
}

/** What somebody signs in with, beside the password: an authenticator app with its recovery codes, and passkeys. */
export function SignInMethods({ factors, failure, dialog, busy, refused, passkeysKnown, onSetUp, onAsk, ...dialogs }: SignInMethodsProps) {
  const t = useSentences('profile')
  return (
    <>
      <FormSection layout="beside" title={t('twoSteps.title')} description={t('twoSteps.text')}>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        {refused && dialog === null && <Banner tone="danger">{refused.text}</Banner>}
        {factors ? (
          <TwoSteps factors={factors} busy={busy} onSetUp={onSetUp} onAsk={onAsk} />
        ) : (
          failure === null && <Skeleton className="w-64" />
        )}
      </FormSection>
      {factors?.passkeysPossible !== false && (
        <FormSection layout="beside" title={t('passkeys.title')} description={t('passkeys.text')}>
          {factors ? (
            <Passkeys passkeys={factors.passkeys} known={passkeysKnown} onAsk={onAsk} />
          ) : (
            failure === null && (
              <Panel padding="none">
                <ItemSkeleton items={1} />
              </Panel>
            )
          )}
        </FormSection>
      )}
      {dialog && <MethodDialogs dialog={dialog} {...dialogs} />}
    </>
  )
}

interface TwoStepsProps extends Pick<SignInMethodsProps, 'busy' | 'onSetUp' | 'onAsk'> {
  factors: Factors
}

/** With fewer recovery codes than this there is a warning. */
const fewCodes = 3

function TwoSteps({ factors: { appSince, recoveryCodesLeft: left }, busy, onSetUp, onAsk }: TwoStepsProps) {
  const t = useSentences('profile')
  const format = useFormat()
  if (appSince === null)
    return (
      <div>
        <Button loading={busy === 'app'} onClick={onSetUp}>
          {t('twoSteps.turnOn')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="success" dot>
          {t('twoSteps.on')}
        </Badge>
        <span className="text-sm text-muted">{t('twoSteps.since', { date: format.moment(appSince) })}</span>
      </p>
      {left < fewCodes ? (
        <Banner tone="warning">
          {left === 0 ? t('twoSteps.noneLeft') : t('twoSteps.fewLeft', { count: left, left: format.number(left) })}
        </Banner>
      ) : (
        <p>{t('twoSteps.left', { count: left, left: format.number(left) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button loading={busy === 'codes'} onClick={() => onAsk({ kind: 'renewing-codes' })}>
          {t('twoSteps.renew')}
        </Button>
        <Button tone="danger" onClick={() => onAsk({ kind: 'removing-app' })}>
          {t('twoSteps.turnOff')}
        </Button>
      </div>
    </div>
  )
}

interface PasskeysProps {
  passkeys: readonly Passkey[]
  known: boolean
  onAsk: SignInMethodsProps['onAsk']
}

function Passkeys({ passkeys, known, onAsk }: PasskeysProps) {
  const t = useSentences('profile')
  const format = useFormat()
  return (
    <div className="flex flex-col items-stretch gap-3">
      {passkeys.length > 0 && (
        <Panel padding="none">
          <ItemList aria-label={t('passkeys.title')}>
            {passkeys.map((passkey) => (
              <Item
                key={passkey.id}
                icon={<CredentialIcon />}
                title={<span dir="auto">{passkey.name}</span>}
                detail={
                  <>
                    <span className="block">{t('passkeys.added', { date: format.moment(passkey.addedAt) })}</span>
                    <span className="block">
                      {passkey.usedAt === null ? t('passkeys.neverUsed') : t('passkeys.used', { date: format.moment(passkey.usedAt) })}
                    </span>
                  </>
                }
                action={
                  <>
                    <IconButton
                      label={t('passkeys.rename', { name: passkey.name })}
                      icon={<EditIcon />}
                      onClick={() => onAsk({ kind: 'renaming-passkey', passkey })}
                    />
                    <IconButton
                      label={t('passkeys.remove', { name: passkey.name })}
                      icon={<RemoveIcon />}
                      onClick={() => onAsk({ kind: 'removing-passkey', passkey })}
                    />
                  </>
                }
              />
            ))}
          </ItemList>
        </Panel>
      )}
      {known ? (
        <div>
          <Button onClick={() => onAsk({ kind: 'adding-passkey' })}>{t('passkeys.add')}</Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('passkeys.unknown')}</p>
      )}
    </div>
  )
}
