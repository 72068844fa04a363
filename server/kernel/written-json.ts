/** JSON that is written already, in pieces: what the database writes for a list of 100 000 products is sent without being read. */
export class WrittenJson {
  readonly parts: readonly string[]

  constructor(parts: readonly string[]) {
    this.parts = parts
  }

  toString(): string {
    return this.parts.join('')
  }

  /** The value, for those who must look at it after all. */
  read(): unknown {
    return JSON.parse(this.toString())
  }
}
