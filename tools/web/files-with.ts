import type { Rolldown } from 'vite'

/** A file of a build and all files that are loaded with it; added to `known`. */
export function filesWith(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  known = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (known.has(chunk)) return known
  known.add(chunk)
  for (const file of chunk.imports) {
    const imported = bundle[file]
    if (imported?.type === 'chunk') filesWith(imported, bundle, known)
  }
  return known
}
