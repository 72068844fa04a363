/** The list of files that the build writes at the head of a file, for the `import()`s in it. */
const written = /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/
/** An `import()` and the places of its files in that list. */
const used = /(import\(([`"'])\.\/([^`"']+)\2\)(?:(?!import\()[^])*?),__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * Leaves out of a built file what its `import()`s need not fetch first: files
 * that are loaded whenever this one is, and the imported file itself, which its
 * `import()` names. Most of the list at its head, and of the first page, would be such names.
 *
 * @param loaded the files that this one cannot be without, as the list names them
 */
export function fetchWhatIsMissing(code: string, loaded: ReadonlySet<string>): string {
  const head = written.exec(code)
  if (!head) return code
  const files = JSON.parse(head[1]!) as string[]
  const missing: string[] = []
  const placeOf = (file: string): number => {
    if (!missing.includes(file)) missing.push(file)
    return missing.indexOf(file)
  }
  let calls = 0
  const shortened = code.replace(written, '').replace(used, (_, importing: string, __, own: string, places: string) => {
    calls++
    const needed = places
      .split(',')
      .map((place) => files[Number(place)]!)
      .filter((file) => !loaded.has(file) && !file.endsWith(`/${own}`))
    return needed.length === 0 ? importing : `${importing},__vite__mapDeps([${needed.map(placeOf).join(',')}])`
  })
  if (calls !== code.split('__vite__mapDeps([').length - 1)
    throw new Error('An import() of the build is written in another way than expected.')
  if (missing.length === 0) return shortened
  return head[0].replace(head[1]!, () => JSON.stringify(missing)) + shortened
}
