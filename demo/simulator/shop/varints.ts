/** Whole numbers in as few bytes as they need: seven bits a byte, lowest first. Signed ones are folded (0, -1, 1, -2, …). */
export class VarintWriter {
  private bytes = new Uint8Array(1 << 16)
  private length = 0

  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value)
  }

  unsigned(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a whole number from 0 up: ${value}`)
    if (this.length + 8 > this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2)
      larger.set(this.bytes)
      this.bytes = larger
    }
    let rest = value
    while (rest >= 128) {
      this.bytes[this.length++] = (rest % 128) | 128
      rest = Math.floor(rest / 128)
    }
    this.bytes[this.length++] = rest
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length)
  }
}

export class VarintReader {
  private readonly bytes: Uint8Array
  private at = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  signed(): number {
    const folded = this.unsigned()
    return folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2
  }

  unsigned(): number {
    let value = 0
    let weight = 1
    for (;;) {
      const byte = this.bytes[this.at++]
      if (byte === undefined) throw new RangeError('the file ends in the middle of a number')
      value += (byte & 127) * weight
      if (byte < 128) return value
      weight *= 128
    }
  }

  get atEnd(): boolean {
    return this.at === this.bytes.length
  }
}
