import { useState } from 'react'
import { Textarea } from '../textarea/index.ts'
import type { FilterTexts } from './filter-builder.words.ts'
import { readPasted } from './read-pasted.ts'

export interface ReferencesValueProps {
  /** What is pasted: references, or numbers of products. */
  of: 'references' | 'products'
  values: readonly string[]
  onValues: (values: readonly string[]) => void
  texts: FilterTexts
  invalid: boolean
  describedBy: string | undefined
}

/** References or numbers of products, pasted or typed; doubles count once, and what is no number is named. */
export function ReferencesValue({ of, values, onValues, texts, invalid, describedBy }: ReferencesValueProps) {
  const { say, number } = texts
  const [written, setWritten] = useState(() => values.join('\n'))
  const { bad } = readPasted(written, of)
  return (
    <>
      <Textarea
        aria-label={of === 'references' ? say.references : say.products}
        aria-invalid={invalid || bad.length > 0 || undefined}
        aria-describedby={describedBy}
        placeholder={of === 'references' ? say.referencesHint : say.productsHint}
        spellCheck={false}
        rows={2}
        maxRows={6}
        value={written}
        onValueChange={(next) => {
          setWritten(next)
          onValues(readPasted(next, of).good)
        }}
      />
      {values.length === 0 || of === 'products' ? null : (
        <span className="text-xs text-muted tabular-nums">{say.referencesCount(number(values.length), values.length === 1)}</span>
      )}
      {bad.length === 0 ? null : (
        <span className="text-sm [overflow-wrap:anywhere] text-danger">
          {say.badLines(
            bad
              .slice(0, 5)
              .map(({ line, text }) => `${number(line)}: ${text}`)
              .join(', '),
            bad.length === 1,
          )}
        </span>
      )}
    </>
  )
}
