import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Makes this process the only user of an embedded database folder, which two processes would corrupt. A lock left by a
 * killed process is taken over. Answers the function that releases the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, '..', `.${folder.split(/[\\/]/).at(-1)}.pid`)
  const owner = Number(await readFile(path, 'utf8').catch(() => '0'))
  if (owner > 0) {
    if (isAlive(owner)) throw new Error(`${folder} is in use by process ${owner}: stop that one first`)
    await rm(path, { force: true })
  }
  const file = await open(path, 'wx')
  await file.writeFile(String(process.pid))
  await file.close()
  return () => rm(path, { force: true })
}
