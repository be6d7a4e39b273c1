import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { isOf } from './credentials'
import { notFound } from './gateway-error'
import type { Dispute, GatewayRecord, Refund } from './records'

/** Records that know their merchant; the others are found by their charge. */
type OwnedRecord = Exclude<GatewayRecord, Dispute | Refund>

/**
 * An append-only file with one line per version of a record, on disk before `put` returns; the last line of an id
 * counts.
 */
export class RecordStore {
  readonly #file: number
  readonly #records = new Map<string, GatewayRecord>()

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true })
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    // Text after the last line break was being written when the process died, and was never acknowledged.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
    for (const line of whole.split('\n').filter(Boolean)) this.#remember(JSON.parse(line) as GatewayRecord[])
    this.#file = openSync(path, 'a', 0o600)
  }

  /** Stores these records atomically: after a crash either all of them exist or none. */
  put(...records: GatewayRecord[]): void {
    writeSync(this.#file, `${JSON.stringify(records)}\n`)
    fsyncSync(this.#file)
    this.#remember(records)
  }

  find<K extends GatewayRecord['kind']>(
    kind: K,
    id: string,
  ): Extract<GatewayRecord, { kind: K }> | undefined {
    const record = this.#records.get(id)
    return record?.kind === kind ? (record as Extract<GatewayRecord, { kind: K }>) : undefined
  }

  /** The same for a merchant, to whom the records of others do not exist: throws `not_found` for those. */
  findOf<K extends OwnedRecord['kind']>(
    account: string,
    kind: K,
    id: string,
  ): Extract<OwnedRecord, { kind: K }> {
    const record: OwnedRecord | undefined = this.find<OwnedRecord['kind']>(kind, id)
    if (!record || !isOf(account)(record)) throw notFound(kind, id)
    return record as Extract<OwnedRecord, { kind: K }>
  }

  /** The records of one kind, oldest first. */
  list<K extends GatewayRecord['kind']>(kind: K): Extract<GatewayRecord, { kind: K }>[] {
    const all = [...this.#records.values()]
    return all.filter((record): record is Extract<GatewayRecord, { kind: K }> => record.kind === kind)
  }

  close(): void {
    closeSync(this.#file)
  }

  #remember(records: readonly GatewayRecord[]): void {
    for (const record of records) this.#records.set(record.id, record)
  }
}
