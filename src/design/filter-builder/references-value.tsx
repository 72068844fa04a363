import { useState } from 'react'
import { Textarea } from '../textarea/index.ts'
import type { FilterTexts } from './filter-builder.words.ts'

export interface ReferencesValueProps {
  values: readonly string[]
  onValues: (values: readonly string[]) => void
  texts: FilterTexts
  invalid: boolean
  describedBy: string | undefined
}

const readReferences = (written: string): readonly string[] => [...new Set(written.split(/[\s,;]+/).filter((part) => part !== ''))]

/** A list of references, pasted or typed; doubles count once. */
export function ReferencesValue({ values, onValues, texts, invalid, describedBy }: ReferencesValueProps) {
  const { say, number } = texts
  const [written, setWritten] = useState(() => values.join('\n'))
  return (
    <>
      <Textarea
        aria-label={say.references}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        placeholder={say.referencesHint}
        spellCheck={false}
        rows={2}
        maxRows={6}
        value={written}
        onValueChange={(next) => {
          setWritten(next)
          onValues(readReferences(next))
        }}
      />
      {values.length === 0 ? null : (
        <span className="text-xs text-muted tabular-nums">{say.referencesCount(number(values.length), values.length === 1)}</span>
      )}
    </>
  )
}
