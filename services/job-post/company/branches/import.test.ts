import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import { maxBranches, maxImportedBranches } from '@/validators/branch'
import { branches } from '../../tables/branches'
import { addressInput, startTestService, type TestService } from '../../testing'
import { pageQuery, summaryQuery } from './repository'

let service: TestService
let companyId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
})
afterAll(() => service.stop())

const row = (number: number, changes: object = {}) => ({
  name: `สาขาที่ ${String(number).padStart(3, '0')}`,
  taxBranchNumber: String(number).padStart(5, '0'),
  address: addressInput,
  lat: '13.7456',
  lng: '100.5340',
  phone: '0212345678',
  ...changes,
})
const bring = (rows: object[], { as = 'owner', key = uuidv7() } = {}) =>
  service.ask('POST /v1/branches/imports', { as, body: { rows }, headers: { 'idempotency-key': key } })
const stored = (as: string) => service.ask('GET /v1/branches/summaries', { as })

describe('branches from a file', () => {
  test('good rows are stored; a bad one is answered with every fault, in the words of the form', async () => {
    await service.owner('sower')
    const { status, json } = await bring(
      [
        row(1),
        row(2, { name: 'สาขาใหญ่', phone: '12' }),
        row(3, { lat: '13.7', lng: '' }),
        row(4, { lat: '', lng: '' }),
        row(1, { name: 'ซ้ำในไฟล์' }),
      ],
      { as: 'sower' },
    )
    expect(status).toBe(200)
    expect(json.rows).toEqual([
      { id: expect.any(String), errors: [] },
      {
        id: null,
        errors: [
          { field: 'name', rule: 'branch_main', params: {} },
          { field: 'phone', rule: 'contact_phone', params: {} },
        ],
      },
      { id: null, errors: [{ field: 'lng', rule: 'required', params: {} }] },
      { id: expect.any(String), errors: [] },
      { id: null, errors: [{ field: 'taxBranchNumber', rule: 'taken', params: {} }] },
    ])
    const { items } = (await stored('sower')).json
    expect(items).toEqual([
      {
        id: json.rows[0].id,
        name: row(1).name,
        taxBranchNumber: '00001',
        district: addressInput.district,
        province: addressInput.province,
        lat: 13.7456,
        lng: 100.534,
        openPosts: 0,
      },
      {
        id: json.rows[3].id,
        name: row(4).name,
        taxBranchNumber: '00004',
        district: addressInput.district,
        province: addressInput.province,
        lat: null,
        lng: null,
        openPosts: 0,
      },
    ])
  })

  test('the same request again has the same answer; the same rows as a new request make nothing twice', async () => {
    await service.owner('patient')
    const key = uuidv7()
    const [first, second] = [
      await bring([row(1), row(2)], { as: 'patient', key }),
      await bring([row(1), row(2)], { as: 'patient', key }),
    ]
    expect(second.text).toBe(first.text)
    const again = await bring([row(1), row(2), row(3)], { as: 'patient' })
    expect(again.json.rows.map(({ id }: { id: string | null }) => id === null)).toEqual([true, true, false])
    expect((await stored('patient')).json.items).toHaveLength(3)
  })

  test('each branch is on record, and colleagues are told once', async () => {
    const { companyId: own } = await service.owner('recorder')
    await service.colleague('recorded', own, 'recruiter')
    await bring([row(1), row(2), row(3)], { as: 'recorder' })
    const isImport = and(eq(auditEvents.companyId, own), eq(auditEvents.action, 'branch.imported'))
    expect(await service.database.db.select().from(auditEvents).where(isImport)).toHaveLength(3)
    const told = await service.ask('GET /v1/notifications', { as: 'recorded' })
    expect(told.json.items).toMatchObject([{ kind: 'branches_imported', params: { count: '3' } }])
  })

  test('is for those who may add branches, at most 100 a request, and without photos', async () => {
    await service.colleague('recruiter', companyId, 'recruiter')
    expect((await bring([row(1)], { as: 'recruiter' })).status).toBe(403)
    const tooMany = await bring(Array.from({ length: maxImportedBranches + 1 }, (_, at) => row(at)))
    expect(tooMany.json).toMatchObject({ status: 422, errors: [{ field: 'rows', rule: 'max_items' }] })
    expect((await bring([])).status).toBe(422)
    expect((await bring([row(1, { photos: ['https://evil.example/x.jpg'] })])).status).toBe(422)
  })

  test('a company that is full gets no more, one by one or from a file', async () => {
    const { companyId: full } = await service.owner('full')
    await service.database.db.execute(sql`
      insert into branches (company_id, id, name, tax_branch_number, address_line, subdistrict, district,
        province, postcode, phone)
      select ${full}, gen_random_uuid(), 'สาขา ' || n, lpad(n::text, 5, '0'), '1', 'ก', 'ข', 'ค', '10330', '0212345678'
      from generate_series(1, ${maxBranches - 1}::integer) as n`)
    expect((await bring([row(90_001), row(90_002)], { as: 'full' })).json).toMatchObject({
      status: 409,
      code: 'branch_limit',
    })
    await service.branch('full', row(90_001))
    const over = await service.ask('POST /v1/branches', { as: 'full', body: row(90_002) })
    expect(over.json).toMatchObject({ status: 409, code: 'branch_limit' })
  })
})

describe('a company with 500 branches', () => {
  const names = ['เซ็นทรัล', 'แฟชั่น', 'ไทวัสดุ', 'กาด', 'สยาม']
  beforeAll(async () => {
    for (let start = 0; start < 500; start += 100) {
      const rows = Array.from({ length: 100 }, (_, at) => {
        const number = start + at
        return row(number, { name: `${names[number % 5]} ${String(number).padStart(3, '0')}` })
      })
      const { json } = await bring(rows)
      expect(json.rows.every(({ id }: { id: string | null }) => id !== null)).toBe(true)
    }
    // Branches of another company, so that a query that reads all companies would show.
    const { companyId: other } = await service.owner('crowd')
    await withoutTimeLimit(service.database.db, async (tx) => {
      await tx.execute(sql`
        insert into branches (company_id, id, name, tax_branch_number, address_line, subdistrict, district,
          province, postcode, phone)
        select ${other}, gen_random_uuid(), 'สาขา ' || n, n::text, '1', 'ก', 'ข', 'ค', '10330', '0212345678'
        from generate_series(1, 20000) as n`)
      await tx.execute(sql`analyze branches`)
    })
  })

  test('is listed in Thai order, a vowel before its consonant counting after it', async () => {
    const { items } = (await stored('owner')).json
    const listed = items.map(({ name }: { name: string }) => name)
    expect(listed).toEqual([...listed].sort(new Intl.Collator('th').compare))
    expect(listed).toHaveLength(500)
  })

  test('is searched by part of the name, number, district or province', async () => {
    const found = async (q: string) =>
      (await service.ask(`GET /v1/branches?limit=100&q=${encodeURIComponent(q)}`, { as: 'owner' })).json.items
        .length
    expect(await found('ไทวัสดุ')).toBe(100)
    expect(await found('00499')).toBe(1)
    expect(await found('ปทุมวัน')).toBe(100)
    expect(await found('ขอนแก่น')).toBe(0)
  })

  test('a page costs the same few queries whatever it holds', async () => {
    const { session } = service.database.db as unknown as { session: { prepareQuery: () => unknown } }
    const prepared = jest.spyOn(Object.getPrototypeOf(session) as typeof session, 'prepareQuery')
    const queriesOf = async (path: string) => {
      prepared.mockClear()
      const { json } = await service.ask(`GET /v1/branches${path}`, { as: 'owner' })
      return [json.items.length, prepared.mock.calls.length]
    }
    // The smallest of three, because a routine of the service may run queries in between.
    const leastOf = async (path: string) => {
      const answers = [await queriesOf(path), await queriesOf(path), await queriesOf(path)]
      return answers.sort((one, other) => one[1] - other[1])[0]
    }
    const counts = []
    for (const path of ['?limit=1', '?limit=20', '?limit=100', '/summaries']) counts.push(await leastOf(path))
    prepared.mockRestore()
    const queries = counts[0]?.[1] ?? 0
    expect(queries).toBeGreaterThanOrEqual(2)
    expect(counts).toEqual([1, 20, 100, 500].map((items) => [items, queries]))
  })

  test.each([
    ['the first page', { after: null }],
    ['a later page', { after: ['สยาม 104', '0199db4b-41db-708b-a23e-1fc5e937ac29'] as const }],
  ])('%s walks the index of names and sorts nothing', async (_what, options) => {
    const scope = { companyId, branchIds: null }
    const page = { state: 'active', limit: 21, ...options } as const
    const plan = await planOf(service.database.db, pageQuery(service.database.db, scope, page))
    expect(plan).toContain('branches_sort_name_idx')
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })

  test.each([
    ['all of them', summaryQuery, {}],
    ['a search', pageQuery, { after: null, limit: 21, q: 'สยาม' }],
    ['a search on the map', summaryQuery, { q: 'สยาม' }],
  ] as const)('%s reads the rows of its company by their index', async (_what, query, options) => {
    const scope = { companyId, branchIds: null }
    const asked = { after: null, limit: 21, state: 'active', ...options } as const
    expect(await planOf(service.database.db, query(service.database.db, scope, asked))).not.toContain(
      'Seq Scan',
    )
  })
})

test('a branch manager finds own branches only', async () => {
  const { companyId: own } = await service.owner('split')
  const mine = await service.branch('split', row(1, { name: 'สยาม' }))
  await service.branch('split', row(2, { name: 'สยามพารากอน' }))
  await service.colleague('keeper', own, 'branch_manager', [mine])
  for (const path of ['?q=สยาม', '/summaries', '/summaries?q=สยาม']) {
    const { json } = await service.ask(`GET /v1/branches${encodeURI(path)}`, { as: 'keeper' })
    expect(json.items.map(({ id }: { id: string }) => id)).toEqual([mine])
  }
  expect(await service.database.db.select().from(branches).where(eq(branches.companyId, own))).toHaveLength(2)
})
