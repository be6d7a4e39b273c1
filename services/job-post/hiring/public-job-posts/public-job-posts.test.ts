import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { likelyPostcode } from '@/lib/addresses/known-places'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import type { JobPostState } from '@/validators/states/job-post'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { addressInput, dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { openPageQuery, postQuery } from './repository'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  service.database.db.update(jobPosts).set(changes).where(eq(jobPosts.id, id))

/** A public post, published by a new or an existing company. */
async function published(changes: object = {}, as = 'owner', at = branchId): Promise<string> {
  const { id } = await service.jobPost(as, { ...jobPostInput(at), ...changes })
  const now = new Date()
  await force(id, { state: 'published', publishedAt: now, listedSince: now })
  return id
}

/** A company with one branch in another place, so that a test sees only its own posts. */
async function elsewhere(name: string, address: Partial<typeof addressInput>) {
  const { companyId } = await service.owner(name)
  const place = { ...addressInput, ...address }
  const branch = await service.branch(name, { address: { ...place, postcode: likelyPostcode(place) } })
  return { companyId, branch }
}

const list = async (query: Record<string, string>) =>
  (await service.ask(`GET /v1/public/job-posts?${new URLSearchParams(query)}`)).json
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ id }: { id: string }) => id)
const read = (id: string) => service.ask(`GET /v1/public/job-posts/${id}`)

describe('the list', () => {
  const province = 'ภูเก็ต'

  test('shows what is in front of everybody and can still be applied for, published last first', async () => {
    const { companyId, branch } = await elsewhere('phuket', {
      province,
      district: 'ถลาง',
      subdistrict: 'ป่าคลอก',
    })
    const make = (changes = {}) => published(changes, 'phuket', branch)
    const [first, second] = [await make(), await make()]
    const hidden: Partial<typeof jobPosts.$inferInsert>[] = [
      { state: 'draft' },
      { state: 'pending_review' },
      { state: 'paused' },
      { state: 'closed' },
      { expiresAt: new Date(Date.now() - 1_000) },
      { applyBy: new Date(Date.now() - 1_000) },
    ]
    for (const changes of hidden) await force(await make(), changes)
    const byLink = await make()
    await service.database.db.execute(sql`update job_posts set visibility = 'link' where id = ${byLink}`)
    expect(await idsOf({ province })).toEqual([second, first])

    const { db } = service.database
    await db.update(companies).set({ verification: 'suspended' }).where(eq(companies.id, companyId))
    expect(await idsOf({ province })).toEqual([])
    expect((await read(first)).status).toBe(404)
  })

  test('is narrowed down by place, work, kind, pay, days and words of the title', async () => {
    const there = { province: 'เชียงใหม่', district: 'เมืองเชียงใหม่' }
    const { branch } = await elsewhere('north', { ...there, subdistrict: 'ช้างเผือก' })
    const shifts = [{ date: dayAhead(9), startTime: '08:00', endTime: '12:00', breakMinutes: 0 }]
    const terms = { workType: 'barista', type: 'part_time', payUnit: 'hour', payAmount: 9_000, shifts }
    const barista = await published({ ...terms, title: 'บาริสต้าช่วงเช้า' }, 'north', branch)
    const waiter = await published({}, 'north', branch)
    const { province } = there
    const asked: [Record<string, string>, string[]][] = [
      [{}, [waiter, barista]],
      [{ district: 'เมืองเชียงใหม่' }, [waiter, barista]],
      [{ district: 'ถลาง' }, []],
      [{ workType: 'barista' }, [barista]],
      [{ type: 'daily' }, [waiter]],
      [{ payUnit: 'hour', minPay: '9000' }, [barista]],
      [{ payUnit: 'hour', minPay: '9001' }, []],
      [{ payUnit: 'day' }, [waiter]],
      [{ from: dayAhead(8) }, [barista]],
      [{ to: dayAhead(8) }, [waiter]],
      [{ q: 'บาริส' }, [barista]],
      [{ q: '!!' }, []],
    ]
    for (const [query, ids] of asked)
      expect([query, await idsOf({ province, ...query })]).toEqual([query, ids])
  })

  test('goes on where a page ended, and refuses a cursor it did not write', async () => {
    const province = 'ขอนแก่น'
    const { branch } = await elsewhere('east', { province, district: 'เมืองขอนแก่น', subdistrict: 'ศิลา' })
    const ids = []
    for (let made = 0; made < 5; made += 1) ids.unshift(await published({}, 'east', branch))
    // Published at the same time, so that the id decides the order.
    const moment = new Date()
    for (const id of ids) await force(id, { listedSince: moment })
    const first = await list({ province, limit: '2' })
    const second = await list({ province, limit: '2', cursor: first.nextCursor })
    const third = await list({ province, limit: '2', cursor: second.nextCursor })
    const pages = [first, second, third].map(({ items }) => items.map(({ id }: { id: string }) => id))
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
    expect(third.nextCursor).toBeNull()
    expect((await service.ask('GET /v1/public/job-posts?cursor=bm90aGluZw')).status).toBe(400)
  })

  test('is counted by province and type of work, and indexed for a sitemap', async () => {
    const province = 'ระยอง'
    const { branch } = await elsewhere('coast', { province, district: 'เมืองระยอง', subdistrict: 'เพ' })
    const ids = [await published({}, 'coast', branch), await published({ workType: 'cook' }, 'coast', branch)]
    await force(await published({}, 'coast', branch), { state: 'paused' })
    const { json } = await service.ask('GET /v1/public/job-post-counts')
    expect(json.provinces).toContainEqual({ province, posts: 2 })
    expect(json.workTypes).toContainEqual({ workType: 'cook', posts: 1 })
    const index = (await service.ask('GET /v1/public/job-post-index')).json.items
    expect(index.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(ids))
    expect(index).toHaveLength(
      json.provinces.reduce((sum: number, { posts }: { posts: number }) => sum + posts, 0),
    )
  })
})

describe('one post', () => {
  test('says what a worker needs to know, and nothing else of the company', async () => {
    const id = await published({ minAge: 20, title: 'พนักงานเสิร์ฟ กะเย็น' })
    const question = { id: 'q1', text: 'ขี่มอเตอร์ไซค์ได้ไหม', kind: 'yes_no', choices: [] } as const
    await force(id, { knockOutQuestions: [{ ...question, wanted: ['yes'] }] })
    const { json } = await read(id)
    expect(json).toMatchObject({
      id,
      isOpen: true,
      isListed: true,
      title: 'พนักงานเสิร์ฟ กะเย็น',
      minAge: 20,
      place: { province: 'กรุงเทพมหานคร', district: 'ปทุมวัน', postcode: '10330', lat: 13.7456 },
      company: { name: 'บริษัท ทดสอบ จำกัด' },
      shifts: [
        { date: dayAhead(2), startTime: '09:00', endTime: '18:00', breakMinutes: 60 },
        { date: dayAhead(3), startTime: '09:00', endTime: '18:00', breakMinutes: 60 },
      ],
    })
    expect(Object.keys(json.company).sort()).toEqual([
      'facebookUrl',
      'logoUrl',
      'name',
      'standing',
      'website',
    ])
    expect(json.questions).toEqual([{ id: 'q1', text: 'ขี่มอเตอร์ไซค์ได้ไหม', kind: 'yes_no', choices: [] }])
    for (const name of ['companyId', 'branchId', 'state', 'createdBy', 'reviewReasons', 'version']) {
      expect(json).not.toHaveProperty(name)
    }
  })

  test('says what one person earns with all of its shifts, or with each where people choose, as the list does', async () => {
    const { branch } = await elsewhere('paying', {
      province: 'ตราด',
      district: 'เมืองตราด',
      subdistrict: 'วังกระแจะ',
    })
    const shiftOn = (days: number, endTime: string) => ({
      date: dayAhead(days),
      startTime: '09:00',
      endTime,
      breakMinutes: 60,
    })
    const shifts = [shiftOn(2, '18:00'), shiftOn(3, '20:00')]
    const hourly = { payUnit: 'hour', payAmount: 60_00, headcount: 3, shifts }
    const all = await published({ ...hourly, shiftChoice: 'all' }, 'paying', branch)
    const each = await published({ ...hourly, shiftChoice: 'each' }, 'paying', branch)
    const paysOf = ({
      totalPay,
      shifts: own,
    }: {
      totalPay: number | null
      shifts: { pay: number | null }[]
    }) => [totalPay, own.map(({ pay }) => pay)]
    // The second has two hours of overtime, paid one and a half times.
    const expected = { [all]: [1_140_00, [480_00, 660_00]], [each]: [null, [480_00, 660_00]] }
    const { items } = await list({ province: 'ตราด' })
    expect(items).toHaveLength(2)
    const left = { [all]: [null, null], [each]: [3, 3] }
    for (const item of items) {
      expect(paysOf(item)).toEqual(expected[item.id])
      expect(item.shifts.map(({ placesLeft }: { placesLeft: number }) => placesLeft)).toEqual(left[item.id])
    }
    for (const id of [all, each]) expect(paysOf((await read(id)).json)).toEqual(expected[id])
  })

  test('says what its company is proven to be, and that by a letter as by documents', async () => {
    const { companyId, branch } = await elsewhere('known', {})
    const id = await published({}, 'known', branch)
    const { db } = service.database
    const know = (changes: Partial<typeof companies.$inferInsert>) =>
      db.update(companies).set(changes).where(eq(companies.id, companyId))
    await know({ verification: 'unverified', numberConfirmedAt: null, representedAt: null })
    expect((await read(id)).json.company.standing).toBe('unregistered')
    await know({ verification: 'registry_matched', numberConfirmedAt: new Date() })
    expect((await read(id)).json.company.standing).toBe('registered')
    await know({ representedAt: new Date() })
    expect((await read(id)).json.company.standing).toBe('represented')
  })

  test('leads to the sites of its company only once that is represented', async () => {
    const { companyId, branch } = await elsewhere('linked', {
      province: 'น่าน',
      district: 'ปัว',
      subdistrict: 'ปัว',
    })
    const id = await published({}, 'linked', branch)
    const profile = {
      name: 'บริษัท ทดสอบ จำกัด',
      address: addressInput,
      website: 'https://line.me/ti/p/scam',
      facebookUrl: 'https://www.facebook.com/scam',
    }
    const { db } = service.database
    const represent = (representedAt: Date | null) =>
      db.update(companies).set({ representedAt }).where(eq(companies.id, companyId))
    await represent(null)
    const headers = { 'if-match': '"1"' }
    const saved = await service.ask('PUT /v1/company', { as: 'linked', body: profile, headers })
    expect(saved.json).toMatchObject({ website: profile.website, facebookUrl: profile.facebookUrl })
    const shown = async () => [(await read(id)).json, (await list({ province: 'น่าน' })).items[0]]
    for (const { company } of await shown()) {
      expect(company).toMatchObject({ standing: 'registered', website: null, facebookUrl: null })
    }
    await represent(new Date())
    const { website, facebookUrl } = profile
    for (const { company } of await shown()) {
      expect(company).toMatchObject({ standing: 'represented', website, facebookUrl })
    }
  })

  test.each<[JobPostState, string | null]>([
    ['paused', 'paused'],
    ['filled', 'full'],
    ['expired', 'over'],
    ['closed', 'ended'],
    ['cancelled', null],
  ])('that was published and is %s now is there still, not open: %s', async (state, closedBecause) => {
    const id = await published()
    expect((await read(id)).json).toMatchObject({ isOpen: true, closedBecause: null })
    await force(id, { state })
    expect((await read(id)).json).toMatchObject({ id, isOpen: false, closedBecause })
  })

  test.each(['published', 'paused'] as const)('that is too late to apply for says so: %s', async (state) => {
    const id = await published()
    await force(id, { state, applyBy: new Date(Date.now() - 60_000) })
    expect((await read(id)).json).toMatchObject({ isOpen: false, closedBecause: 'over' })
  })

  test.each([
    ['a draft', { state: 'draft' }],
    ['one under review again', { state: 'pending_review' }],
    ['a rejected one', { state: 'rejected' }],
    ['a draft that was thrown away', { state: 'cancelled', publishedAt: null }],
  ] as const)('%s is none', async (_what, changes) => {
    const id = await published()
    await force(id, changes)
    const answers = [await read(id), await read(uuidv7())]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    const [one, other] = answers.map(({ text }) => text.replace(/"requestId":"[^"]+"/, ''))
    expect(one).toBe(other)
  })

  test.each([
    ['link', 200],
    ['favourites', 404],
    ['group', 404],
  ])('for %s only is answered %i', async (visibility, status) => {
    const id = await published()
    await service.database.db.execute(sql`update job_posts set visibility = ${visibility} where id = ${id}`)
    const answer = await read(id)
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.json).toMatchObject({ isOpen: true, isListed: false })
  })

  test('after its last day to apply is not open', async () => {
    const id = await published()
    await force(id, { applyBy: new Date(Date.now() - 1_000) })
    expect((await read(id)).json.isOpen).toBe(false)
  })
})

describe('among the posts of many companies', () => {
  beforeAll(async () => {
    await withoutTimeLimit(service.database.db, async (tx) => {
      await tx.execute(sql`
        insert into companies (id, juristic_id, name, address_line, subdistrict, district, province, postcode)
        select gen_random_uuid(), n::text, 'บริษัท ' || n, '1', 'ก', 'ข', 'ค', '10330'
        from generate_series(1, 2000) as n`)
      await tx.execute(sql`
        insert into branches (company_id, id, name, tax_branch_number, address_line, subdistrict, district,
          province, postcode, phone)
        select id, gen_random_uuid(), 'สาขา', juristic_id, '1', 'ก', 'อำเภอ ' || (juristic_id::int % 900),
          'จังหวัด ' || (juristic_id::int % 77), '10330', '0212345678'
        from companies where name like 'บริษัท %' and juristic_id ~ '^[0-9]{1,4}$'`)
      await tx.execute(sql`analyze companies, branches`)
      await tx.execute(sql`
        insert into job_posts (company_id, id, branch_id, created_by, title, search_keys, type, work_type, pay_unit,
          pay_amount, state, published_at, listed_since, expires_at, place, day_pay, starts_at)
        select b.company_id, gen_random_uuid(), b.id, 'crowd', 'งาน ' || n, array['งาน', n::text, '≈งน' || n], 'daily',
          (array['waiter', 'cook', 'barista', 'cleaner'])[1 + n % 4], 'day', 50000 + n,
          case when n % 4 = 0 then 'published' else 'closed' end, now() - make_interval(mins => n), now() - make_interval(mins => n),
          now() + interval '7 days', point(-0.5 + (n % 997) / 1000.0, 13 + (n % 1009) / 1000.0), 50000 + n,
          now() + make_interval(mins => n)
        from generate_series(1, 20000) as n
        join (select *, row_number() over () as at from branches where tax_branch_number ~ '^[0-9]{1,4}$') as b
          on b.at = 1 + n % 2000`)
      // Otherwise rows that refer to these are checked with a plan for an empty table.
      await tx.execute(sql`analyze companies, branches, job_posts`)
      await tx.execute(sql`
        insert into shifts (company_id, job_post_id, position, date)
        select company_id, id, 0, current_date + (row_number() over ())::int % 300 from job_posts
        where created_by = 'crowd'`)
      await tx.execute(sql`analyze shifts`)
    })
  })

  test.each([
    ['everything', {}],
    ['a province', { province: 'จังหวัด 7' }],
    ['a district', { province: 'จังหวัด 7', district: 'อำเภอ 7' }],
    ['a type of work', { workType: 'cook' }],
    ['a type of work in a province', { workType: 'cook', province: 'จังหวัด 7' }],
    ['days', { from: dayAhead(1), to: dayAhead(7) }],
    ['pay', { payUnit: 'day', minPay: 60_000 }],
    ['a word', { q: '1234' }],
    ['a word that is everywhere', { q: 'งาน' }],
    ['a word as it sounds', { q: '1234 งาน', isLoose: true }],
    ['the best paid', { sort: 'pay' }],
    ['the best paid of a type', { sort: 'pay', workType: 'cook' }],
    ['the soonest', { sort: 'start' }],
    ['the nearest', { sort: 'near', near: { lat: 13.7, lng: 100.5 } }],
    ['the nearest of a word', { sort: 'near', near: { lat: 13.7, lng: 100.5 }, q: '1234' }],
    ['all at once', { q: 'งาน', workType: 'cook', province: 'จังหวัด 7', from: dayAhead(1) }],
  ] as const)('a page of %s reads no table from end to end', async (_what, filter) => {
    const sort = 'sort' in filter ? filter.sort : 'newest'
    const value = {
      newest: new Date().toISOString(),
      start: new Date().toISOString(),
      pay: 60_000,
      near: 0.1,
    }[sort]
    for (const after of [null, [value, uuidv7()]] as const) {
      const plan = await planOf(
        service.database.db,
        openPageQuery(service.database.db, { ...filter, after, limit: 21 }),
      )
      expect(plan).not.toContain('Seq Scan')
    }
  })

  test('neither does one post', async () => {
    expect(await planOf(service.database.db, postQuery(service.database.db, uuidv7()))).not.toContain(
      'Seq Scan',
    )
  })
})
