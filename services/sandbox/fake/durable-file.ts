import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file atomically: after a crash at any moment it has either the old content or the new. */
export function writeDurably(path: string, content: string | Uint8Array): void {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true })
  const draft = `${path}.draft`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeAll(file, Buffer.from(content))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
  syncFolder(folder)
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** One JSON document on disk, written only when its content has changed. */
export class DurableJson {
  #onDisk: string | undefined

  constructor(readonly path: string) {
    this.#onDisk = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }

  /** The text last written, or undefined before the first write. */
  get text(): string | undefined {
    return this.#onDisk
  }

  write(text: string): void {
    if (text === this.#onDisk) return
    writeDurably(this.path, text)
    this.#onDisk = text
  }
}
