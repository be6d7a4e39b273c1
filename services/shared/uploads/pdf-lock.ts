import { createCipheriv, createHash } from 'node:crypto'

/** What says how a PDF is locked: ISO 32000-2, 7.6.3 and 7.6.4. */
type Lock = {
  readonly revision: number
  readonly keyBytes: number
  readonly permissions: number
  readonly owner: Buffer
  readonly user: Buffer
  readonly fileId: Buffer
  readonly isMetadataOpen: boolean
}

const blank = '[\\0\\t\\n\\f\\r ]'
const blanks = `${blank}*`
/** A dictionary that says how a file is locked is a few hundred bytes. */
const mostOfLock = 4_096

/**
 * Whether a locked PDF, given as one character per byte, opens without a password, so that its lock only forbids something, as to
 * print or to copy. False wherever that is not sure.
 */
export function opensWithoutPassword(file: string): boolean {
  const lock = lockOf(file)
  if (!lock) return false
  if (lock.revision === 5) return digest('sha256', saltOf(lock)).equals(lock.user.subarray(0, 32))
  if (lock.revision === 6) return hardened(saltOf(lock)).equals(lock.user.subarray(0, 32))
  return lock.revision >= 2 && lock.revision <= 4 && opensByKey(lock)
}

// --- What the file says ------------------------------------------------------------------------------------------------

function lockOf(file: string): Lock | null {
  const [whole, number] =
    new RegExp(`/Encrypt${blanks}(?:(\\d{1,10})${blank}+\\d+${blank}+R|<<)`).exec(file) ?? []
  if (whole === undefined) return null
  const at =
    number === undefined
      ? file.indexOf(whole)
      : file.search(new RegExp(`(?<!\\d)${number}${blank}+\\d+${blank}+obj`))
  if (at < 0) return null
  const [text = ''] = file.slice(at, at + mostOfLock).split('endobj', 1)
  const [owner, user] = [bytesAfter(text, 'O'), bytesAfter(text, 'U')]
  if (!owner || !user || !new RegExp(`/Filter${blanks}/Standard`).test(text)) return null
  const version = numberAfter(text, 'V') ?? 0
  return {
    revision: numberAfter(text, 'R') ?? 0,
    keyBytes: version === 4 ? 16 : version === 1 ? 5 : (numberAfter(text, 'Length') ?? 40) / 8,
    permissions: numberAfter(text, 'P') ?? 0,
    owner,
    user,
    fileId: bytesAfter(file, 'ID', `\\[${blanks}`) ?? Buffer.alloc(0),
    isMetadataOpen: new RegExp(`/EncryptMetadata${blanks}false`).test(text),
  }
}

function numberAfter(text: string, key: string): number | null {
  const [, written] = new RegExp(`/${key}${blank}+(-?\\d{1,10})`).exec(text) ?? []
  return written === undefined ? null : Number(written)
}

/** The string after a key, perhaps the first of a list. */
function bytesAfter(text: string, key: string, before = ''): Buffer | null {
  const found = new RegExp(`/${key}${blanks}${before}(?=[(<])`).exec(text)
  if (!found) return null
  const from = found.index + found[0].length
  return text[from] === '<' ? hexadecimal(text, from + 1) : literal(text, from + 1)
}

function hexadecimal(text: string, from: number): Buffer | null {
  const end = text.indexOf('>', from)
  return end < 0 || end - from > mostOfLock
    ? null
    : Buffer.from(text.slice(from, end).replaceAll(/[^0-9A-Fa-f]/g, ''), 'hex')
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

function literal(text: string, from: number): Buffer | null {
  const bytes: number[] = []
  let open = 1
  for (let at = from; at < Math.min(text.length, from + mostOfLock); at++) {
    const char = text[at] ?? ''
    if (char === '\\') {
      const [octal] = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4)) ?? []
      const next = text[at + 1] ?? ''
      if (octal) bytes.push(Number.parseInt(octal, 8) & 0xff)
      else if (next !== '\n' && next !== '\r') bytes.push(escapes[next] ?? next.charCodeAt(0))
      at += octal ? octal.length : next === '\r' && text[at + 2] === '\n' ? 2 : 1
      continue
    }
    if (char === '(') open++
    if (char === ')' && --open === 0) return Buffer.from(bytes)
    bytes.push(char.charCodeAt(0))
  }
  return null
}

// --- Whether no password is one: algorithms 2, 4, 5 and 11 ---------------------------------------------------------------

const digest = (name: string, ...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash(name)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** What stands for a password of no characters. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

function opensByKey({ revision, keyBytes, permissions, owner, user, fileId, isMetadataOpen }: Lock): boolean {
  if (!(keyBytes >= 5 && keyBytes <= 16)) return false
  const allowed = Buffer.alloc(4)
  allowed.writeInt32LE(permissions | 0)
  const open = Buffer.alloc(revision === 4 && isMetadataOpen ? 4 : 0, 0xff)
  let hashed = digest('md5', padding, owner.subarray(0, 32), allowed, fileId, open)
  if (revision === 2) return scrambled(hashed.subarray(0, 5), padding).equals(user.subarray(0, 32))
  for (let round = 0; round < 50; round++) hashed = digest('md5', hashed.subarray(0, keyBytes))
  const key = hashed.subarray(0, keyBytes)
  let said = digest('md5', padding, fileId)
  for (let round = 0; round < 20; round++) {
    said = scrambled(
      key.map((byte) => byte ^ round),
      said,
    )
  }
  return said.equals(user.subarray(0, 16))
}

/** RC4, which node:crypto has no more. */
function scrambled(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let [at, other] = [0, 0]
  return Buffer.from(data).map((byte) => {
    at = (at + 1) & 255
    other = (other + (state[at] ?? 0)) & 255
    swap(at, other)
    return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 255] ?? 0)
  }) as Buffer
}

const saltOf = ({ user }: Lock) => user.subarray(32, 40)

/** Algorithm 2.B for a password of no characters. */
function hardened(salt: Uint8Array): Buffer {
  let key = digest('sha256', salt)
  for (let round = 1; ; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    cipher.setAutoPadding(false)
    const folded = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)))
    const rest = folded.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = digest(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256', folded)
    if (round >= 64 && (folded.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32)
  }
}
