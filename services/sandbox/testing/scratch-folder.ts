import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

/** A function that makes new folders for one test file; all of them are removed at its end. */
export function scratchFolders(name: string): () => string {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  return () => mkdtempSync(join(root, 'data-'))
}
