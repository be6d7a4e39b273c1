import { afterEach, describe, expect, test } from '@jest/globals'
import { Check } from 'typebox/value'
import { oneForm } from '@/validators/one-form'
import { type OpenDatabase, openDatabase } from './database'
import { addRoutines } from './jobs/routines'
import { applicantChanged, talkRightChanged, unlockSettled } from './service-events/catalogue'
import {
  type Endings,
  migrationsOf,
  newPlace,
  otherMigrations,
  rowsOf,
  type Service,
} from './testing/scratch-databases'

const endings: Endings = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** A service's migrations up to one of them, as an earlier version had them. */
const migrationsUpTo = (service: Service, last: string): Promise<string> =>
  otherMigrations(endings, service, (journal) => {
    journal.entries.splice(journal.entries.findIndex(({ tag }) => tag === last) + 1)
  })

/** Runs statements in a database as a migration left it, and opens it with all migrations. */
async function migrated(service: Service, tag: string, statements: readonly string[]): Promise<OpenDatabase> {
  const place = await newPlace(endings)
  const earlier = await openDatabase({ ...place, migrations: await migrationsUpTo(service, tag) })
  for (const statement of statements) await earlier.db.execute(statement)
  await earlier.close()
  const database = await openDatabase({ ...place, migrations: migrationsOf(service) })
  endings.push(database.close)
  await database.ping()
  return database
}

const idOf = (number: number) => `0199db4b-41db-708b-a23e-${String(number).padStart(12, '0')}`
const companyId = idOf(1)
const company = `insert into companies (id, juristic_id, name, address_line, subdistrict, district, province, postcode)
  values ('${companyId}', '0105550000001', 'บริษัท ทดสอบ จำกัด', '1', 'ปทุมวัน', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330')`
const jobPost = `insert into job_posts (company_id, id, created_by) values ('${companyId}', '${idOf(2)}', 'owner')`

describe('money, people and talk', () => {
  test('entries of the credits get their kind, and those written together are one line', async () => {
    const grant = (number: number, kind: string, warnedAt: string) =>
      `insert into credit_grants (company_id, id, kind, available, warned_at)
       values ('${companyId}', '${idOf(number)}', '${kind}', 5, ${warnedAt})`
    const entry = (number: number, grantNumber: number, at: string) =>
      `insert into credit_entries (company_id, id, grant_id, type, amount, actor_uid, at)
       values ('${companyId}', '${idOf(number)}', '${idOf(grantNumber)}', 'grant', 5, 'system', '${at}')`
    const { db } = await migrated('job-post', '0000_start', [
      company,
      grant(11, 'job_post', 'now()'),
      grant(12, 'job_post', 'null'),
      grant(13, 'profile_unlock', 'null'),
      entry(21, 11, '2026-11-01T00:00:00Z'),
      entry(22, 12, '2026-11-01T00:00:00Z'),
      entry(23, 13, '2026-11-01T00:00:00Z'),
      entry(24, 12, '2026-11-02T00:00:00Z'),
    ])
    expect(
      await rowsOf(db, 'select id, kind, transaction_id as line from credit_entries order by id'),
    ).toEqual([
      { id: idOf(21), kind: 'job_post', line: idOf(21) },
      { id: idOf(22), kind: 'job_post', line: idOf(21) },
      { id: idOf(23), kind: 'profile_unlock', line: idOf(23) },
      { id: idOf(24), kind: 'job_post', line: idOf(24) },
    ])
    expect(await rowsOf(db, 'select warned_days from credit_grants order by id')).toEqual([
      { warned_days: 7 },
      { warned_days: null },
      { warned_days: null },
    ])
    await expect(db.execute('update credit_entries set amount = 6')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    })
  })

  test('partim is told of every application and invitation there is', async () => {
    const { db } = await migrated('job-post', '0000_start', [
      company,
      jobPost,
      `insert into applications (company_id, id, job_post_id, worker_id)
       values ('${companyId}', '${idOf(31)}', '${idOf(2)}', '${idOf(41)}')`,
      `insert into job_post_invites (company_id, job_post_id, worker_id, invited_by)
       values ('${companyId}', '${idOf(2)}', '${idOf(42)}', 'owner')`,
    ])
    const pair = { companyId, workerId: idOf(41) }
    const rightOf = (workerId: string) =>
      talkRightChanged.subjectOf({ companyId, workerId, jobPostId: idOf(2) })
    expect(
      await rowsOf(db, 'select kind, subject from jobs where subject is not null order by kind, subject'),
    ).toEqual([
      { kind: applicantChanged.name, subject: applicantChanged.subjectOf(pair) },
      { kind: talkRightChanged.name, subject: rightOf(idOf(41)) },
      { kind: talkRightChanged.name, subject: rightOf(idOf(42)) },
    ])
  })

  test('free times become the parts of the days that they are at least half of', async () => {
    const said = (day: number, from: string | null, until: string | null) =>
      `insert into availabilities (resume_id, day, from_time, until_time)
       values ('${idOf(51)}', ${day}, ${from ? `'${from}'` : 'null'}, ${until ? `'${until}'` : 'null'})`
    const account = `insert into accounts (uid, email, phone, display_name, terms_version)
      values ('worker', 'worker@example.com', '0812345678', 'สมชาย ใจดี', '1')`
    const { db } = await migrated('partim', '0000_start', [
      account,
      `insert into workers (id, account_uid, given_name) values ('${idOf(50)}', 'worker', 'สมชาย')`,
      `insert into resumes (id, worker_id) values ('${idOf(51)}', '${idOf(50)}')`,
      said(0, null, null),
      said(1, '08:00', '17:00'),
      said(2, '16:00', '20:00'),
      said(3, '22:00', '06:00'),
      said(5, '00:00', '06:00'),
      said(6, '20:00', '22:00'),
    ])
    const [resume] = await rowsOf(db, 'select free_parts as bits from resumes')
    const parts = ['morning', 'afternoon', 'evening', 'night']
    const free = Array.from({ length: 7 }, (_, day) =>
      parts.filter((_part, part) => Number(resume?.bits) & (1 << (day * 4 + part))),
    )
    expect(free).toEqual([
      parts,
      ['morning', 'afternoon'],
      ['evening'],
      ['night'],
      ['night'],
      [],
      ['evening'],
    ])
  })
})

test('who asked for the removal of their account is found no more; others live where they did', async () => {
  const worker = (number: number, deleteAfter: string) => [
    `insert into accounts (uid, email, phone, display_name, terms_version, delete_after)
     values ('${number}', '${number}@example.com', '0812345678', 'สมชาย', '1', ${deleteAfter})`,
    `insert into workers (id, account_uid, given_name) values ('${idOf(number)}', '${number}', 'สมชาย')`,
    `insert into resumes (id, worker_id, lat, lng, visibility)
     values ('${idOf(number + 100)}', '${idOf(number)}', 13.7449, 100.5302, 'open')`,
    `insert into search_entries
       (worker_id, place, tile, square, work_types, free_parts, languages, certificates, months, is_verified, listed_at)
     values ('${idOf(number)}', '(0,0)', 0, 0, 0, 0, 0, 0, '{}', false, now())`,
    `insert into search_texts (worker_id, keys, shown) values ('${idOf(number)}', '', '{}')`,
  ]
  const { db } = await migrated('partim', '0006_leaving_workers_told', [
    ...worker(1, 'null'),
    ...worker(2, "now() + interval '3 days'"),
  ])
  expect(
    await rowsOf(
      db,
      'select worker_id as id, is_leaving as leaves, place is not null as lives from resumes order by id',
    ),
  ).toEqual([
    { id: idOf(1), leaves: false, lives: true },
    { id: idOf(2), leaves: true, lives: true },
  ])
  expect(await rowsOf(db, 'select worker_id as id from search_entries')).toEqual([{ id: idOf(1) }])
  expect(await rowsOf(db, 'select worker_id as id from search_texts')).toEqual([{ id: idOf(1) }])
  expect(
    await rowsOf(db, "select indexname as name from pg_indexes where indexname = 'resumes_place_idx'"),
  ).toHaveLength(1)
})

test('everybody begins to use their account when it is first noted, and who is gone leaves no words of certificates', async () => {
  const event = (number: number, actor: string, subject: string, action: string, after: string) =>
    `insert into audit_events (id, actor_uid, action, subject_type, subject_id, after)
     values ('${idOf(number)}', '${actor}', '${action}', '${subject}', '${subject === 'account' ? actor : idOf(number)}', ${after})`
  const { db } = await migrated('partim', '0012_unlocks_of_who_blocked', [
    `insert into accounts (uid, email, phone, display_name, terms_version)
     values ('here', 'here@example.com', '0812345678', 'สมชาย', '1')`,
    `insert into workers (id, account_uid, given_name, last_active_at) values ('${idOf(1)}', 'here', 'สมชาย', '2020-01-01')`,
    `insert into resumes (id, worker_id, visibility) values ('${idOf(2)}', '${idOf(1)}', 'open')`,
    event(11, 'gone', 'certificate', 'certificate.added', `'{"title": "ใบรับรองแพทย์"}'`),
    event(12, 'gone', 'account', 'account.removed', 'null'),
    event(13, 'here', 'certificate', 'certificate.added', `'{"title": "ใบขับขี่"}'`),
  ])
  expect(
    await rowsOf(
      db,
      `select last_active_at > now() - interval '10 minutes' as begins, resume_use as use, is_unused as unused
       from workers join resumes on worker_id = workers.id`,
    ),
  ).toEqual([{ begins: true, use: 'used', unused: false }])
  expect(
    await rowsOf(
      db,
      "select actor_uid as who, after from audit_events where action = 'certificate.added' order by id",
    ),
  ).toEqual([
    { who: 'gone', after: null },
    { who: 'here', after: { title: 'ใบขับขี่' } },
  ])
})

test('partim is told anew of whom a company is to meet and who gave a job back, once for both and of nobody else', async () => {
  const application = (number: number, worker: number, state: string, contactFrom: string, post = 2) =>
    `insert into applications (company_id, id, job_post_id, worker_id, worker_uid, state, contact_from)
     values ('${companyId}', '${idOf(number)}', '${idOf(post)}', '${idOf(worker)}', 'worker', '${state}', ${contactFrom})`
  const withdrawal = (number: number, from: string) =>
    `insert into application_events (company_id, application_id, version, event, from_state, to_state, who)
     values ('${companyId}', '${idOf(number)}', 1, 'withdraw', '${from}', 'withdrawn', 'worker')`
  const { db } = await migrated('job-post', '0013_search_words_anew', [
    company,
    jobPost,
    `insert into job_posts (company_id, id, created_by) values ('${companyId}', '${idOf(3)}', 'owner')`,
    application(31, 41, 'hired', 'now()'),
    application(32, 41, 'interview', 'now()', 3),
    application(33, 42, 'submitted', 'null'),
    application(34, 43, 'withdrawn', 'null'),
    application(35, 44, 'withdrawn', 'null'),
    application(36, 45, 'rejected', 'now()'),
    withdrawal(34, 'hired'),
    withdrawal(35, 'viewed'),
  ])
  const told = await rowsOf(db, "select kind, payload, subject, state from jobs where kind like 'applicant%'")
  expect(told).toHaveLength(2)
  for (const workerId of [idOf(41), idOf(43)]) {
    const pair = { companyId, workerId }
    expect(told).toContainEqual({
      kind: applicantChanged.name,
      payload: pair,
      subject: applicantChanged.subjectOf(pair),
      state: 'pending',
    })
  }
})

test('partim is told anew of who has or had a job and knows it, and of nobody else', async () => {
  const application = (number: number, state: string, told: string) =>
    `insert into applications (company_id, id, job_post_id, worker_id, worker_uid, state, told_state)
     values ('${companyId}', '${idOf(number)}', '${idOf(2)}', '${idOf(number + 10)}', 'worker', '${state}', '${told}')`
  const { db } = await migrated('job-post', '0019_rates_of_orders', [
    company,
    jobPost,
    application(31, 'hired', 'hired'),
    application(32, 'completed', 'hired'),
    application(33, 'hired', 'offered'),
    application(34, 'offered', 'offered'),
    application(35, 'withdrawn', 'hired'),
  ])
  const told = await rowsOf(db, "select payload, subject, state from jobs where kind = 'applicant_changed'")
  const pairOf = (worker: number) => ({ companyId, workerId: idOf(worker) })
  expect(told.toSorted((one, other) => String(one.subject).localeCompare(String(other.subject)))).toEqual(
    [41, 42].map((worker) => ({
      payload: pairOf(worker),
      subject: applicantChanged.subjectOf(pairOf(worker)),
      state: 'pending',
    })),
  )
})

test('partim is told anew of whose work is done, and of who waits to be told not twice', async () => {
  const application = (number: number, state: string) =>
    `insert into applications (company_id, id, job_post_id, worker_id, worker_uid, state, told_state)
     values ('${companyId}', '${idOf(number)}', '${idOf(2)}', '${idOf(number + 10)}', 'worker', '${state}', '${state}')`
  const pairOf = (worker: number) => ({ companyId, workerId: idOf(worker) })
  const { db } = await migrated('job-post', '0022_texts_in_one_form', [
    company,
    jobPost,
    application(31, 'completed'),
    application(32, 'completed'),
    application(33, 'hired'),
    application(34, 'no_show'),
    `insert into jobs (id, kind, payload, subject, give_up_at)
     values ('${idOf(50)}', 'applicant_changed', '{}', '${applicantChanged.subjectOf(pairOf(42))}', now() + interval '1 day')`,
  ])
  const told = await rowsOf(
    db,
    `select payload, subject from jobs where kind = 'applicant_changed' and id <> '${idOf(50)}'`,
  )
  expect(told).toEqual([{ payload: pairOf(41), subject: applicantChanged.subjectOf(pairOf(41)) }])
  // Nobody is told while an instance from before may still receive it.
  expect(
    await rowsOf(db, "select id from jobs where next_attempt_at < now() + interval '9 minutes'"),
  ).toEqual([])
})

test('posts that have not ended are found by what this release knows once none from before runs', async () => {
  const closed = company.replace(idOf(1), idOf(4)).replace('0105550000001', '0105550000002')
  const { db } = await migrated('job-post', '0024_search_words_of_terms', [
    company,
    jobPost,
    `insert into job_posts (company_id, id, created_by) values ('${companyId}', '${idOf(3)}', 'owner')`,
    closed,
    `insert into job_posts (company_id, id, created_by, state) values ('${idOf(4)}', '${idOf(5)}', 'owner', 'closed')`,
  ])
  const later = "next_attempt_at = created_at + interval '10 minutes' as later"
  expect(await rowsOf(db, `select payload, ${later} from jobs where kind = 'list_posts_anew'`)).toEqual([
    { payload: { companyId }, later: true },
  ])
})

test('what happened to interviews with workers who are gone is removed, and nothing else', async () => {
  const application = (number: number, worker: string) =>
    `insert into applications (company_id, id, job_post_id, worker_id, worker_uid)
     values ('${companyId}', '${idOf(number)}', '${idOf(2)}', '${idOf(number + 10)}', ${worker})`
  const event = (number: number, application: number, of: string) =>
    `insert into audit_events (id, actor_uid, company_id, action, subject_type, subject_id)
     values ('${idOf(number)}', 'worker', '${companyId}', '${of}.accepted', '${of}', '${idOf(application)}')`
  const { db } = await migrated('job-post', '0024_search_words_of_terms', [
    company,
    jobPost,
    application(31, 'null'),
    application(32, "'worker'"),
    event(61, 31, 'application_interview'),
    event(62, 31, 'application'),
    event(63, 32, 'application_interview'),
  ])
  expect(await rowsOf(db, 'select id from audit_events order by id')).toEqual([
    { id: idOf(62) },
    { id: idOf(63) },
  ])
})

describe('shifts with identity', () => {
  /** Applications by what their arrays said, for a post whose shifts are `a` and `b`. */
  async function rowsOfApplications(
    terms: string,
    said: readonly {
      readonly state: string
      readonly can: string
      readonly works: string
      readonly told: string
    }[],
  ) {
    const { db } = await migrated('job-post', '0001_money_people_talk', [
      company,
      `insert into job_posts (company_id, id, created_by, shift_choice, pay_unit)
       values ('${companyId}', '${idOf(2)}', 'owner', ${terms})`,
      ...['a', 'b'].map(
        (id, position) => `insert into shifts (company_id, job_post_id, position, id, date)
          values ('${companyId}', '${idOf(2)}', ${position}, '${id}', '2026-12-0${position + 1}')`,
      ),
      ...said.map(
        ({ state, can, works, told }, index) => `insert into applications
          (company_id, id, job_post_id, worker_id, state, told_state, shift_ids, assigned_shift_ids, told_shift_ids)
          values ('${companyId}', '${idOf(100 + index)}', '${idOf(2)}', '${idOf(200 + index)}', '${state}', '${state}',
            ${can}, ${works}, ${told})`,
      ),
    ])
    const rows = await rowsOf(
      db,
      `select application.are_shifts_untold as untold,
         coalesce(string_agg(own.shift_id || ' ' || own.state || ' ' || own.told_state, ', ' order by own.shift_id), '') as shifts
       from applications as application
       left join application_shifts as own on own.application_id = application.id
       group by application.id, application.are_shifts_untold order by application.id`,
    )
    return rows.map(({ untold, shifts }) => (untold ? `${shifts} (untold)` : shifts))
  }
  const [none, all] = ['null', `'{}'`]

  test('where they are chosen, what arrays named is a row each, with what the worker knows of it', async () => {
    expect(
      await rowsOfApplications(`'each', 'day'`, [
        { state: 'submitted', can: `'{a}'`, works: none, told: none },
        { state: 'submitted', can: all, works: none, told: none },
        { state: 'hired', can: `'{a,b}'`, works: `'{a}'`, told: `'{a}'` },
        { state: 'hired', can: `'{a,b}'`, works: `'{b}'`, told: `'{a}'` },
        { state: 'offered', can: `'{a,b}'`, works: all, told: all },
        { state: 'hired', can: all, works: none, told: none },
        { state: 'rejected', can: `'{a,b}'`, works: none, told: `'{a}'` },
        { state: 'submitted', can: `'{gone}'`, works: none, told: none },
      ]),
    ).toEqual([
      'a available available',
      'a available available, b available available',
      'a assigned assigned, b available available',
      'a available assigned, b assigned available (untold)',
      'a assigned assigned, b assigned assigned',
      'a assigned assigned, b assigned assigned',
      'a available assigned, b available available (untold)',
      '',
    ])
  })

  test.each([`'all', 'day'`, `'each', 'job'`])(
    'where everybody works all (%s), they are written out',
    async (terms) => {
      expect(
        await rowsOfApplications(terms, [
          { state: 'submitted', can: all, works: none, told: none },
          { state: 'hired', can: all, works: none, told: none },
          { state: 'withdrawn', can: all, works: none, told: none },
        ]),
      ).toEqual([
        'a available available, b available available',
        'a assigned assigned, b assigned assigned',
        'a available available, b available available',
      ])
    },
  )
})

test('posts keep their place in the list, and get back when they were first published', async () => {
  const post = (number: number, publishedAt: string | null) =>
    `insert into job_posts (company_id, id, created_by, state, published_at)
     values ('${companyId}', '${idOf(number)}', 'owner', 'published', ${publishedAt ? `'${publishedAt}'` : 'null'})`
  const event = (number: number, of: number, action: string, at: string) =>
    `insert into audit_events (id, at, actor_uid, company_id, action, subject_type, subject_id)
     values ('${idOf(number)}', '${at}', 'owner', '${companyId}', 'job_post.${action}', 'job_post', '${idOf(of)}')`
  const { db } = await migrated('job-post', '0001_money_people_talk', [
    company,
    post(61, '2026-11-05T00:00:00Z'),
    event(71, 61, 'created', '2026-11-01T00:00:00Z'),
    event(72, 61, 'approve', '2026-11-02T00:00:00Z'),
    event(73, 61, 'publish', '2026-11-05T00:00:00Z'),
    post(62, '2026-11-04T00:00:00Z'),
    post(63, null),
  ])
  const day = (column: string) => `to_char(${column} at time zone 'utc', 'DD') as ${column}`
  expect(
    await rowsOf(db, `select ${day('published_at')}, ${day('listed_since')} from job_posts order by id`),
  ).toEqual([
    { published_at: '02', listed_since: '05' },
    { published_at: '04', listed_since: '04' },
    { published_at: null, listed_since: null },
  ])
})

test('what was sold as job credits is called like the credits that it gave', async () => {
  const { db } = await migrated('job-post', '0003_listed_since', [
    company,
    `insert into orders (company_id, id, number, package_id, kind, size, valid_days, price_satang, vat_satang,
      total_satang, withholding_satang, buyer, created_by, payable_until)
     select '${companyId}', '${idOf(81)}', 'CR-2569-00001', id, kind, size, valid_days, 59000, 4130, 63130, 0, '{}',
      'owner', now() from packages where kind = 'job_credit' and size = 1`,
  ])
  expect(await rowsOf(db, 'select kind, size from orders')).toEqual([{ kind: 'job_post', size: 1 }])
  expect(await rowsOf(db, 'select distinct kind from packages order by kind')).toEqual([
    { kind: 'buffet' },
    { kind: 'job_post' },
    { kind: 'profile_unlock' },
  ])
})

test('an order that did not keep its rates has those of its day in Thailand by which its sums were made', async () => {
  const orderOf = (
    n: number,
    at: string,
    vat: number,
  ) => `insert into orders (company_id, id, number, package_id, kind, size, valid_days,
      price_satang, vat_satang, total_satang, withholding_satang, buyer, created_by, created_at, payable_until)
     select '${companyId}', '${idOf(n)}', 'CR-2569-000${n}', id, kind, size, valid_days, 59000, ${vat}, ${59_000 + vat}, 0, '{}',
      'owner', '${at}', now() from packages where kind = 'job_post' and size = 1`
  const { db } = await migrated('job-post', '0018_held_credits', [
    company,
    `insert into tax_rates (applies_from, vat, withholding, withholding_from) values ('2026-10-01', 630, 500, 100000)`,
    orderOf(91, '2026-09-30T16:59:00Z', 4_130),
    orderOf(92, '2026-09-30T17:00:00Z', 3_717),
    // Made before the rate of its day was entered, and by no rate that is known.
    orderOf(93, '2026-10-02T00:00:00Z', 4_130),
    orderOf(94, '2026-10-02T00:00:00Z', 5_900),
  ])
  expect(await rowsOf(db, 'select vat_rate, withholding_rate from orders order by number')).toEqual([
    { vat_rate: 700, withholding_rate: 300 },
    { vat_rate: 630, withholding_rate: 500 },
    { vat_rate: 700, withholding_rate: 500 },
    { vat_rate: 1_000, withholding_rate: 500 },
  ])
})

describe('what was in the outbox is a job', () => {
  /** What becomes of mails in the outbox of a service, in their order. */
  async function moved(
    service: Service,
    tag: string,
    mails: readonly { kind: string; params: Record<string, string>; state?: string }[],
  ) {
    const { db } = await migrated(
      service,
      tag,
      mails.map(
        ({ kind, params, state = 'pending' }, index) =>
          `insert into outbox_mails (id, kind, params, state, attempts, last_error)
           values ('${idOf(index)}', '${kind}', '${JSON.stringify(params)}', '${state}', 3, 'refused')`,
      ),
    )
    const rows = await rowsOf(
      db,
      'select kind, payload, state, attempts, last_error, lease from jobs order by id',
    )
    return rows.map(({ attempts, last_error, lease, ...job }) => {
      expect([attempts, last_error, lease]).toEqual([3, 'refused', null])
      return job
    })
  }

  test('of the job-post service, waiting, done or given up', async () => {
    const about = { companyId: 'c', id: 'i', state: 'offered', notificationId: 'n' }
    const rows = await moved('job-post', '0004_one_word_for_what_is_sold', [
      { kind: 'identity_revoke', params: { task: '{"uid":"a","at":7}' } },
      { kind: 'identity_remove', params: { task: '{"uid":"a"}' }, state: 'dropped' },
      { kind: 'reset_password', params: { email: 'a@example.com', at: '8' }, state: 'dead' },
      { kind: 'change_email', params: { uid: 'a', email: 'b', replaces: 'c', validAfter: '9' } },
      { kind: 'invite_member', params: { companyId: 'c', id: 'i', sending: '2' } },
      { kind: 'application_terms_changed', params: { ...about, terms: 'shifts,pay' } },
      { kind: 'notification', params: { uid: 'a', notification: 'k', subjectId: 's', title: 't' } },
      { kind: 'company_closed', params: { companyId: 'c' } },
      { kind: 'password_changed', params: { to: 'a@example.com', name: '' }, state: 'sent' },
      { kind: 'member_removed', params: { uid: 'a', companyId: 'c' }, state: 'dropped' },
    ])
    expect(rows).toEqual([
      { kind: 'identity_revoke', payload: { uid: 'a', at: 7 }, state: 'pending' },
      { kind: 'identity_remove', payload: { uid: 'a' }, state: 'done' },
      { kind: 'reset_password', payload: { email: 'a@example.com', at: 8 }, state: 'dead' },
      {
        kind: 'change_email',
        payload: { uid: 'a', email: 'b', replaces: 'c', validAfter: 9 },
        state: 'pending',
      },
      { kind: 'invite_member', payload: { companyId: 'c', id: 'i', sending: 2 }, state: 'pending' },
      {
        kind: 'application_terms_changed',
        payload: { ...about, terms: ['shifts', 'pay'] },
        state: 'pending',
      },
      {
        kind: 'notification',
        payload: { uid: 'a', notification: 'k', subjectId: 's', values: { title: 't' } },
        state: 'pending',
      },
      { kind: 'company_closed', payload: { companyId: 'c' }, state: 'pending' },
      { kind: 'password_changed', payload: { to: 'a@example.com', name: '' }, state: 'done' },
      { kind: 'member_removed', payload: { uid: 'a', companyId: 'c' }, state: 'dropped' },
    ])
  })

  test('of the partim service', async () => {
    const news = { what: 'accepted', companyId: 'c', interviewId: 'i' }
    const [waiting, done] = [idOf(90), idOf(91)]
    expect(
      await moved('partim', '0001_money_people_talk', [
        { kind: 'interview_news', params: { ...news, newsId: done, jobPostId: 'j' }, state: 'dropped' },
        { kind: 'identity_unlink', params: { task: '{"uid":"a","methods":["google"]}' }, state: 'dead' },
        { kind: 'company_wrote', params: { uid: 'a', displayName: 'b' } },
        { kind: 'interview_news', params: { ...news, newsId: waiting, jobPostId: '' } },
      ]),
    ).toEqual([
      { kind: 'interview_news', payload: { ...news, newsId: done, jobPostId: 'j' }, state: 'done' },
      { kind: 'identity_unlink', payload: { uid: 'a', methods: ['google'] }, state: 'dead' },
      { kind: 'company_wrote', payload: { uid: 'a', displayName: 'b' }, state: 'pending' },
      { kind: 'interview_happened', payload: { ...news, jobPostId: null }, state: 'pending' },
    ])
  })
})

describe('what one service still had to tell the other is a job', () => {
  /** The jobs of a partim service, after statements as an earlier version ran them. */
  async function jobsAfter(statements: readonly string[]) {
    const { db } = await migrated('partim', '0002_jobs', statements)
    const jobs = await rowsOf(
      db,
      `select id, kind, payload, subject, next_attempt_at = created_at as "isDue", state from jobs order by sequence`,
    )
    return { db, jobs }
  }
  const due = { isDue: true, state: 'pending' }

  test('what happened to interviews, under the id by which it is known', async () => {
    const news = (number: number, state: string) => {
      const about = { newsId: idOf(number), what: 'accepted', interviewId: idOf(70), companyId }
      return `insert into jobs (id, kind, payload, state)
        values ('${idOf(number + 100)}', 'interview_news', '${JSON.stringify(about)}', '${state}')`
    }
    const { jobs } = await jobsAfter([news(1, 'pending'), news(2, 'dead'), news(3, 'done')])
    const payload = { what: 'accepted', interviewId: idOf(70), companyId }
    const happened = { kind: 'interview_happened', payload, subject: `interview ${idOf(70)}` }
    const of = (state: string) => jobs.filter((job) => job.state === state)
    expect(of('pending')).toEqual([{ ...happened, ...due, id: idOf(1) }])
    expect(of('dead')).toEqual([{ ...happened, ...due, id: idOf(2), state: 'dead' }])
    expect(of('done')).toMatchObject([{ id: idOf(103), kind: 'interview_news', subject: null }])
  })

  test('what became of credits of unlocks, and what was intended', async () => {
    const unlock = (number: number, state: string, owed: string | null) =>
      `insert into unlocks (company_id, id, worker_id, company_name, term, state, owed, actor_uid)
       values ('${companyId}', '${idOf(number)}', '${idOf(number + 100)}', 'ร้าน', 2, '${state}',
         ${owed ? `'${owed}'` : 'null'}, 'owner')`
    const { jobs } = await jobsAfter([
      unlock(1, 'refused', 'release'),
      unlock(2, 'ended', 'refund'),
      unlock(3, 'intended', null),
      unlock(4, 'refused', null),
    ])
    const settled = (number: number, settlement: string) => ({
      id: idOf(number),
      kind: 'unlock_settled',
      payload: {
        unlockId: idOf(number),
        companyId,
        workerId: idOf(number + 100),
        term: 2,
        actorUid: 'owner',
        settlement,
      },
      subject: `unlock ${idOf(number)}`,
      ...due,
    })
    expect(jobs).toEqual([
      settled(1, 'release'),
      settled(2, 'refund'),
      {
        id: idOf(3),
        kind: 'finish_unlock',
        payload: { companyId, id: idOf(3) },
        subject: `intent of unlock ${idOf(3)}`,
        isDue: false,
        state: 'pending',
      },
    ])
  })

  test('people whom saved searches found', async () => {
    const search = (number: number, news: string) =>
      `insert into saved_searches (company_id, id, member_uid, name, address, filters, notice, news_id, news_count)
       values ('${companyId}', '${idOf(number)}', 'owner', 'ครัว', 'work=cook', '{}', 'daily', ${news})`
    const { jobs } = await jobsAfter([search(1, `'${idOf(11)}', 3`), search(2, 'null, 0')])
    const payload = { companyId, savedSearchId: idOf(1), count: 3 }
    expect(jobs).toEqual([{ id: idOf(11), kind: 'people_found', payload, subject: null, ...due }])
  })

  test('a side that may not have been told of messages is to be told', async () => {
    const notice = (number: number, isTold: boolean) => [
      `insert into conversations (company_id, id, worker_id, begun_by)
       values ('${companyId}', '${idOf(number)}', '${idOf(number + 100)}', 'company')`,
      `insert into talk_notices (company_id, conversation_id, side, news_id, up_to, is_told)
       values ('${companyId}', '${idOf(number)}', 'company', '${idOf(number + 200)}', 4, ${isTold})`,
    ]
    const { db, jobs } = await jobsAfter([...notice(1, true), ...notice(2, false)])
    expect(jobs).toEqual([])
    expect(await rowsOf(db, 'select conversation_id as id, up_to from talk_notices')).toEqual([
      { id: idOf(1), up_to: 4 },
    ])
  })
})

test.each<[Service, string]>([
  ['job-post', '0005_jobs'],
  ['partim', '0002_jobs'],
])('routines of %s go on where they were, and copies that were asked for are made', async (service, tag) => {
  const soon = `date_trunc('day', now()) + interval '2 days'`
  const dataExport = (number: number, state: string) =>
    `insert into data_exports (id, uid, state, attempts, claimed_until, expires_at)
     values ('${idOf(number)}', 'curious', '${state}', 2, ${soon}, now())`
  const { db } = await migrated(service, tag, [
    `insert into routine_turns (routine, cursor, due_at, held_until)
     values ('forget gone workers', '17', ${soon}, now()), ('retention', null, now(), ${soon})`,
    dataExport(91, 'running'),
    dataExport(92, 'ready'),
    dataExport(93, 'failed'),
  ])
  // What a service adds of its own changes nothing about what is there.
  await addRoutines(db, ['routine:retention', 'routine:forget gone workers'])
  expect(
    await rowsOf(
      db,
      `select kind, payload, state, attempts, next_attempt_at = ${soon} as soon from jobs order by kind`,
    ),
  ).toEqual(
    [
      { kind: 'data_export', payload: { exportId: idOf(91) }, attempts: 2 },
      { kind: 'routine:forget gone workers', payload: { cursor: '17' }, attempts: 0 },
      { kind: 'routine:retention', payload: { cursor: null }, attempts: 0 },
    ].map((job) => ({ ...job, state: 'pending', soon: true })),
  )
})

test('what a worker blocked in chat is a block of their resume as well, by the company’s name, which hears of it', async () => {
  const worker = (number: number) =>
    `insert into workers (id, account_uid, given_name) values ('${idOf(number)}', 'worker-${number}', 'สมชาย')`
  const talk = (number: number, of: number, blockedAt: string) =>
    `insert into conversations (company_id, id, worker_id, begun_by, worker_blocked_at)
     values ('${idOf(number)}', '${idOf(number + 100)}', '${idOf(of)}', 'company', ${blockedAt})`
  const { db } = await migrated('partim', '0008_nobody_finds_who_leaves', [
    worker(1),
    worker(2),
    `insert into talk_companies (company_id, name, standing) values ('${idOf(11)}', 'ครัวสมหมาย', 'represented')`,
    talk(11, 1, `'2026-11-01T00:00:00Z'`),
    talk(12, 1, 'null'),
    // The worker is gone, and their words stay.
    talk(14, 3, 'now()'),
    // Blocked in the resume before.
    `insert into blocked_companies (worker_id, company_id, company_name) values ('${idOf(2)}', '${idOf(13)}', 'ร้านเดิม')`,
    talk(13, 2, 'now()'),
  ])
  expect(
    await rowsOf(
      db,
      'select worker_id as worker, company_id as company, company_name as name from blocked_companies order by 1',
    ),
  ).toEqual([
    { worker: idOf(1), company: idOf(11), name: 'ครัวสมหมาย' },
    { worker: idOf(2), company: idOf(13), name: 'ร้านเดิม' },
  ])
  expect(await rowsOf(db, 'select id from conversations where worker_blocked_at is not null')).toEqual([])
  expect(await rowsOf(db, `select subject from jobs where kind = 'company_blocked' order by 1`)).toEqual([
    { subject: `block ${idOf(11)} ${idOf(1)}` },
    { subject: `block ${idOf(13)} ${idOf(2)}` },
  ])
})

test('what an instance of before blocks in chat while it still runs is a block of the resume as well', async () => {
  const talk = (number: number, blockedAt: string) =>
    `insert into conversations (company_id, id, worker_id, begun_by, worker_blocked_at)
     values ('${idOf(number)}', '${idOf(number + 100)}', '${idOf(1)}', 'company', ${blockedAt})`
  const { db } = await migrated('partim', '0009_one_block_and_noticed_copying', [
    `insert into workers (id, account_uid, given_name) values ('${idOf(1)}', 'worker-1', 'สมชาย')`,
    `insert into talk_companies (company_id, name, standing) values ('${idOf(12)}', 'ครัวสมหมาย', 'represented')`,
    // After 0009 had moved what was blocked by then.
    talk(11, `'2026-11-01T00:00:00Z'`),
    talk(12, 'null'),
    talk(13, 'null'),
  ])
  const blocked = () =>
    rowsOf(db, 'select company_id as company, company_name as name from blocked_companies order by 1')
  expect(await blocked()).toEqual([{ company: idOf(11), name: '' }])
  const write = (number: number, at: string) =>
    db.execute(`update conversations set worker_blocked_at = ${at} where company_id = '${idOf(number)}'`)
  await write(12, 'now()')
  // What is blocked already stays one block, and what is marked otherwise is none.
  await write(12, 'now()')
  await write(13, 'null')
  expect(await blocked()).toEqual([
    { company: idOf(11), name: '' },
    { company: idOf(12), name: 'ครัวสมหมาย' },
  ])
  expect(await rowsOf(db, `select subject from jobs where kind = 'company_blocked' order by 1`)).toEqual([
    { subject: `block ${idOf(11)} ${idOf(1)}` },
    { subject: `block ${idOf(12)} ${idOf(1)}` },
  ])
})

test('what was unlocked in the last week of who had blocked the company is given back, once', async () => {
  const worker = (number: number) =>
    `insert into workers (id, account_uid, given_name) values ('${idOf(number)}', 'worker-${number}', 'สมชาย')`
  const unlock = (number: number, of: number, daysAgo: number, state = 'unlocked') =>
    `insert into unlocks (company_id, id, worker_id, company_name, term, state, actor_uid, unlocked_at, until)
     values ('${idOf(11)}', '${idOf(number)}', '${idOf(of)}', 'ครัวสมหมาย', 1, '${state}', 'owner',
       now() - interval '${daysAgo} days', now() + interval '30 days')`
  const talk = (of: number, blockedAt: string) =>
    `insert into conversations (company_id, id, worker_id, begun_by, worker_blocked_at)
     values ('${idOf(11)}', '${idOf(of + 100)}', '${idOf(of)}', 'company', ${blockedAt})`
  const { db } = await migrated('partim', '0008_nobody_finds_who_leaves', [
    ...[1, 2, 3, 4].map(worker),
    talk(1, 'now()'),
    talk(2, 'now()'),
    talk(3, 'null'),
    talk(4, 'now()'),
    unlock(21, 1, 6),
    unlock(22, 2, 8),
    unlock(23, 3, 6),
    unlock(24, 4, 6, 'returned'),
  ])
  expect(await rowsOf(db, 'select id, state from unlocks order by id')).toEqual([
    { id: idOf(21), state: 'returned' },
    { id: idOf(22), state: 'unlocked' },
    { id: idOf(23), state: 'unlocked' },
    { id: idOf(24), state: 'returned' },
  ])
  const about = { unlockId: idOf(21), companyId: idOf(11), workerId: idOf(1), term: 1, actorUid: 'owner' }
  const refund = { ...about, settlement: 'refund' } as const
  expect(await rowsOf(db, `select subject, payload from jobs where kind = 'unlock_settled'`)).toEqual([
    { subject: unlockSettled.subjectOf(refund), payload: refund },
  ])
  expect(Check(unlockSettled.about, refund)).toBe(true)
})

/** Texts as they were stored before decision 168, with what they are in the one form. */
const oldTexts: readonly (readonly [stored: string, form: string])[] = [
  ['สมหญ\uf701ง', 'สมหญิง'],
  ['ร\uf884บสมัคร', 'รับสมัคร'],
  ['ลา้งรถ', 'ล้างรถ'],
  ['เเม่บ้าน ค่ๅ', 'แม่บ้าน ค่า'],
  ['นาํ้ นํ้า น้ํา นำ้', 'น้ำ น้ำ น้ำ น้ำ'],
  ['ท่ีน่ี สมััคร', 'ที่นี่ สมัคร'],
  ['ม ีงาน', 'มีงาน'],
  ['\u202aค\u200bรัว\u202c\u00a0ใหญ่', 'ครัว ใหญ่'],
  ['Ｃａｆｅ\u0301 １２', 'Café 12'],
]
const ordinary = ['ร้านน้ำใส (สาขา ๒)', 'ฤๅษี', 'แม่บ้าน ก็ได้', '👨‍👩‍👧 金龍（曼谷）', 'สิร์ฟ ปฏิกิริยา', "O'Brien"]

describe('texts in the one form', () => {
  const counted =
    "select subject_id as part, after from audit_events where action = 'texts.in_one_form' order by subject_id"

  test('of the job-post service: names and titles are rewritten and counted, and found anew', async () => {
    const texts = [...oldTexts.map(([stored]) => stored), ...ordinary]
    const post = (title: string, at: number) =>
      `insert into job_posts (company_id, id, created_by, title, title_keys) values ('${companyId}', '${idOf(100 + at)}', 'owner', '${title.replaceAll("'", "''")}', '{key}')`
    const { db } = await migrated('job-post', '0021_told_applicants', [
      company.replace('บริษัท ทดสอบ จำกัด', 'บริษัท ลา้งรถ จำกัด'),
      ...texts.map(post),
    ])
    const stored = await rowsOf(db, 'select title, title_keys from job_posts order by id')
    expect(stored).toEqual([
      ...oldTexts.map(([, title]) => ({ title, title_keys: null })),
      ...ordinary.map((title) => ({ title, title_keys: ['key'] })),
    ])
    expect(oldTexts.map(([, form]) => form)).toEqual(oldTexts.map(([text]) => oneForm(text)))
    expect(ordinary.map(oneForm)).toEqual(ordinary)
    expect(await rowsOf(db, 'select name from companies')).toEqual([{ name: 'บริษัท ล้างรถ จำกัด' }])
    expect(await rowsOf(db, counted)).toEqual([
      { part: 'companies.name', after: { changed: 1 } },
      { part: 'job_posts.title', after: { changed: oldTexts.length } },
    ])
    expect(
      await rowsOf(db, `select 1 as one from listing_changes where company_id = '${companyId}'`),
    ).not.toEqual([])
  })

  test('of the partim service: so are people and what they say of themselves', async () => {
    const { db } = await migrated('partim', '0008_nobody_finds_who_leaves', [
      `insert into accounts (uid, email, phone, display_name, terms_version)
       values ('worker', 'worker@example.com', '0812345678', 'สมหญ\uf701ง ใจดี', '1')`,
      `insert into workers (id, account_uid, given_name, family_name) values ('${idOf(1)}', 'worker', 'สมหญ\uf701ง', 'ใจดี')`,
      // Two pairs that look alike, of which the second one is in the form of neither.
      ...['แม่บ้าน', 'เเม่บ้าน', 'เเม่ครัว', 'เเม่\u200bครัว'].map(
        (name, at) =>
          `insert into favourite_groups (company_id, id, name, created_at)
           values ('${idOf(2)}', '${idOf(20 + at)}', '${name}', '2026-11-0${at + 1}')`,
      ),
    ])
    expect(await rowsOf(db, 'select given_name as name from workers')).toEqual([{ name: 'สมหญิง' }])
    expect(await rowsOf(db, 'select name from favourite_groups order by created_at')).toEqual(
      ['แม่บ้าน', 'เเม่บ้าน', 'แม่ครัว', 'เเม่\u200bครัว'].map((name) => ({ name })),
    )
    expect(await rowsOf(db, counted)).toEqual([
      { part: 'accounts.display_name', after: { changed: 1 } },
      { part: 'favourite_groups.name', after: { changed: 1 } },
      { part: 'workers.given_name', after: { changed: 1 } },
    ])
  })
})

describe('contacts and addresses', () => {
  const sent = (number: number, action: string, after: object) =>
    `insert into audit_events (id, actor_uid, company_id, action, subject_type, subject_id, after)
     values ('${idOf(number)}', 'owner', '${companyId}', 'invitation.${action}', 'invitation', '${idOf(number + 10)}',
       '${JSON.stringify(after)}')`

  test('whom a company invited is taken out of the audit trail, and nothing else of it can be', async () => {
    const { db } = await migrated('job-post', '0027_leaving_posts', [
      company,
      sent(61, 'sent', { email: 'stranger@example.com', role: 'recruiter' }),
      sent(62, 'revoke', { state: 'revoked' }),
    ])
    expect(await rowsOf(db, 'select id, after from audit_events order by id')).toEqual([
      { id: idOf(61), after: { role: 'recruiter' } },
      { id: idOf(62), after: { state: 'revoked' } },
    ])
    for (const change of [
      `after = after - 'role'`,
      `after = null`,
      `actor_uid = 'other'`,
      `action = 'x', after = after - 'email'`,
    ]) {
      await expect(db.execute(`update audit_events set ${change}`)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      })
    }
  })

  test('what the release before still does meanwhile is mended once none of it runs', async () => {
    const closed = company.replace(idOf(1), idOf(4)).replace('0105550000001', '0105550000002')
    const { db } = await migrated('job-post', '0027_leaving_posts', [
      company,
      jobPost,
      closed,
      `update companies set closed_at = now() where id = '${idOf(4)}'`,
      `insert into job_posts (company_id, id, created_by, state) values ('${idOf(4)}', '${idOf(5)}', 'owner', 'closed')`,
    ])
    const later = "next_attempt_at = created_at + interval '10 minutes' as later"
    const kinds = "('open_contacts_anew', 'forget_invited_addresses')"
    expect(
      await rowsOf(db, `select kind, payload, ${later} from jobs where kind in ${kinds} order by kind`),
    ).toEqual([
      { kind: 'forget_invited_addresses', payload: {}, later: true },
      { kind: 'open_contacts_anew', payload: { companyId }, later: true },
    ])
  })
})
