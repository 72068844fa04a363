/** Hands what was exported to the browser's downloads. */
export function downloadJson(content: object, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
