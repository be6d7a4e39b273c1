import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StoredFile } from 'firebase-tools/lib/emulator/storage/files.js'
import { type RulesRequest, StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js'
import { StoredFileMetadata } from 'firebase-tools/lib/emulator/storage/metadata.js'
import { DurableJson } from '../fake/durable-file'

type IndexEntry = { readonly key: string; readonly blob: string; readonly metadata: string }

type DurableEmulatorOptions = {
  readonly projectId: string
  readonly port: number
  readonly folder: string
  readonly permits: (request: RulesRequest) => Promise<boolean>
}

/** Passed as an argument, because the parent constructor needs the folder before the subclass's fields exist. */
type EmulatorArguments = ConstructorParameters<typeof StorageEmulator>[0] & { folder: string }

const noIssues = { exist: () => false }

/** Firebase's Storage emulator, with rules as a function and files that survive a restart. */
export class DurableStorageEmulator extends StorageEmulator {
  readonly #index: DurableJson

  constructor({ projectId, port, folder, permits }: DurableEmulatorOptions) {
    const rules = { name: 'storage-rules', content: '' }
    super({ projectId, host: '127.0.0.1', port, rules, folder } as EmulatorArguments)
    const ruleset = {
      verify: async (request: RulesRequest) => ({ permitted: await permits(request), issues: noIssues }),
    }
    this._rulesManager = { getRuleset: () => ruleset }
    this.#index = new DurableJson(join(folder, 'index.json'))
    this.#restore()
  }

  override getPersistenceTmpDir(): string {
    return join((this.args as EmulatorArguments).folder, 'blobs')
  }

  /** Writes the list of files to disk; their bytes are there already. */
  save(): void {
    const entries: IndexEntry[] = [...this._files].map(([key, { metadata }]) => ({
      key,
      blob: this._persistence.getDiskFileName(key) ?? '',
      metadata: StoredFileMetadata.toJSON(metadata),
    }))
    this.#index.write(JSON.stringify(entries))
  }

  #restore(): void {
    const entries = JSON.parse(this.#index.text ?? '[]') as IndexEntry[]
    for (const { key, blob, metadata } of entries) {
      this._persistence._diskPathMap.set(key, blob)
      this._files.set(key, new StoredFile(StoredFileMetadata.fromJSON(metadata, this._cloudFunctions)))
    }
    const blobs = this.getPersistenceTmpDir()
    const known = new Set(entries.map(({ blob }) => blob))
    for (const unfinished of readdirSync(blobs).filter((name) => !known.has(name)))
      rmSync(join(blobs, unfinished))
  }
}
