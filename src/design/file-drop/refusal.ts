/** What is taken: endings like `.csv`, and how large at most. */
export interface FileRules {
  readonly accept: readonly string[]
  readonly maxBytes?: number | undefined
}

/** What a file is, as far as the rules look at it. */
export interface FileFacts {
  readonly name: string
  readonly size: number
}

export type Refusal = { readonly kind: 'onlyOne' } | { readonly kind: 'wrongType' | 'tooLarge'; readonly file: FileFacts }

/**
 * Why these files cannot be taken. The ending decides, not the type that the browser names: it is often empty or wrong for CSV.
 * @returns nothing when they can
 */
export function refusal(files: readonly FileFacts[], { accept, maxBytes = Number.POSITIVE_INFINITY }: FileRules): Refusal | undefined {
  const [file, ...others] = files
  if (!file) return undefined
  if (others.length > 0) return { kind: 'onlyOne' }
  const name = file.name.toLowerCase()
  if (!accept.some((ending) => name.endsWith(ending.toLowerCase()))) return { kind: 'wrongType', file }
  if (file.size > maxBytes) return { kind: 'tooLarge', file }
  return undefined
}
