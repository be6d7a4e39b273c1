import { describe, expect, test } from '@jest/globals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import messages from '@/messages/th.json' with { type: 'json' }
import { notifyOfJobs } from '@/services/shared/jobs/enqueue'
import { jobs as queue } from '@/services/shared/jobs/table'
import { testTurn } from '@/services/shared/testing/turn'
import { until } from '@/services/shared/testing/until'
import { companies } from '../../tables/companies'
import { jobPosts, shifts } from '../../tables/job-posts'
import { addressInput, dayAhead } from '../../testing'
import { workTypeWords } from '../job-posts/work-type-words'
import { followListingChanges } from '../posting/company-posts'
import { searchedJobs, shift } from './testing'

/** How workers find jobs: by words of the work, the place and the company, spelt as people spell. */

const jobs = searchedJobs()
const { listed, found, nameOf } = jobs

describe('by words', () => {
  test.each([
    ['of the title', 'งานเลี้ยง', ['waiter']],
    ['of the type of work', 'บาริสต้า', ['barista']],
    ['that workers use for it', 'แม่บ้าน', ['cleaner']],
    ['of a district', 'วัฒนา', ['cleaner']],
    ['of a subdistrict', 'คลองเตยเหนือ', ['cleaner']],
    ['of a province', 'เชียงใหม่', ['barista']],
    ['of a branch', 'สยามสแควร์', ['waiter']],
    ['of a station nearby', 'อโศก', ['cleaner']],
    ['of a line and a station', 'bts สยาม', ['waiter']],
    ['of a line as it is spoken', 'บีทีเอส สยาม', ['waiter']],
    ['of a kind of railway', 'รถไฟใต้ดิน', ['cleaner']],
    ['of a company', 'ดอยช้าง', ['barista']],
    ['of a province as people write it', 'กทม', ['cleaner', 'cook', 'waiter']],
    ['of a province as an abbreviation', 'แม่บ้าน กทม.', ['cleaner']],
    ['of a province in English', 'Chiang Mai', ['barista']],
    ['of work and place at once', 'เสิร์ฟ สยาม', ['waiter']],
    ['of work and place without a space', 'บาริสต้าเชียงใหม่', ['barista']],
    ['of a station in English', 'siam', ['waiter']],
    ['of a station as people write it', 'asoke', ['cleaner']],
    ['of a kind of place', 'งานร้านอาหาร', ['cook', 'waiter']],
    ['of a kind of job', 'งานรายวัน', ['barista', 'cleaner', 'cook', 'waiter']],
    ['of pay by the hour', 'รายชั่วโมง', ['cleaner']],
    ['that is true of all', 'พาร์ทไทม์', ['barista', 'cleaner', 'cook', 'waiter']],
    ['that is true of all, misspelt', 'พารทไทม์', ['barista', 'cleaner', 'cook', 'waiter']],
    ['with work before them', 'งานแม่บ้าน', ['cleaner']],
    ['with who does it before them', 'พนักงานทำความสะอาด', ['cleaner']],
    ['with who is wanted before them', 'หาคนชงกาแฟ', ['barista']],
    ['with a word for near before a place', 'งานแถวสยาม', ['waiter']],
    ['with a word for near inside', 'เสิร์ฟแถวสยาม', ['waiter']],
    ['with the kind of an area before it', 'งานเขตวัฒนา', ['cleaner']],
    ['with the kind of a province before it', 'จ.เชียงใหม่', ['barista']],
    ['of a province in English as one word', 'chiangmai', ['barista']],
    ['of a district in English', 'barista Chiang-Mai', ['barista']],
    ['of a quarter in English', 'nimman', ['barista']],
    ['of a street', 'ถนนพระรามที่ 1', ['barista', 'cleaner', 'cook', 'waiter']],
    ['of a part of the day', 'กะเช้า', ['barista', 'cleaner', 'cook', 'waiter']],
    ['of another part of the day', 'งานกลางคืน', []],
    ['of what is given', 'มีที่พัก', ['cook']],
    ['of when it is paid', 'รับเงินเลย', ['barista', 'cleaner', 'waiter']],
    ['of who needs no experience', 'ไม่มีประสบการณ์', ['barista', 'cleaner', 'waiter']],
    ['of who may come', 'งานนักเรียน', ['waiter']],
    ['that everybody types', 'หางาน', ['barista', 'cleaner', 'cook', 'waiter']],
    ['of one’s work at another’s place', 'เสิร์ฟ เชียงใหม่', []],
    ['nobody wrote', 'นักบินอวกาศ', []],
  ])('%s: %s', async (_what, q, expected) => {
    expect((await found({ q })).sort()).toEqual([...expected].sort())
  })

  test.each([
    ['เสริฟ', 'waiter'],
    ['เสิฟ', 'waiter'],
    ['เสิรฟ์', 'waiter'],
    ['เด็กเสิรฟ์', 'waiter'],
    ['เด็กเสริฟ', 'waiter'],
    ['บาริสตา', 'barista'],
    ['บาลิสต้า', 'barista'],
    ['ทำความสอาด', 'cleaner'],
    ['เชียงไหม่', 'barista'],
    ['เสริฟสยาม', 'waiter'],
    ['เสิฟสยามสแควร์', 'waiter'],
    ['แม่บ้านกทม', 'cleaner'],
  ])('misspelt as %s the job is found, and the list says that it is spelt otherwise', async (q, expected) => {
    const { items, isLoose } = await listed({ q })
    expect([items.map(({ id }) => nameOf(id)), isLoose]).toEqual([[expected], true])
  })

  test.each([
    ['two e in the place of one letter', 'เเม่บ้าน', 'cleaner'],
    ['a mark of an old font', 'เส\uf701ร\uf70eฟ', 'waiter'],
    ['a tone behind the vowel', 'แม่บา้น', 'cleaner'],
    ['a space that nobody sees', 'บาริส\u200bต้า', 'barista'],
    ['the marks of an address book', '\u202aแม่บ้าน\u202c', 'cleaner'],
    ['a mark twice', 'แม่่บ้าน', 'cleaner'],
    ['spaces of a PDF', 'ทํ าความสะอาด', 'cleaner'],
  ])('typed with %s the job is found as if it were written well', async (_, q, expected) => {
    const { items } = await listed({ q })
    expect(items.map(({ id }) => nameOf(id))).toEqual([expected])
  })

  test('what is spelt right is not mixed with what only sounds alike', async () => {
    expect(await listed({ q: 'เสิร์ฟ' })).toMatchObject({ isLoose: false, items: [{ id: jobs.job.waiter }] })
    expect(await listed({ q: 'นักบินอวกาศ' })).toMatchObject({ isLoose: false, items: [] })
  })

  test('pages of misspelt words go on as they began', async () => {
    const second = await jobs.open('owner', jobs.branch.siam, { workType: 'waiter', title: 'เสิร์ฟอาหารเช้า' })
    const first = await listed({ q: 'เสริฟ', limit: '1' })
    const next = await listed({ q: 'เสริฟ', limit: '1', cursor: first.nextCursor ?? '' })
    expect([first, next].map(({ items, isLoose }) => [items[0]?.id, isLoose])).toEqual([
      [second, true],
      [jobs.job.waiter, true],
    ])
    expect(next.nextCursor).toBeNull()
    await jobs.close(second)
  })

  test('days off for others are found by what people call them', async () => {
    const sunday = Array.from({ length: 7 }, (_, ahead) => dayAhead(ahead)).find(
      (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0,
    )
    const weekend = await jobs.open('owner', jobs.branch.siam, {
      workType: 'waiter',
      title: 'เสิร์ฟงานแต่ง',
      // On a Sunday it is today, and has not begun.
      shifts: [{ date: sunday ?? '', startTime: '23:55', endTime: '04:00', breakMinutes: 0 }],
    })
    for (const q of ['เสิฟ วันหยุด', 'เสิร์ฟ เสาร์อาทิตย์', 'เสิร์ฟ สุดสัปดาห์', 'งานแต่ง วันอาทิตย์']) {
      expect([q, (await listed({ q })).items.map(({ id }) => id).includes(weekend)]).toEqual([q, true])
    }
    await jobs.close(weekend)
  })

  test('a day from today on is that day, with or without other words', async () => {
    const byTomorrow = await jobs.open('owner', jobs.branch.siam, {
      workType: 'waiter',
      title: 'เสิร์ฟด่วน',
      shifts: [shift(1)],
    })
    for (const q of ['พรุ่งนี้', 'งานพรุ่งนี้', 'เสิร์ฟ พรุ่งนี้', 'เสิฟพรุ่งนี้', 'tomorrow'])
      expect([q, (await listed({ q })).items.map(({ id }) => id)]).toEqual([q, [byTomorrow]])
    expect(await found({ q: 'มะรืนนี้' })).toEqual(['cleaner'])
    expect(await found({ q: 'แม่บ้าน พรุ่งนี้' })).toEqual([])
    await jobs.close(byTomorrow)
  })

  test('a title that holds the words and the day is found, whichever day its work is on', async () => {
    const titled = await jobs.open('owner', jobs.branch.siam, {
      workType: 'waiter',
      title: 'พนักงานเสิร์ฟ สุดสัปดาห์',
      // Three weeks and a weekday ahead.
      shifts: [shift(21 + ((3 - new Date(dayAhead(0)).getUTCDay() + 7) % 7))],
    })
    const ids = async (q: string) => (await listed({ q })).items.map(({ id }) => id)
    expect(await ids('พนักงานเสิร์ฟ สุดสัปดาห์')).toContain(titled)
    expect(await ids('เสิร์ฟ เสาร์อาทิตย์')).not.toContain(titled)
    expect(await ids('สุดสัปดาห์')).not.toContain(titled)
    await jobs.close(titled)
  })

  test.each([
    'งานสุดสัปดาห์',
    'Weekend',
    'เสาร์–อาทิตย์',
    'พรุ่งนี้',
    'ล้างจาน 900',
    'เสิร์ฟ วันละ 900 บาท',
    'เสิร์ฟ พรุ่งนี้ 900+',
    '900 บาท',
    'แคมป์ 500',
  ])('a job is found by its exact title, whatever is read from that: %s', async (title) => {
    const titled = await jobs.open('owner', jobs.branch.siam, {
      workType: 'waiter',
      title,
      payAmount: 45_000,
      // Three weeks and a weekday ahead.
      shifts: [shift(21 + ((3 - new Date(dayAhead(0)).getUTCDay() + 7) % 7))],
    })
    for (const q of [title, ` ${title.toLowerCase()} `])
      expect([q, (await listed({ q })).items.map(({ id }) => id)]).toEqual([
        q,
        expect.arrayContaining([titled]),
      ])
    await jobs.close(titled)
  })

  test('figures that can only be pay are the least, and the words without them are told', async () => {
    const { items, understood, wordsBesidePay } = await listed({ q: 'เสิร์ฟ 600' })
    expect(items.map(({ id }) => nameOf(id))).toEqual(['waiter'])
    expect([understood.pay, wordsBesidePay]).toEqual([{ unit: 'day', satang: 60_000 }, 'เสิร์ฟ'])
    expect(await found({ q: 'เสิร์ฟ 610' })).toEqual([])
    expect((await listed({ q: 'เสิร์ฟ' })).wordsBesidePay).toBeNull()
  })

  test('a place is found as it is written in Latin letters and by its street', async () => {
    const branch = await jobs.service.branch('owner', {
      name: 'ครัวยายบัว ทองหล่อ',
      lat: '13.7327',
      lng: '100.5824',
      address: {
        ...addressInput,
        line: '120 ซอยสุขุมวิท 55',
        subdistrict: 'คลองตันเหนือ',
        district: 'วัฒนา',
        postcode: '10110',
      },
    })
    const there = await jobs.open('owner', branch, { workType: 'waiter', title: 'เสิร์ฟ', shifts: [shift(2)] })
    for (const q of ['ทองหล่อ', 'thonglor', 'Thonglor', 'thong lo', 'Thong Lor', 'สุขุมวิท 55', 'ซอยสุขุมวิท 55'])
      expect([q, (await listed({ q })).items.map(({ id }) => id)]).toEqual([q, [there]])
    for (const q of ['งานใกล้ฉัน', 'ใกล้ฉัน'])
      expect([q, (await listed({ q })).items.map(({ id }) => id)]).toEqual([
        q,
        expect.arrayContaining([there]),
      ])
    await jobs.close(there)
  })

  test('a weekday is the next such day alone, and the answer says which', async () => {
    // Not today or tomorrow, whose jobs may have begun or be those of other tests.
    const date = dayAhead(6)
    const names = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์']
    const name = names[new Date(`${date}T00:00:00Z`).getUTCDay()]
    const on = (day: string, title: string) =>
      jobs.open('owner', jobs.branch.siam, {
        workType: 'waiter',
        title,
        shifts: [{ ...shift(6), date: day }],
      })
    const one = await on(date, 'เสิร์ฟมื้อค่ำ')
    const others = [await on(dayAhead(7), 'เสิร์ฟวันถัดไป'), await on(dayAhead(13), 'เสิร์ฟอีกสัปดาห์')]
    for (const q of [`วัน${name}`, `งานวัน${name}`, `งาน วัน${name}`, `เสิร์ฟ วัน${name}`]) {
      const { items, understood } = await listed({ q })
      expect([q, items.map(({ id }) => id)]).toEqual([q, [one]])
      expect(understood).toEqual({ days: { from: date, to: date, also: null }, pay: null })
    }
    await jobs.close(one, ...others)
  })

  test('a weekday that is today is that of next week, too, and shifts that are over count no more', async () => {
    const name = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์'][
      new Date(`${dayAhead(0)}T00:00:00Z`).getUTCDay()
    ]
    const inAWeek = await jobs.open('owner', jobs.branch.siam, { workType: 'waiter', shifts: [shift(7)] })
    const alsoToday = await jobs.open('owner', jobs.branch.siam, {
      workType: 'waiter',
      shifts: [shift(1), shift(2)],
    })
    const { db } = jobs.service.database
    // The day's shift of a post that goes on: it is over, or has an hour left.
    const untilNow = (left: 'over' | 'an hour') =>
      db
        .update(shifts)
        .set({ date: dayAhead(0), endsAt: sql`now() + ${left === 'over' ? '-1 hour' : '1 hour'}::interval` })
        .where(and(eq(shifts.jobPostId, alsoToday), eq(shifts.position, 0)))
    const ids = async (q: string) => (await listed({ q })).items.map(({ id }) => id).sort()
    await untilNow('an hour')
    expect(await ids(`วัน${name}`)).toEqual([inAWeek, alsoToday].sort())
    expect(await ids(`วัน${name}นี้`)).toEqual([alsoToday])
    await untilNow('over')
    expect(await ids(`วัน${name}`)).toEqual([inAWeek])
    expect(await ids(`วัน${name}นี้`)).toEqual([])
    await jobs.close(inAWeek, alsoToday)
  })

  test('days that are chosen may have a Buddhist year', async () => {
    const buddhist = (day: string) => `${Number(day.slice(0, 4)) + 543}${day.slice(4)}`
    const [from, to] = [buddhist(dayAhead(3)), buddhist(dayAhead(4))]
    expect(await found({ from, to })).toEqual(['barista'])
  })

  test('pay that is said is the least: a day’s is compared with what a day brings, however it is paid', async () => {
    // 800 a day for two days, 90 an hour for eight hours, 600 a day, 500 a day.
    for (const q of ['700 บาท', 'วันละ 700', '๗๐๐ บาท', '700+', 'งานวันละ 700 บาท']) {
      const { understood } = await listed({ q })
      expect([q, (await found({ q })).sort()]).toEqual([q, ['barista', 'cleaner']])
      expect(understood).toEqual({ days: null, pay: { unit: 'day', satang: 70_000 } })
    }
    expect(await found({ q: 'เสิร์ฟ 600 บาท' })).toEqual(['waiter'])
    expect(await found({ q: 'ชั่วโมงละ 90' })).toEqual(['cleaner'])
    expect(await found({ q: 'ชั่วโมงละ 91' })).toEqual([])
  })

  test('figures that are no pay stay words', async () => {
    const shop = await jobs.open('owner', jobs.branch.siam, {
      workType: 'cashier',
      title: 'เก็บเงิน 7-11 เปิด 24 ชั่วโมง',
    })
    for (const q of ['7-11', '24 ชั่วโมง', 'งาน 7-11'])
      expect([q, (await listed({ q })).items.map(({ id }) => id)]).toEqual([q, [shop]])
    await jobs.close(shop)
  })

  test('signs alone, NUL and the signs of the search language find nothing and break nothing', async () => {
    for (const q of ["'", ':*', '&|!()', '\\', '≈', '~', '\0'])
      expect((await listed({ q })).items).toEqual([])
  })

  test('every type of work begins with its name on the screens', () => {
    const names = Object.fromEntries(Object.entries(workTypeWords).map(([type, [name]]) => [type, name]))
    expect(names).toEqual(messages.workTypes)
  })
})

describe('where nothing is found', () => {
  const leaveOut = async (query: Record<string, string>) =>
    ((await listed(query)) as unknown as { leaveOut: { part: string; word: string | null }[] }).leaveOut

  test('the one filter that is in the way is named, and so is the one word', async () => {
    expect(await leaveOut({ q: 'เสิฟ', province: 'กรุงเทพมหานคร', payUnit: 'day', minPay: '80000' })).toEqual([
      { part: 'pay', word: null },
    ])
    expect(await leaveOut({ q: 'เสริฟ นักบินอวกาศ' })).toEqual([{ part: 'q', word: 'นักบินอวกาศ' }])
    expect(await leaveOut({ workType: 'barista', province: 'กรุงเทพมหานคร' })).toEqual([
      { part: 'province', word: null },
      { part: 'workType', word: null },
    ])
    expect(await leaveOut({ workType: 'waiter', from: dayAhead(20) })).toEqual([{ part: 'days', word: null }])
  })

  test('nothing is named where it is all of the search, or where no single part is in the way', async () => {
    expect(await leaveOut({ q: 'นักบินอวกาศ' })).toEqual([])
    expect(await leaveOut({ province: 'ภูเก็ต', workType: 'security', type: 'daily' })).toEqual([])
    expect(await leaveOut({ q: 'เสิร์ฟ' })).toEqual([])
  })
})

describe('at a station without jobs', () => {
  test('a day in the words is kept for the way to the nearest', async () => {
    const { nearby } = (await listed({ q: 'แบริ่ง มะรืนนี้' })) as unknown as { nearby: object }
    expect(nearby).toMatchObject({ asked: 'แบริ่ง', from: dayAhead(2), to: dayAhead(2) })
  })

  const nearby = async (q: string) =>
    (
      (await listed({ q })) as unknown as {
        nearby: { asked: string; district: string; q: string | null } | null
      }
    ).nearby

  test('the nearest that has some is named, first of the same words', async () => {
    expect(await nearby('แบริ่ง')).toMatchObject({ asked: 'แบริ่ง', district: 'วัฒนา', q: null })
    expect(await nearby('เสิร์ฟ bearing')).toMatchObject({
      asked: 'แบริ่ง',
      district: addressInput.district,
      q: 'เสิร์ฟ',
    })
    expect(await nearby('นักบินอวกาศ แบริ่ง')).toMatchObject({ asked: 'แบริ่ง', district: 'วัฒนา', q: null })
  })

  test('nothing is named where jobs are found, or no station was', async () => {
    expect([await nearby('อโศก'), await nearby('นักบินอวกาศ')]).toEqual([null, null])
  })
})

describe('the branch and the company of a job', () => {
  const refresh = () => followListingChanges(jobs.service.database.db, testTurn())

  test('when they change their names, it is found by the new ones alone', async () => {
    const { json } = await jobs.service.ask(`GET /v1/branches/${jobs.branch.siam}`, { as: 'owner' })
    const { version, name, taxBranchNumber, address, phone, photos } = json
    const edit = { name: 'จามจุรี', taxBranchNumber, address, phone, photos, lat: '13.7447', lng: '100.5331' }
    const put = (body: object, at: number) =>
      jobs.service.ask(`PUT /v1/branches/${jobs.branch.siam}`, {
        as: 'owner',
        body,
        headers: { 'if-match': `"${at}"` },
      })
    expect((await put(edit, version)).status).toBe(200)
    await refresh()
    expect([await found({ q: 'จามจุรี' }), await found({ q: 'สยามสแควร์' })]).toEqual([['waiter'], []])
    await put({ ...edit, name }, version + 1)
    await refresh()
    expect(await found({ q: 'สยามสแควร์' })).toEqual(['waiter'])

    const { db } = jobs.service.database
    await db.update(companies).set({ name: 'ครัวมานี' }).where(eq(companies.name, 'ครัวสมหมาย'))
    await refresh()
    expect([(await found({ q: 'มานี' })).length, await found({ q: 'สมหมาย' })]).toEqual([3, []])
  })

  test('what the release before stored with fewer words is found by all of them once its company is due', async () => {
    const ended = await jobs.open('owner', jobs.branch.siam, { workType: 'waiter', title: 'เสิร์ฟ' })
    await jobs.close(ended)
    const { db } = jobs.service.database
    const kept = { searchKeys: ['เสิร์ฟ'] }
    const ids = [jobs.job.waiter, jobs.job.barista, ended]
    await db.update(jobPosts).set(kept).where(inArray(jobPosts.id, ids))
    expect(await found({ q: 'กะเช้า' })).not.toContain('waiter')
    const [of] = await db
      .select({ companyId: jobPosts.companyId })
      .from(jobPosts)
      .where(eq(jobPosts.id, ended))
    await db.insert(queue).values({ id: uuidv7(), kind: 'list_posts_anew', payload: of })
    await notifyOfJobs(db)
    const waiting = and(eq(queue.kind, 'list_posts_anew'), eq(queue.state, 'pending'))
    await until(async () => (await db.$count(queue, waiting)) === 0)
    const morning = await found({ q: 'กะเช้า' })
    expect([morning.includes('waiter'), morning.includes('barista')]).toEqual([true, false])
    const [after] = await db.select().from(jobPosts).where(eq(jobPosts.id, ended))
    expect(after).toMatchObject(kept)
  })
})
