import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { companies } from '../../tables/companies'
import { searchedJobs, shift } from './testing'

/** The orders in which workers read jobs. */

const jobs = searchedJobs()
const { listed, found, nameOf } = jobs

describe('in order', () => {
  const siam = { lat: '13.75', lng: '100.53' }

  test('the best paid day comes first, whether pay is by the hour, the day or the whole job', async () => {
    // 800 a day for two days, 90 an hour for eight hours, 600 a day, 500 a day.
    expect(await found({ sort: 'pay' })).toEqual(['barista', 'cleaner', 'waiter', 'cook'])
  })

  test('pay by the day counts as its card shows it, with two shifts on a day and with overtime', async () => {
    const twice = { ...shift(6), startTime: '05:00', endTime: '09:00', breakMinutes: 0 }
    const days = { workType: 'waiter', shiftChoice: 'each', shifts: [shift(6), twice] }
    const less = await jobs.open('owner', jobs.branch.siam, { ...days, title: 'สองกะ', payAmount: 58_000 })
    const long = { ...shift(6), endTime: '20:00' }
    const overtime = await jobs.open('owner', jobs.branch.siam, {
      title: 'กะยาว',
      payAmount: 59_000,
      shifts: [long],
    })
    const hourly = { ...days, payUnit: 'hour', payAmount: 9_500 }
    const hours = await jobs.open('owner', jobs.branch.siam, { ...hourly, title: 'สองกะรายชั่วโมง' })
    const names: Record<string, string> = { [less]: '580', [overtime]: '590', [hours]: '95 an hour' }
    const ids = (await listed({ sort: 'pay' })).items.map(({ id }) => nameOf(id) ?? names[id])
    // 95 an hour: eight hours or four, 570 on average.
    expect(ids).toEqual(['barista', 'cleaner', 'waiter', '590', '580', '95 an hour', 'cook'])
    await jobs.close(less, overtime, hours)
  })

  test('the soonest start comes first', async () => {
    expect(await found({ sort: 'start' })).toEqual(['cleaner', 'barista', 'waiter', 'cook'])
  })

  test('the nearest comes first, with its distance; where a place is not known, it is left out', async () => {
    const { items } = await listed({ sort: 'near', ...siam })
    expect(items.map(({ id, distanceKm }) => [nameOf(id), distanceKm])).toEqual([
      ['waiter', expect.closeTo(0.7, 0)],
      ['cleaner', expect.closeTo(3.5, 0)],
      ['barista', expect.closeTo(585, -1)],
    ])
  })

  test('the nearest of a station are from where it is; a name of none is as if left out', async () => {
    const page = await listed({ sort: 'near', station: 'อโศก' })
    expect(page).toMatchObject({ station: 'อโศก', items: [{ distanceKm: expect.closeTo(0.1, 0) }, {}, {}] })
    expect(page.items.map(({ id }) => nameOf(id))).toEqual(['cleaner', 'waiter', 'barista'])
    const nowhere = await listed({ sort: 'near', station: 'ดาวอังคาร' })
    expect(nowhere).toMatchObject({ station: null, items: [{ distanceKm: null }, {}, {}, {}] })
  })

  test('the nearest of a place and of a word are those alone; a suspended company has none', async () => {
    expect(await found({ sort: 'near', ...siam, province: 'เชียงใหม่' })).toEqual(['barista'])
    expect(await found({ sort: 'near', ...siam, q: 'ทำความสะอาด' })).toEqual(['cleaner'])
    const { db } = jobs.service.database
    const ofBarista = eq(companies.name, 'กาแฟดอยช้าง')
    const [before] = await db
      .select({ verification: companies.verification })
      .from(companies)
      .where(ofBarista)
    await db.update(companies).set({ verification: 'suspended' }).where(ofBarista)
    expect(await found({ sort: 'near', ...siam })).toEqual(['waiter', 'cleaner'])
    await db
      .update(companies)
      .set(before ?? {})
      .where(ofBarista)
  })

  test('without a position the newest come first, and no distance is told', async () => {
    const { items } = await listed({ sort: 'near' })
    expect(items.map(({ id, distanceKm }) => [nameOf(id), distanceKm])).toEqual([
      ['cook', null],
      ['barista', null],
      ['cleaner', null],
      ['waiter', null],
    ])
  })

  test.each(['newest', 'pay', 'start', 'near'])(
    'pages by %s follow one another without gap or repetition',
    async (sort) => {
      const whole = await found({ sort, ...siam })
      const seen: (string | undefined)[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof listed>> = await listed({
          sort,
          ...siam,
          limit: '1',
          ...(cursor && { cursor }),
        })
        seen.push(...page.items.map(({ id }) => nameOf(id)))
        cursor = page.nextCursor
      }
      expect(seen).toEqual(whole)
    },
  )

  test('a cursor of another order is refused', async () => {
    const { nextCursor } = await listed({ sort: 'pay', limit: '1' })
    const answer = await jobs.service.ask(`GET /v1/public/job-posts?sort=start&cursor=${nextCursor}`)
    expect(answer.json).toMatchObject({ status: 400, code: 'bad_cursor' })
  })

  test('a position is where the reader is, not where a branch is: nothing of it is stored', async () => {
    const answer = await jobs.service.ask('GET /v1/public/job-posts?sort=near&lat=91&lng=100')
    expect(answer.status).toBe(422)
  })
})
