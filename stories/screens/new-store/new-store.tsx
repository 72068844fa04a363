import { useState } from 'react'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Form, FormActions, FormSection } from '../../../src/design/form/index.ts'
import { AutomationIcon, StoreIcon } from '../../../src/design/icon/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { Link } from '../../../src/design/link/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { PasswordInput } from '../../../src/design/password-input/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { Skeleton, SkeletonRows } from '../../../src/design/skeleton/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { categories, days } from '../shop/index.ts'
import { CredentialCheck, type CheckState } from './credential-check.tsx'
import { newStoreWords } from './new-store.words.ts'

export interface NewStoreProps {
  state?: 'ready' | 'loading' | 'forbidden'
  platform?: 'vtex' | 'demo'
  check?: CheckState
}

/** Connects a store: where it is, its credential, and what that may do. */
export function NewStore({ state = 'ready', platform: first = 'vtex', check: begun = 'complete' }: NewStoreProps) {
  const { say, format } = useTexts(newStoreWords)
  const [platform, setPlatform] = useState<string>(first)
  const [check, setCheck] = useState(begun)
  const known = check === 'complete' || check === 'incomplete'
  const products = categories.reduce((sum, category) => sum + category.products, 0)
  return (
    <Page
      header={<ScreenHeader area="none" />}
      breadcrumb={<Breadcrumb items={[{ label: say.back, href: '#stores' }, { label: say.title }]} />}
      title={say.title}
      description={say.description}
    >
      {state === 'forbidden' ? (
        <Panel>
          <ListState state={{ kind: 'forbidden', advice: say.forbidden }} />
        </Panel>
      ) : state === 'loading' ? (
        <ListState state={{ kind: 'loading', skeleton: <NewStoreSkeleton /> }} />
      ) : (
        <Form onSubmit={() => setCheck('checking')} busy={check === 'checking'}>
          <div className="grid min-w-0 grid-cols-1 items-start gap-x-10 gap-y-8 md:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-8">
              <FormSection title={say.platform}>
                <RadioGroup aria-label={say.platform} look="cards" columns={2} value={platform} onValueChange={setPlatform}>
                  <RadioOption value="vtex" icon={<StoreIcon />} label={say.vtex} hint={say.vtexHint} />
                  <RadioOption value="demo" icon={<AutomationIcon />} label={say.demo} hint={say.demoHint} />
                </RadioGroup>
              </FormSection>
              {platform === 'vtex' && <Credential written={check !== 'unasked'} refused={check === 'refused'} />}
            </div>
            {platform === 'vtex' ? (
              <FormSection title={say.rights} description={say.rightsText}>
                <CredentialCheck state={check} onAgain={() => setCheck('checking')} />
              </FormSection>
            ) : (
              <Panel tone="accent" title={say.demoTitle} description={say.demoText}>
                <p className="text-sm text-muted tabular-nums">
                  {say.demoFacts(format.number(products), format.number(categories.length), format.number(days.length))}
                </p>
              </Panel>
            )}
          </div>
          <FormActions sticky>
            <ButtonLink tone="quiet" href="#stores">
              {say.cancel}
            </ButtonLink>
            {platform === 'demo' ? (
              <ButtonLink tone="accent" href="#home">
                {say.create}
              </ButtonLink>
            ) : known ? (
              <ButtonLink tone="accent" href="#synchronize">
                {check === 'complete' ? say.connect : say.connectAnyway}
              </ButtonLink>
            ) : (
              <Button type="submit" tone="accent" loading={check === 'checking'}>
                {say.check}
              </Button>
            )}
          </FormActions>
        </Form>
      )}
    </Page>
  )
}

/** The questions about a credential of the platform. */
function Credential({ written, refused }: { written: boolean; refused: boolean }) {
  const { say } = useTexts(newStoreWords)
  return (
    <FormSection
      title={say.credential}
      description={
        <>
          {say.credentialText} <Link href="#help">{say.howTo}</Link>
        </>
      }
    >
      <Field label={say.account} hint={say.accountHint} required>
        <Input
          name="account"
          autoComplete="off"
          spellCheck={false}
          defaultValue={written ? 'regalosdeana' : ''}
          after={<span className="max-sm:hidden">.vtexcommercestable.com.br</span>}
        />
      </Field>
      <Field label={say.key} required error={refused ? say.refusedKey : undefined}>
        <Input name="key" autoComplete="off" spellCheck={false} defaultValue={written ? 'vtexappkey-regalosdeana-QXPLTZ' : ''} />
      </Field>
      <Field label={say.token} hint={say.tokenHint} required>
        <PasswordInput name="token" autoComplete="new-password" defaultValue={written ? 'not-a-real-token-of-anybody' : ''} />
      </Field>
    </FormSection>
  )
}

function NewStoreSkeleton() {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <div className="flex flex-col gap-4">
        <div className="mb-4 grid gap-3 sm:grid-cols-2">
          <Skeleton shape="block" className="h-28" />
          <Skeleton shape="block" className="h-28" />
        </div>
        {[0, 1, 2].map((field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="w-40" />
            <Skeleton shape="block" className="h-control-md" />
          </div>
        ))}
      </div>
      <SkeletonRows rows={9} pictures={false} />
    </div>
  )
}
