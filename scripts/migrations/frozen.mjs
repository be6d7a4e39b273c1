import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const listIn = (folder) => `${folder}/frozen.json`

const frozenIn = (folder) => (existsSync(listIn(folder)) ? readJson(listIn(folder)) : {})

const tagsIn = (folder) => readJson(`${folder}/meta/_journal.json`).entries.map(({ tag }) => tag)

/** SHA-256 of a migration's file. */
const digestOf = (folder, tag) =>
  createHash('sha256')
    .update(readFileSync(`${folder}/${tag}.sql`))
    .digest('hex')

/** The migrations in a folder that were not frozen yet. */
export const unfrozenOf = (folder) => tagsIn(folder).filter((tag) => !(tag in frozenIn(folder)))

/** The frozen migrations in a folder that are gone or changed since. */
export const changedOf = (folder) =>
  Object.entries(frozenIn(folder))
    .filter(([tag, digest]) => !existsSync(`${folder}/${tag}.sql`) || digestOf(folder, tag) !== digest)
    .map(([tag]) => tag)

/** Freezes what was not frozen yet, and answers it; what is frozen stays so, changed or not. */
export function freeze(folder) {
  const added = unfrozenOf(folder)
  const all = { ...frozenIn(folder), ...Object.fromEntries(added.map((tag) => [tag, digestOf(folder, tag)])) }
  writeFileSync(listIn(folder), `${JSON.stringify(all, null, 2)}\n`)
  return added
}
