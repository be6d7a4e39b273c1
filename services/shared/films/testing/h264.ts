/** Writes bits, the most significant first, as H.264 does (ITU-T H.264, 7.2 and 9.1). */
class BitWriter {
  readonly #bytes: number[] = []
  #count = 0

  bits(value: number, length: number): this {
    for (let bit = length - 1; bit >= 0; bit -= 1) this.#bit((value >>> bit) & 1)
    return this
  }
  /** Exp-Golomb codes of numbers. */
  unsigned(...values: readonly number[]): this {
    for (const value of values) {
      const length = 32 - Math.clz32(value + 1)
      this.bits(0, length - 1).bits(value + 1, length)
    }
    return this
  }
  align(first = 0): this {
    if (first || this.#count % 8) this.#bit(first)
    while (this.#count % 8) this.#bit(0)
    return this
  }
  bytes(bytes: readonly number[]): this {
    for (const byte of bytes) this.bits(byte, 8)
    return this
  }
  /** A unit of this kind: the end is marked, and no three bytes look like the start of another. */
  unit(kind: number): Buffer {
    this.align(1)
    const safe: number[] = [kind]
    let zeros = 0
    for (const byte of this.#bytes) {
      if (zeros >= 2 && byte <= 3) {
        safe.push(3)
        zeros = 0
      }
      safe.push(byte)
      zeros = byte === 0 ? zeros + 1 : 0
    }
    return Buffer.from(safe)
  }
  #bit(bit: number): void {
    if (this.#count % 8 === 0) this.#bytes.push(0)
    if (bit) this.#bytes[this.#bytes.length - 1] = (this.#bytes.at(-1) ?? 0) | (0x80 >> (this.#count % 8))
    this.#count += 1
  }
}

/** Pictures of this many blocks of 16 pixels. */
const [across, down] = [4, 3] as const
export const pictureWidth = across * 16
export const pictureHeight = down * 16

const [profile, compatibility, level] = [66, 0xc0, 11] as const

const sequence = new BitWriter()
  .bytes([profile, compatibility, level])
  // Set 0, frame numbers of 4 bits, shown in the order of decoding, one reference.
  .unsigned(0, 0, 2, 1)
  .bits(0, 1)
  .unsigned(across - 1, down - 1)
  .bits(0b1100, 4)
  .unit(0x67)

const pictureSet = new BitWriter()
  .unsigned(0, 0)
  .bits(0, 2)
  .unsigned(0, 0, 0)
  .bits(0, 3)
  .unsigned(0, 0, 0)
  .bits(0b100, 3)
  .unit(0x68)

const sized = (bytes: Buffer, lengthBytes: 2 | 4) => {
  const length = Buffer.alloc(lengthBytes)
  length.writeUIntBE(bytes.length, 0, lengthBytes)
  return Buffer.concat([length, bytes])
}

/** The decoder's configuration (ISO/IEC 14496-15, avcC). */
export const configuration = Buffer.concat([
  Buffer.of(1, profile, compatibility, level, 0xff, 0xe1),
  sized(sequence, 2),
  Buffer.of(1),
  sized(pictureSet, 2),
])

/** A whole picture in one grey, uncompressed: real H.264 that every decoder shows. */
function pictureUnit(index: number): Buffer {
  const grey = 40 + ((index * 7) % 170)
  const slice = new BitWriter()
    .unsigned(0, 7, 0)
    .bits(0, 4)
    .unsigned(index % 2)
    .bits(0, 2)
    .unsigned(0, 1)
  for (let block = 0; block < across * down; block += 1) {
    slice.unsigned(25).align()
    slice.bytes([...Array<number>(256).fill(grey), ...Array<number>(128).fill(128)])
  }
  return slice.unit(0x65)
}

/** A unit in which encoders and cameras write what they like. */
function userData(text: string): Buffer {
  const content = Buffer.concat([Buffer.alloc(16, 0x51), Buffer.from(text)])
  return Buffer.concat([Buffer.of(6, 5, content.length), content, Buffer.of(0x80)])
}

/** A packet of one picture, with what an encoder says beside it. */
export const h264Packet = (index: number, said = ''): Buffer =>
  Buffer.concat([...(said ? [sized(userData(said), 4)] : []), sized(pictureUnit(index), 4)])
