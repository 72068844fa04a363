import { useState } from 'react'
import { Banner } from '../../../src/design/banner/index.ts'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { FilterBuilder, isIncomplete } from '../../../src/design/filter-builder/index.ts'
import { SaveIcon } from '../../../src/design/icon/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { categoryTree } from '../collections/category-tree.ts'
import { foundBy } from '../collections/matching.ts'
import { ProductSample } from '../collections/product-sample.tsx'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { currency, products } from '../shop/index.ts'
import { groupsWords } from './groups.words.ts'
import { namedGroups } from './named-groups.ts'

const shared = namedGroups.find(({ usedIn }) => usedIn.length > 1)
const brands = [...new Set(products.map(({ brand }) => brand))].sort()

/** One group: its name, its conditions, and what they find. */
export function GroupEdit() {
  const { say, format, language } = useTexts(groupsWords)
  const [group, setGroup] = useState(shared)
  const [strict, setStrict] = useState(false)
  if (!group) return null
  const found = foundBy(group)
  const save = () => {
    setStrict(true)
    if (!group.conditions.some(isIncomplete)) notify.success(say.saved, { detail: group.name })
  }
  return (
    <Page
      header={<ScreenHeader area="collections" />}
      breadcrumb={
        <Breadcrumb
          items={[
            { label: say.collections, href: '#samara-collections' },
            { label: say.title, href: '#groups-list' },
            { label: group.name },
          ]}
        />
      }
      title={group.name}
      actions={
        <>
          <ButtonLink tone="quiet" href="#groups-list">
            {say.cancel}
          </ButtonLink>
          <Button tone="accent" icon={<SaveIcon />} onClick={save}>
            {say.save}
          </Button>
        </>
      }
      notices={<Banner tone="info" title={say.changes(new Intl.ListFormat(language, { type: 'conjunction' }).format(group.usedIn))} />}
    >
      <div className="grid items-start gap-6 pb-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel>
            <Field label={say.nameField} hint={say.nameHint} required>
              <Input value={group.name} onChange={(event) => setGroup({ ...group, name: event.target.value })} />
            </Field>
          </Panel>
          <FilterBuilder
            single
            groups={[group]}
            onGroupsChange={([next]) => next && setGroup({ ...group, ...next })}
            categories={categoryTree}
            brands={brands}
            currency={currency}
            strict={strict}
          />
        </div>
        <Panel
          title={say.found}
          description={say.foundHint}
          actions={
            <span role="status" className="text-xl font-semibold tabular-nums">
              {format.number(found.length)}
            </span>
          }
          className="lg:sticky lg:top-4"
        >
          <ProductSample products={found} shown={20} />
        </Panel>
      </div>
      <ToastHost />
    </Page>
  )
}
