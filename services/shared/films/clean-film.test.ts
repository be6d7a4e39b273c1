import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { cleanFilm } from './clean-film'
import { secrets, withSecrets } from './testing/boxes'
import { filmOf } from './testing/films'
import { wrongFilms } from './testing/wrong-films'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'films-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function clean(film: Uint8Array, seconds = 61) {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  rmSync(to, { force: true })
  writeFileSync(from, film)
  const outcome = await cleanFilm(from, to, { seconds, signal: new AbortController().signal })
  return { ...outcome, copy: outcome.fault === null ? readFileSync(to) : Buffer.of() }
}

/** What a player sees of a film: codec, size, and each picture and sound with its time. */
async function seen(film: Uint8Array) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(film) })
  const tracks = await Promise.all(
    (await input.getTracks()).map(async (track) => {
      const sink = new EncodedPacketSink(track)
      const packets: string[] = []
      for await (const { data, timestamp, type } of sink.packets())
        packets.push(`${timestamp.toFixed(3)} ${type} ${Buffer.from(data).toString('base64url')}`)
      return { type: track.type, codec: await track.getCodec(), packets }
    }),
  )
  return { mime: (await input.getFormat()).mimeType, tracks }
}

describe('a film as phones and browsers make it is kept, picture by picture:', () => {
  test.each([
    ['a camera', { headers: 'last' }, 'video/mp4'],
    ['a page', { headers: 'first' }, 'video/mp4'],
    ['a recorder', { headers: 'pieces' }, 'video/mp4'],
    ['an iPhone', { container: 'mov', headers: 'last' }, 'video/mp4'],
    ['a browser', { container: 'webm' }, 'video/webm'],
    ['one without sound', { sound: 'none' }, 'video/mp4'],
    ['Opus in an MP4', { sound: 'opus' }, 'video/mp4'],
  ] as const)('%s', async (_name, plan, fileType) => {
    const film = await filmOf(plan)
    const { fault, copy, ...rest } = await clean(film)
    expect(fault).toBeNull()
    const hasSound = !('sound' in plan && plan.sound === 'none')
    expect(rest).toMatchObject({ film: { fileType, width: 64, height: 48, hasSound, size: copy.length } })
    const durationMs = 'film' in rest ? rest.film.durationMs : 0
    expect(Math.abs(durationMs - 2_000)).toBeLessThan(60)
    const [before, after] = [await seen(film), await seen(copy)]
    expect(after.mime).toBe(fileType)
    expect(after.tracks).toEqual(before.tracks)
  })

  test('of a minute, and not a second more than recorders are late', async () => {
    const minute = { fps: 2, sound: 'none' } as const
    expect((await clean(await filmOf({ ...minute, seconds: 60 }))).fault).toBeNull()
    expect((await clean(await filmOf({ ...minute, seconds: 61 }))).fault).toBeNull()
    expect((await clean(await filmOf({ ...minute, seconds: 61.5 }))).fault).toBe('video_too_long')
  })
})

describe('nothing of a film says where and with what it was made', () => {
  test.each(['mp4', 'mov'] as const)('%s', async (container) => {
    const film = withSecrets(await filmOf({ container, headers: 'last', said: secrets.join(' ') }))
    for (const secret of secrets) expect(film.toString('latin1')).toContain(secret)
    const { fault, copy } = await clean(film)
    expect(fault).toBeNull()
    const kept = copy.toString('latin1')
    for (const secret of [...secrets, '\u00a9xyz', 'ISO6709', 'xmpmeta', 'loci'])
      expect([secret, kept.includes(secret)]).toEqual([secret, false])
    const plain = await filmOf({ container, headers: 'last' })
    expect((await seen(copy)).tracks).toEqual((await seen(plain)).tracks)
  })

  test('a copy stays the same film when it is copied again', async () => {
    const { copy } = await clean(withSecrets(await filmOf({ headers: 'last' })))
    expect(await seen((await clean(copy)).copy)).toEqual(await seen(copy))
  })
})

describe('a file is refused that is', () => {
  test('one of at least sixty', () => {
    expect(wrongFilms.length).toBeGreaterThanOrEqual(60)
    expect(new Set(wrongFilms.map(({ name }) => name)).size).toBe(wrongFilms.length)
  })
  test.each(wrongFilms.map((film) => [film.name, film] as const))('%s', async (_name, { bytes, fault }) => {
    expect((await clean(await bytes())).fault).toBe(fault)
  })
  test('with a reason in Thai', () => {
    const { problems } = JSON.parse(readFileSync('messages/th.json', 'utf8'))
    for (const { fault } of wrongFilms) expect(problems[fault]).toMatch(/[ก-๙]{5}/)
  })
})

test('every film has an answer, whatever bytes of it are changed or cut out', async () => {
  const films = await Promise.all([
    filmOf({ headers: 'last', seconds: 0.5 }),
    filmOf({ headers: 'first', seconds: 0.5 }),
    filmOf({ headers: 'pieces', seconds: 0.5 }),
    filmOf({ container: 'webm', seconds: 0.5 }),
  ])
  const changes = fc.array(fc.record({ at: fc.nat(1_000_000), byte: fc.nat(255), isCut: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  const answered = fc.asyncProperty(fc.constantFrom(...films), changes, async (film, places) => {
    let bytes = Buffer.from(film)
    for (const { at, byte, isCut } of places) {
      // Half of the changes are to the headers, which are few of the bytes.
      const place = byte % 2 ? at % bytes.length : Math.max(0, bytes.length - 1 - (at % 1_500))
      if (isCut) bytes = Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + (byte % 5))])
      else bytes[place] = byte
    }
    const { fault, copy } = await clean(bytes)
    if (fault === null) expect((await clean(copy)).fault).toBeNull()
  })
  await fc.assert(answered, { numRuns: 150 })
})

test('a stopped copy rejects, and says nothing about the film', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  writeFileSync(from, await filmOf())
  await expect(cleanFilm(from, to, { seconds: 61, signal: AbortSignal.abort() })).rejects.toThrow()
})
