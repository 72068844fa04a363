import { useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { Combobox } from '../../../src/design/combobox/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { SynchroniseIcon } from '../../../src/design/icon/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { useSpeech } from '../frame/index.ts'
import { categoryOptions, collections, held, productsIn, type PastSynchronisation } from './catalogue.ts'
import { synchroniseWords } from './synchronise.words.ts'

type Scope = PastSynchronisation['scope']

export interface ScopeFormProps {
  scope: Scope
  disabled: boolean
  onStart: () => void
}

/** What to bring in, and the button that does. */
export function ScopeForm({ scope: first, disabled, onStart }: ScopeFormProps) {
  const { say, format } = useSpeech(synchroniseWords)
  const [scope, setScope] = useState<Scope>(first)
  const [chosen, setChosen] = useState<readonly string[]>(['101', '108'])
  const [collection, setCollection] = useState('')
  const [asked, setAsked] = useState(false)
  const [daily, setDaily] = useState(true)
  const missing = (scope === 'categories' && chosen.length === 0) || (scope === 'collection' && collection === '')
  const count = {
    everything: held.products,
    categories: productsIn(chosen),
    collections: collections.reduce((sum, { products }) => sum + products, 0),
    collection: collections.find(({ value }) => value === collection)?.products ?? 0,
  }[scope]
  const hints: Record<Scope, string> = {
    everything: say.scopeHints.everything(format.number(held.products), format.number(held.categories)),
    categories: say.scopeHints.categories,
    collections: say.scopeHints.collections(format.number(held.collections)),
    collection: say.scopeHints.collection,
  }
  const error = asked && missing ? say.missing : undefined
  return (
    <Panel
      title={say.what}
      description={say.whatHint}
      footer={
        <Button tone="accent" icon={<SynchroniseIcon />} wide disabled={disabled} onClick={() => (missing ? setAsked(true) : onStart())}>
          {count > 0 ? say.startSome(format.number(count)) : say.start}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup aria-label={say.what} look="cards" value={scope} onValueChange={(next) => setScope(next as Scope)} disabled={disabled}>
          {(['everything', 'categories', 'collections', 'collection'] as const).map((value) => (
            <RadioOption key={value} value={value} label={say.scopes[value]} hint={hints[value]} />
          ))}
        </RadioGroup>
        {scope === 'categories' && (
          <Field label={say.categories} error={error}>
            <Combobox multiple options={categoryOptions} value={chosen} onValueChange={setChosen} placeholder={say.chooseCategories} />
          </Field>
        )}
        {scope === 'collection' && (
          <Field label={say.collection} error={error}>
            <Select options={collections} placeholder={say.chooseCollection} onValueChange={setCollection} />
          </Field>
        )}
        <Switch label={say.daily} hint={say.dailyHint} checked={daily} onCheckedChange={setDaily} labelSide="start" />
      </div>
    </Panel>
  )
}
