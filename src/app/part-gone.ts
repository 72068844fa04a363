/** The server no longer has a file of this page: it was upgraded meanwhile. */
export class PartGone extends Error {
  override readonly name = 'PartGone'
}
