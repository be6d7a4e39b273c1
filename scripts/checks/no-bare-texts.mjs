import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../stack/run.mjs'
import { bareTextsIn } from './bare-texts.mjs'

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx')),
)
const faults = files.flatMap((file) =>
  bareTextsIn(readFileSync(join(root, file), 'utf8')).map(
    ({ line, beside }) => `${file}:${line} has a bare text beside ${beside}`,
  ),
)
for (const fault of faults) console.error(fault)
console.log(`${files.length} files`)
process.exitCode = faults.length > 0 ? 1 : 0
