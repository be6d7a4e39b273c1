import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes, idLength] = [12, 16, 8]

/** Tells keys apart in what they sealed, and says nothing about them. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, idLength)

/**
 * Seals texts that only the service may read in its database, by AES-256-GCM. `keys` are 32 bytes in base64 each: the
 * first one seals, and every one of them opens what it sealed, so that a key can be replaced.
 */
export class TextSeal {
  readonly #keys: readonly Buffer[]

  constructor(keys: readonly string[]) {
    this.#keys = keys.map((key) => Buffer.from(key, 'base64'))
    if (this.#keys.length === 0 || this.#keys.some(({ length }) => length !== 32)) {
      throw new Error('keys of 32 bytes are needed')
    }
  }

  /** Seals a text for a place (such as a row's id): moved to another place, it cannot be opened. */
  seal(text: string, place: string): string {
    const [key] = this.#keys as [Buffer]
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${idOf(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
  }

  /** Opens a sealed text; throws when it was changed or moved, or when its key is not known any more. */
  open(sealed: string, place: string): string {
    const [id = '', content = ''] = sealed.split('.')
    const key = this.#keys.find((known) => idOf(known) === id)
    if (!key) throw new Error(`the key ${id} is not known`)
    const bytes = Buffer.from(content, 'base64url')
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    )
  }
}
