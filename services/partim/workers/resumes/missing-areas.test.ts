import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { testTurn } from '@/services/shared/testing/turn'
import { resumes } from '../../tables/resumes'
import { searchEntries } from '../../tables/search-entries'
import { seededPartim, type TestPartim } from '../../testing/test-partim'
import { addMissingAreas } from './missing-areas'

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
})
afterAll(() => partim.stop())

const entries = () => partim.db.select().from(searchEntries).orderBy(searchEntries.workerId)

test('who named a district before its centre was kept is found around it, without a change of theirs', async () => {
  const [one, other, stranger, settled] = await entries()
  if (!one || !other || !stranger || !settled) throw new Error('too few workers can be found')
  const homeless = {
    province: 'กระบี่',
    district: 'คลองท่อม',
    lat: null,
    lng: null,
    areaLat: null,
    areaLng: null,
  }
  const put = (workerId: string, changes: object) =>
    partim.db
      .update(resumes)
      .set({ ...homeless, ...changes })
      .where(eq(resumes.workerId, workerId))
  await partim.db.update(resumes).set({ areaLat: 1, areaLng: 1 })
  await put(one.workerId, {})
  await put(other.workerId, { visibility: 'hidden' })
  await put(stranger.workerId, { district: 'เมืองใต้บาดาล' })
  const rowOf = async (workerId: string) =>
    (await partim.db.select().from(resumes).where(eq(resumes.workerId, workerId)))[0]
  const before = await rowOf(one.workerId)

  expect(await addMissingAreas(partim.db, testTurn('missing districts'))).toBe(2)
  const { version, updatedAt } = before ?? {}
  expect(await rowOf(one.workerId)).toMatchObject({ areaLat: 7.918, areaLng: 99.2, version, updatedAt })
  expect(await rowOf(other.workerId)).toMatchObject({ areaLat: 7.918, areaLng: 99.2 })
  expect(await rowOf(stranger.workerId)).toMatchObject({ areaLat: null, areaLng: null })
  const placeOf = async (workerId: string) =>
    (await entries()).find((entry) => entry.workerId === workerId)?.place
  expect(await placeOf(one.workerId)).toEqual((await rowOf(one.workerId))?.place)
  expect(await placeOf(settled.workerId)).toEqual(settled.place)
  expect(await addMissingAreas(partim.db, testTurn('missing districts'))).toBe(0)
})
