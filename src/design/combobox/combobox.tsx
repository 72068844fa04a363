import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover'
import { useId, useRef, type ComponentProps, type PointerEvent } from 'react'
import { useFieldControl } from '../field/index.ts'
import { CloseIcon, ExpandIcon } from '../icon/index.ts'
import { inputBox, inputPaddings, type InputSize } from '../input/index.ts'
import { Spinner } from '../spinner/index.ts'
import { Tag, TagList } from '../tag/index.ts'
import { useWords } from '../words/index.ts'
import { ComboboxList, optionId } from './combobox-list.tsx'
import { ComboboxNothing } from './combobox-nothing.tsx'
import { comboboxBox, comboboxButton, comboboxField, comboboxInput, comboboxPanel } from './combobox.variants.ts'
import { useComboboxWords } from './combobox.words.ts'
import type { ComboboxOption, OptionSearch } from './option.ts'
import { searchedWords } from '../text/index.ts'
import { useCombobox } from './use-combobox.ts'

interface One {
  /** @default false */
  multiple?: false | undefined
  value: string | null
  onValueChange: (value: string | null) => void
}

interface Many {
  /** Several may be chosen; they stand as tags in the box. */
  multiple: true
  value: readonly string[]
  onValueChange: (value: readonly string[]) => void
}

interface Own extends Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'multiple' | 'onChange' | 'list'> {
  /** What can be chosen; with `onSearch`, what is offered before anything is written. @default [] */
  options?: readonly ComboboxOption[] | undefined
  /** Asks elsewhere while one writes. Give the same function on every drawing. */
  onSearch?: OptionSearch | undefined
  /** A button that takes everything back. @default true */
  clearable?: boolean | undefined
  /** @default 'md' */
  size?: InputSize | undefined
  /** Open from the start. @default false */
  defaultOpen?: boolean | undefined
}

export type ComboboxProps = Own & (One | Many)

/**
 * Chooses among more than a list can show, by a part of the name. Arrows
 * walk, Enter chooses, Escape closes, Backspace takes the last one away.
 * @example <Field label="Categorías"><Combobox multiple options={categories} value={chosen} onValueChange={setChosen} /></Field>
 */
export function Combobox({
  options: given = none,
  onSearch,
  clearable = true,
  size = 'md',
  defaultOpen = false,
  multiple,
  value,
  onValueChange,
  name,
  placeholder,
  className,
  ...rest
}: ComboboxProps) {
  const words = useWords()
  const { say } = useComboboxWords()
  const control = useFieldControl<Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'multiple' | 'onChange' | 'list'>>(rest)
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const many = multiple === true
  const values = many ? value : value === null ? none : [value]
  const onValues = (next: readonly string[]) => (many ? onValueChange(next) : onValueChange(next[0] ?? null))
  const combobox = useCombobox({ given, ask: onSearch, many, values, onValues, defaultOpen })
  const { open, options, state, active, written } = combobox
  const label = many || values[0] === undefined ? '' : combobox.optionOf(values[0]).label
  const query = written ?? ''
  const listed = open && options.length > 0
  const aim = (event: PointerEvent) => {
    if (control.disabled || (event.target as Element).closest('button')) return
    if (event.target !== input.current) event.preventDefault()
    input.current?.focus()
    if (!open) input.current?.select()
    combobox.setOpen(true)
  }
  const status = state === 'loading' ? say.loading : state === 'failed' ? say.failed : query === '' ? '' : words.results(options.length)
  return (
    <Root open={open} onOpenChange={(next) => (next ? combobox.setOpen(true) : combobox.close())}>
      <Anchor asChild>
        {/* Whatever is pressed of the box, the input gets it; by keyboard it is reached itself. */}
        <div
          ref={box}
          data-slot="combobox"
          className={inputBox({
            size,
            className: [comboboxBox({ many }), inputPaddings[size], many && values.length > 0 ? 'pl-1' : '', 'gap-1 pr-1', className],
          })}
          onPointerDown={aim}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) combobox.close()
          }}
        >
          <div className={comboboxField({ many })}>
            {many && values.length > 0 && (
              <TagList label={say.chosen} className="contents">
                {values.map((own) => (
                  <Tag
                    key={own}
                    disabled={control.disabled}
                    onRemove={() => {
                      if (values.length === 1) input.current?.focus()
                      combobox.remove(own)
                    }}
                  >
                    {combobox.optionOf(own).label}
                  </Tag>
                ))}
              </TagList>
            )}
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              data-name={name}
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={listed}
              aria-controls={listed ? list : undefined}
              aria-activedescendant={listed && active >= 0 ? optionId(list, active) : undefined}
              placeholder={many && values.length > 0 ? undefined : placeholder}
              value={written ?? label}
              className={comboboxInput()}
              onChange={(event) => combobox.write(event.target.value)}
              onKeyDown={(event) => {
                if (combobox.press(event)) event.preventDefault()
                control.onKeyDown?.(event)
              }}
            />
          </div>
          <span className={`flex h-[calc(var(--control-md)-2px)] shrink-0 items-center ${many ? '' : '-my-px'}`}>
            {state === 'loading' && <Spinner size="sm" className="mx-1 text-muted" />}
            {clearable && values.length > 0 && !control.disabled && (
              <button
                type="button"
                aria-label={many ? say.clear : words.clear}
                className={comboboxButton()}
                onClick={() => {
                  combobox.clear()
                  input.current?.focus()
                }}
              >
                <CloseIcon className="size-3.5" />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              aria-label={say.open}
              disabled={control.disabled}
              className={comboboxButton()}
              onClick={() => {
                input.current?.focus()
                if (open) combobox.close()
                else combobox.setOpen(true)
              }}
            >
              <ExpandIcon />
            </button>
          </span>
          {name !== undefined && values.map((own) => <input key={own} type="hidden" name={name} value={own} />)}
          <span role="status" className="sr-only">
            {open ? combobox.announcement || status : combobox.announcement}
          </span>
        </div>
      </Anchor>
      <Portal>
        <Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={comboboxPanel()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (box.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          {options.length > 0 ? (
            <ComboboxList
              id={list}
              label={control['aria-label'] ?? say.options}
              options={options}
              active={active}
              follow={combobox.follow}
              chosen={combobox.chosen}
              many={many}
              words={searchedWords(query)}
              onActive={combobox.point}
              onChoose={combobox.choose}
            />
          ) : (
            <ComboboxNothing state={state} query={query} asks={onSearch !== undefined} onRetry={combobox.retry} />
          )}
        </Content>
      </Portal>
    </Root>
  )
}

const none: readonly never[] = []
