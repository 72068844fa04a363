import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the pictures lie. */
export interface PortraitFolders {
  /** The approved ones. */
  approved: string
  /** Where the proofreader leaves `x-received.png` and `x-diff.png` of each one that differs; the report goes there too. */
  differences: string
}

/**
 * Lays what was approved, what is drawn now and the difference side by side in one page that needs no other file.
 * @returns where the page is, or nothing when no portrait differs
 */
export async function writePortraitReport({ approved, differences }: PortraitFolders): Promise<string | undefined> {
  const names = (await readdir(differences)).filter((name) => name.endsWith('-diff.png')).map((name) => name.slice(0, -'-diff.png'.length))
  if (names.length === 0) return undefined
  const rows = await Promise.all(
    names.sort().map(async (name) => {
      const pictures = [join(approved, `${name}.png`), join(differences, `${name}-received.png`), join(differences, `${name}-diff.png`)]
      const cells = await Promise.all(pictures.map(async (path) => `<td>${await picture(path)}</td>`))
      return `<tr><th colspan="3">${name}</th></tr><tr>${cells.join('')}</tr>`
    }),
  )
  const path = join(differences, 'index.html')
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portraits that differ</title>
<style>body{font:14px system-ui;margin:24px}th{text-align:left;padding:24px 0 8px}td{vertical-align:top;padding-right:12px}img{max-width:100%;border:1px solid #ccc}</style>
<h1>${names.length} portraits differ</h1><table><tr><th>approved</th><th>now</th><th>approved, difference, now</th></tr>${rows.join('\n')}</table></html>`,
  )
  return path
}

async function picture(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes ? `<img alt="" src="data:image/png;base64,${bytes.toString('base64')}">` : 'none'
}
