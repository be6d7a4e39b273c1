import { existsSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database'

/** The points of a process at which a test may end it without warning. */
export type CrashPoints = ReturnType<typeof crashPoints>

/** Ends this process without warning at the point that a test names in a file; each name counts once. */
export function crashPoints(file: string) {
  async function pass(...points: readonly string[]): Promise<void> {
    if (!existsSync(file) || !points.includes(readFileSync(file, 'utf8'))) return
    rmSync(file)
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  }

  const passAll = (names: Iterable<string>, when: 'before' | 'after') =>
    pass(...Array.from(names, (name) => `${name}.${when}`))

  /** The same with `<call>.before` each call, and `<call>.after` when its answer has arrived. */
  function aroundCalls<Called extends object>(
    called: Called,
    names: readonly (keyof Called & string)[],
    heard: (name: string) => void = () => {},
  ): Called {
    const around = (name: keyof Called & string) => {
      const call = called[name] as (...parameters: unknown[]) => Promise<unknown>
      return async (...parameters: unknown[]) => {
        await pass(`${name}.before`)
        const answer = await call(...parameters)
        await pass(`${name}.after`)
        heard(name)
        return answer
      }
    }
    return { ...called, ...Object.fromEntries(names.map((name) => [name, around(name)])) }
  }

  /**
   * Around the commit of every transaction, named by what it writes: `insert inbox.before`, `update unlocks.after`; and by
   * the names it has besides when it begins.
   */
  function aroundCommits(db: Database, namesBesides: () => readonly string[] = () => []): void {
    const transaction = db.transaction.bind(db)
    db.transaction = async (work, config) => {
      const names = new Set(namesBesides())
      const answer = await transaction(async (tx) => {
        noteWrites(tx, names)
        const done = await work(tx)
        await passAll(names, 'before')
        return done
      }, config)
      await passAll(names, 'after')
      return answer
    }
  }

  return { pass, aroundCalls, aroundCommits }
}

function noteWrites(tx: Database, names: Set<string>): void {
  const noting =
    <Write>(verb: string, write: (table: PgTable) => Write) =>
    (table: PgTable) => {
      names.add(`${verb} ${getTableName(table)}`)
      return write.call(tx, table)
    }
  Object.assign(tx, {
    insert: noting('insert', tx.insert),
    update: noting('update', tx.update),
    delete: noting('delete', tx.delete),
  })
}
