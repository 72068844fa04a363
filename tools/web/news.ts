/** An entry of the changelog that merchants read at home: its key in each `home.json` below `public/locales`, and its sentence. */
export interface News {
  key: string
  text: string
}

/** What ends an entry that is news: an HTML comment with `news: key`. */
const mark = /<!-{2} news: ([a-z-]+) -{2}>$/

/** The entries of a changelog that are news, the newest first. */
export const newsOf = (changelog: string): News[] =>
  changelog.split(/^(?=- |#|$)/m).flatMap((part) => {
    const entry = part.trim().replaceAll(/\s+/g, ' ')
    const key = mark.exec(entry)?.[1]
    return entry.startsWith('- ') && key !== undefined ? [{ key, text: entry.slice(2).replace(mark, '').trim() }] : []
  })

export const newsKeys = (changelog: string): string[] => newsOf(changelog).map(({ key }) => key)
