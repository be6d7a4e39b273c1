import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { changedOf, freeze, unfrozenOf } from './frozen.mjs'

describe.each(['job-post', 'partim'])('the migrations of the %s service', (service) => {
  const folder = `services/${service}/migrations`

  test('are frozen: databases exist that have them', () => {
    expect({ changed: changedOf(folder), unfrozen: unfrozenOf(folder) }).toEqual({
      changed: [],
      unfrozen: [],
    })
  })
})

describe('freezing', () => {
  const folders = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })
  const copy = () => {
    const folder = mkdtempSync(join(tmpdir(), 'frozen-'))
    folders.push(folder)
    cpSync('services/partim/migrations', folder, { recursive: true })
    return folder
  }

  test('a changed or removed migration is named, and freezing again does not hide it', () => {
    const folder = copy()
    writeFileSync(`${folder}/0000_start.sql`, `${readFileSync(`${folder}/0000_start.sql`)}\n`)
    expect(changedOf(folder)).toEqual(['0000_start'])
    freeze(folder)
    expect(changedOf(folder)).toEqual(['0000_start'])
    rmSync(`${folder}/0000_start.sql`)
    expect(changedOf(folder)).toEqual(['0000_start'])
  })

  test('a further migration is not frozen until it is', () => {
    const folder = copy()
    const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
    journal.entries.push({ ...journal.entries[0], idx: 99, tag: '0099_further' })
    writeFileSync(`${folder}/meta/_journal.json`, JSON.stringify(journal))
    writeFileSync(`${folder}/0099_further.sql`, 'select 1;')
    expect(unfrozenOf(folder)).toEqual(['0099_further'])
    expect(freeze(folder)).toEqual(['0099_further'])
    expect(unfrozenOf(folder)).toEqual([])
  })
})
