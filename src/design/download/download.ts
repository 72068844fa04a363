/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address))
}
