import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Combobox } from '../../../design/combobox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { focusFirstError } from '../../../design/form/index.ts'
import { SynchroniseIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { isMissing, mostCategories, productsOf, scopes, type Catalogue, type Scope, type SynchronisationRequest } from '../model/request.ts'

export interface ScopeFormProps {
  /** Undefined while it comes. */
  catalogue: Catalogue | undefined
  request: SynchronisationRequest
  onRequest: (request: SynchronisationRequest) => void
  /** Something of the kind that is requested is under way already. */
  busy: boolean
  starting: boolean
  onStart: () => void
  /** Undefined while it is not known. `fixed`: the person may see it, and not change it. */
  nightly: { on: boolean; nextAt: string | null; saving: boolean; fixed: boolean } | undefined
  /** IANA name; the night is the store's. */
  timeZone: string
  onNightly: (on: boolean) => void
}

/** What to bring in, the button that does, and whether it comes by itself every night. */
export function ScopeForm({ catalogue, request, onRequest, busy, starting, onStart, nightly, timeZone, onNightly }: ScopeFormProps) {
  const t = useSentences('synchronisation')
  const format = useFormat()
  const [refused, setRefused] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused > 0) focusFirstError(fields.current)
  }, [refused])
  const missing = isMissing(request)
  const products = catalogue ? productsOf(request, catalogue) : 0
  const error = refused > 0 && missing ? t('form.missing') : undefined
  const categories = (catalogue?.categories ?? []).map(({ id, name, route, products: count }) => ({
    value: String(id),
    label: name,
    detail: route || undefined,
    aside: format.number(count),
  }))
  const collections = (catalogue?.collections ?? []).map(({ id, name, products: count }) => ({
    value: String(id),
    label: name,
    aside: format.number(count),
  }))
  const hint = (scope: Scope): string => {
    if (scope === 'collections' && catalogue && catalogue.collections.length > 0)
      return t('hint.collectionsOf', { count: catalogue.collections.length, collections: format.number(catalogue.collections.length) })
    return t(`hint.${scope}`)
  }
  return (
    <Panel
      title={t('form.title')}
      description={t('form.lead')}
      footer={
        <Button
          tone="accent"
          icon={<SynchroniseIcon />}
          wide
          disabled={busy}
          keepsFocus
          loading={starting}
          onClick={() => (missing ? setRefused(refused + 1) : onStart())}
        >
          {products > 0 ? t('form.startSome', { count: products, products: format.number(products) }) : t('form.start')}
        </Button>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <RadioGroup
          aria-label={t('form.title')}
          look="cards"
          value={request.scope}
          onValueChange={(next) => onRequest({ ...request, scope: scopes.find((each) => each === next) ?? 'everything' })}
        >
          {scopes.map((scope) => (
            <RadioOption key={scope} value={scope} label={t(`scope.${scope}`)} hint={hint(scope)} />
          ))}
        </RadioGroup>
        {request.scope === 'categories' && (
          <Field label={t('form.categories')} error={error}>
            <Combobox
              multiple
              options={categories}
              value={request.categories.map(String)}
              onValueChange={(next) => onRequest({ ...request, categories: next.slice(0, mostCategories).map(Number) })}
              placeholder={t('form.chooseCategories')}
            />
          </Field>
        )}
        {request.scope === 'collection' && (
          <Field label={t('form.collection')} error={error}>
            <Combobox
              options={collections}
              value={request.collection === null ? null : String(request.collection)}
              onValueChange={(next) => onRequest({ ...request, collection: next === null ? null : Number(next) })}
              placeholder={t('form.chooseCollection')}
            />
          </Field>
        )}
        <Switch
          label={t('nightly.label')}
          hint={
            nightly?.on && nightly.nextAt !== null
              ? t('nightly.next', { when: format.moment(nightly.nextAt, timeZone) })
              : t('nightly.hint')
          }
          checked={nightly?.on ?? false}
          disabled={nightly === undefined || nightly.fixed}
          loading={nightly?.saving ?? false}
          onCheckedChange={onNightly}
          labelSide="start"
        />
      </div>
    </Panel>
  )
}
