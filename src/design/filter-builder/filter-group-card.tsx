import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button/index.ts'
import { AddIcon, DuplicateIcon, FiltersIcon, MinusIcon, MoreIcon, RemoveIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { Segments } from '../segments/index.ts'
import { ConditionRow, type FilterChoices } from './condition-row.tsx'
import { groupCard, groupEdge } from './filter-builder.variants.ts'
import type { FilterTexts } from './filter-builder.words.ts'
import { filterFields, isIncomplete, type FilterCondition, type FilterField, type FilterGroup } from './filter.ts'
import { sentenceOf } from './filter-sentence.ts'

export interface FilterGroupCardProps {
  group: FilterGroup
  /** Place among the groups, from 0. */
  nth: number
  choices: FilterChoices
  strict: boolean
  alone: ((condition: FilterCondition) => number | undefined) | undefined
  texts: FilterTexts
  /** At the right end of its head: a count. */
  aside: ReactNode
  /** Below its sentence: a sample, products picked by hand. */
  below: ReactNode
  onMode: (mode: FilterGroup['mode']) => void
  onAdd: (field: FilterField) => void
  onChange: (condition: FilterCondition) => void
  onDuplicate: (id: number) => void
  onRemove: (id: number) => void
  /** Both are not given where there is one group only. */
  onDuplicateGroup: (() => void) | undefined
  onRemoveGroup: (() => void) | undefined
  say: (sentence: string) => void
}

/** A group: its conditions, and what they say in a sentence. */
export function FilterGroupCard({
  group,
  nth,
  choices,
  strict,
  alone,
  texts,
  aside,
  below,
  onMode,
  onAdd,
  onChange,
  onDuplicate,
  onRemove,
  onDuplicateGroup,
  onRemoveGroup,
  say,
}: FilterGroupCardProps) {
  const words = texts.say
  const card = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  /** A condition was added, and waits for the focus. */
  const fresh = useRef(false)
  const { conditions, mode } = group
  const name = words.group(texts.number(nth + 1))
  const waiting = conditions.filter(isIncomplete).length

  const added = (field: FilterField) => {
    flushSync(() => onAdd(field))
    say(words.added(words.fields[field], texts.number(conditions.length + 1)))
    fresh.current = true
  }
  // The menu gives the focus back to its button when it is gone; from there the new condition takes it.
  const passOn = () => {
    if (!fresh.current) return
    fresh.current = false
    card.current?.querySelector<HTMLElement>('[data-slot="condition"]:last-child select')?.focus()
  }
  const removed = ({ id, field }: FilterCondition, at: number) => {
    flushSync(() => onRemove(id))
    say(words.removed(words.fields[field], texts.number(conditions.length - 1)))
    const others = card.current?.querySelectorAll<HTMLElement>('[data-part="remove-condition"]') ?? []
    ;(others[Math.min(at, others.length - 1)] ?? add.current)?.focus()
  }

  return (
    <div ref={card} role="group" data-slot="filter-group" data-mode={mode} aria-label={`${name}: ${words[mode]}`} className={groupCard()}>
      <span aria-hidden className={groupEdge({ mode })} />
      <div className="flex items-center gap-2 border-b border-subtle py-2 ps-4 pe-2">
        <Segments
          size="sm"
          label={`${words.mode}: ${name}`}
          value={mode}
          onValueChange={onMode}
          options={[
            { value: 'include', label: words.include, icon: <AddIcon /> },
            { value: 'exclude', label: words.exclude, icon: <MinusIcon /> },
          ]}
        />
        <span className="ms-auto min-w-0 truncate text-sm text-muted" title={typeof aside === 'string' ? aside : undefined}>
          {aside}
        </span>
        {onDuplicateGroup && onRemoveGroup ? (
          <Menu align="end" trigger={<IconButton silent label={words.groupActions(texts.number(nth + 1))} icon={<MoreIcon />} />}>
            <MenuItem icon={<DuplicateIcon />} onSelect={onDuplicateGroup}>
              {words.duplicateGroup}
            </MenuItem>
            <MenuItem tone="danger" icon={<RemoveIcon />} onSelect={onRemoveGroup}>
              {words.removeGroup}
            </MenuItem>
          </Menu>
        ) : null}
      </div>
      <div className="@container/group flex flex-col gap-3 py-3 ps-4 pe-3">
        {conditions.length === 0 ? (
          <p className="text-sm">
            <span className="font-medium">{words.empty}. </span>
            <span className="text-muted">{words.emptyAdvice}</span>
          </p>
        ) : (
          <ol className="flex flex-col gap-2 max-sm:gap-4">
            {conditions.map((condition, at) => (
              <ConditionRow
                key={condition.id}
                condition={condition}
                nth={at}
                choices={choices}
                strict={strict}
                alone={alone?.(condition)}
                texts={texts}
                onChange={onChange}
                onDuplicate={() => onDuplicate(condition.id)}
                onRemove={() => removed(condition, at)}
              />
            ))}
          </ol>
        )}
        <div>
          <Menu
            trigger={
              <Button ref={add} size="sm" tone="quiet" icon={<AddIcon />} className="-ms-2.5" onFocus={passOn}>
                {words.addCondition}
              </Button>
            }
          >
            {filterFields.map((field) => (
              <MenuItem key={field} onSelect={() => added(field)}>
                {words.fields[field]}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </div>
      <div className="flex items-start gap-2 border-t border-subtle bg-sunken/50 py-2.5 ps-4 pe-3 text-sm">
        <FiltersIcon aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <p className="min-w-0 [overflow-wrap:anywhere]">
          {sentenceOf(group, choices, texts)}
          {waiting > 0 ? <span className="block text-muted">{words.left(texts.number(waiting), waiting === 1)}</span> : null}
        </p>
      </div>
      {below ? <div className="border-t border-subtle py-3 ps-4 pe-3">{below}</div> : null}
    </div>
  )
}
