/** A browser reduced to what signing in needs: it keeps cookies by path and follows nothing by itself. */
export class Browser {
  readonly #jar = new Map<string, { value: string; path: string }>()

  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url)
    const cookie = [...this.#jar].filter(([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: cookie.map(([key, { value }]) => `${key.split('\n')[0]}=${value}`).join('; '),
      },
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/'
    if (value === '' || attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute))) this.#jar.delete(`${name}\n${path}`)
    else this.#jar.set(`${name}\n${path}`, { value, path })
  }
}
