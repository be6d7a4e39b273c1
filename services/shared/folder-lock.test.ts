import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lockFolder } from './folder-lock'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-lock-'))
})
afterAll(() => rm(root, { recursive: true }))

test('a folder a living process uses is refused, with its process id', async () => {
  const other = spawn('sleep', ['30'])
  await writeFile(join(root, '.busy.pid'), String(other.pid))
  await expect(lockFolder(join(root, 'busy'))).rejects.toThrow(`in use by process ${other.pid}`)
  other.kill('SIGKILL')
})

test('a lock left by a killed process is taken over, and given back', async () => {
  const { pid } = spawnSync('true')
  const path = join(root, '.left.pid')
  await writeFile(path, String(pid))
  const unlock = await lockFolder(join(root, 'left'))
  expect(await readFile(path, 'utf8')).toBe(String(process.pid))
  await unlock()
  await expect(readFile(path)).rejects.toThrow('ENOENT')
})
