import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

/** Returns a function that creates temporary folders for one test file; all are removed after its tests. */
export function scratchFolders(name: string): () => string {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  return () => mkdtempSync(join(root, 'data-'))
}
