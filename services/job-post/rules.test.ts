import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type AnyObjectSchema, ValidationError } from 'yup'
import {
  emailSchema,
  invitedRegistrationSchema,
  passwordSchema,
  registrationSchema,
} from '@/validators/account'
import { branchSchema } from '@/validators/branch'
import { companySchema } from '@/validators/company'
import { claimSchema, statementSchema } from '@/validators/company-dispute'
import { jobPostDraftSchema } from '@/validators/job-post'
import { joinRequestSchema } from '@/validators/join-request'
import { invitationSchema, memberSchema } from '@/validators/member'
import { ruleTable } from '@/validators/rule-table'
import { parseViolation } from '@/validators/violation'
import {
  branchInput,
  companyInput,
  freshJuristicId,
  jobPostInput,
  startTestService,
  type TestService,
} from './testing'

/** Invalid input sent directly to the service breaks the same rules, with the same names, as in the form. */

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  await service.employer('founder')
  branchId = await service.branch('owner')
  service.identity.add('newcomer')
})
afterAll(() => service.stop())

type Values = Record<string, unknown>
type Operation = {
  readonly operation: () => string
  readonly as?: string
  readonly rules: AnyObjectSchema
  readonly valid: () => Values
}

const operations: Readonly<Record<string, Operation>> = {
  registration: {
    operation: () => 'POST /v1/registrations',
    as: 'newcomer',
    rules: registrationSchema,
    valid: () => ({ displayName: 'สมใจ', phone: '0812345678', acceptTerms: true }),
  },
  'password reset': {
    operation: () => 'POST /v1/password-resets',
    rules: emailSchema,
    valid: () => ({ email: 'som@example.com' }),
  },
  'new password': {
    operation: () => 'POST /v1/password-resets/apply',
    rules: passwordSchema,
    valid: () => ({ token: 'x', password: 'long enough' }),
  },
  company: {
    operation: () => 'POST /v1/companies',
    as: 'founder',
    rules: companySchema,
    valid: companyInput,
  },
  invitation: {
    operation: () => 'POST /v1/invitations',
    as: 'owner',
    rules: invitationSchema,
    valid: () => ({ email: `${uuidv7()}@example.com`, role: 'branch_manager', branchIds: [branchId] }),
  },
  'request to join': {
    operation: () => 'POST /v1/my/join-requests',
    as: 'founder',
    rules: joinRequestSchema,
    valid: () => ({ juristicId: freshJuristicId(), message: 'ขอช่วยดูสาขาสยาม' }),
  },
  'place of who asked': {
    operation: () => `POST /v1/join-requests/${uuidv7()}/accept`,
    as: 'owner',
    rules: memberSchema,
    valid: () => ({ role: 'branch_manager', branchIds: [branchId] }),
  },
  claim: {
    operation: () => 'POST /v1/company-claims',
    as: 'founder',
    rules: claimSchema,
    valid: () => ({ ...companyInput(), statement: 'เป็นกรรมการ' }),
  },
  dispute: {
    operation: () => 'POST /v1/company/disputes',
    as: 'owner',
    rules: statementSchema,
    valid: () => ({ statement: 'เป็นกรรมการ' }),
  },
  'answer to a dispute': {
    operation: () => `POST /v1/company/disputes/${uuidv7()}/answer`,
    as: 'owner',
    rules: statementSchema,
    valid: () => ({ statement: 'เป็นของเรา' }),
  },
  'member edit': {
    operation: () => `PUT /v1/members/${uuidv7()}`,
    as: 'owner',
    rules: memberSchema,
    valid: () => ({ role: 'branch_manager', branchIds: [branchId] }),
  },
  'registration by an invitation': {
    operation: () => 'POST /v1/invitations/register',
    rules: invitedRegistrationSchema,
    valid: () => ({
      token: 'x',
      displayName: 'สมใจ',
      phone: '0812345678',
      password: 'long enough',
      acceptTerms: true,
    }),
  },
  branch: { operation: () => 'POST /v1/branches', as: 'owner', rules: branchSchema, valid: branchInput },
  'branch edit': {
    operation: () => `PUT /v1/branches/${branchId}`,
    as: 'owner',
    rules: branchSchema,
    valid: branchInput,
  },
  'job post': {
    operation: () => 'POST /v1/job-posts',
    as: 'owner',
    rules: jobPostDraftSchema,
    valid: () => jobPostInput(branchId),
  },
}

const wrongValues: readonly unknown[] = [
  '',
  '   ',
  'x',
  'ก'.repeat(3_000),
  '12345',
  '0000000000000',
  'สำนักงานใหญ่',
  '2026-02-30',
  '25:00',
  '95.5',
  'a@b',
  0,
  -1,
  1.5,
  9_999_999_999,
  true,
  null,
]

/** Every path to a plain value in an input. */
function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  return Object.entries(value).flatMap(([name, part]) => leaves(part, [...path, name]))
}

function withValue(input: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy = Array.isArray(input) ? [...input] : { ...(input as Values) }
  const part = (copy as Values)[name]
  ;(copy as Values)[name] = rest.length > 0 ? withValue(part, rest, value) : value
  return copy
}

function brokenInForm(rules: AnyObjectSchema, input: unknown): Record<string, string> {
  try {
    rules.validateSync(input, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const inner = error.inner.length > 0 ? error.inner : [error]
    const entries = inner.map(({ path = '', message }) => [
      path.replace(/\[(\d+)\]/g, '.$1'),
      parseViolation(message).rule,
    ])
    return Object.fromEntries(entries.reverse())
  }
}

type SentError = { field: string; rule: string }
const asRecord = (errors: readonly SentError[] = []) =>
  Object.fromEntries(errors.map(({ field, rule }) => [field, rule]))

describe.each(Object.entries(operations))('%s', (_name, { operation, as, rules, valid }) => {
  const paths = leaves(valid())

  test.each(paths.map((path) => [path.join('.'), path] as const))('%s', async (field, path) => {
    for (const value of [undefined, ...wrongValues]) {
      const input = withValue(valid(), path, value)
      const sent = JSON.parse(JSON.stringify(input))
      const expected = brokenInForm(rules, sent)
      const { status, json } = await service.ask(operation(), {
        as,
        body: sent,
        headers: { 'if-match': '"999"' },
      })
      if (Object.keys(expected).length > 0) {
        const shown = { field, value, status, errors: asRecord(json.errors) }
        expect(shown).toEqual({ field, value, status: 422, errors: expect.objectContaining(expected) })
      } else {
        // The form accepts it, so only the schema may still refuse it.
        for (const { rule } of json.code === 'validation_failed' ? json.errors : []) {
          expect(['format', 'max', 'one_of', 'postcode_of', 'required', 'unknown_field']).toContain(rule)
        }
        expect(status).not.toBe(500)
      }
    }
  })

  test.each(paths.map((path) => [path.join('.'), path] as const))(
    '%s cannot be a list or an object',
    async (field, path) => {
      for (const value of [[], {}, ['x'], { toString: 'x' }]) {
        const body = withValue(valid(), path, value)
        const { status, json } = await service.ask(operation(), { as, body, headers: { 'if-match': '"1"' } })
        expect([status, json.errors]).toEqual([422, [{ field, rule: 'format', params: {} }]])
      }
    },
  )

  test('an unknown property is named', async () => {
    const body = { ...valid(), companyId: 'x' }
    const { status, json } = await service.ask(operation(), { as, body, headers: { 'if-match': '"1"' } })
    expect([status, json.errors]).toEqual([422, [{ field: 'companyId', rule: 'unknown_field', params: {} }]])
  })

  test.each([[], 'text', 7, null].map((body) => [JSON.stringify(body), body] as const))(
    'a body that is no object (%s) is refused',
    async (_text, body) => {
      const { status } = await service.ask(operation(), { as, body, headers: { 'if-match': '"1"' } })
      expect([400, 422]).toContain(status)
    },
  )
})

test('every fault of a body comes back at once, rules and shape together', async () => {
  const address = { ...companyInput().address, postcode: '123', extra: 1 }
  const body = { ...branchInput(), name: '', address, phone: 'x', more: true }
  const { json } = await service.ask('POST /v1/branches', { as: 'owner', body })
  expect(asRecord(json.errors)).toEqual({
    name: 'required',
    'address.postcode': 'digits',
    'address.extra': 'unknown_field',
    phone: 'contact_phone',
    more: 'unknown_field',
  })
})

test('a form and the service run the very same function', async () => {
  const body = branchInput()
  const asked = async () => (await service.ask('POST /v1/branches', { as: 'owner', body })).json.errors
  const rule = jest.spyOn(ruleTable.contact_phone, 'accepts').mockReturnValue(false)
  try {
    expect(brokenInForm(branchSchema, body)).toEqual({ phone: 'contact_phone' })
    expect(await asked()).toEqual([{ field: 'phone', rule: 'contact_phone', params: {} }])
  } finally {
    rule.mockRestore()
  }
  expect(brokenInForm(branchSchema, body)).toEqual({})
  expect(await asked()).toBeUndefined()
})

test('params tell the bounds', async () => {
  const body = { ...jobPostInput(branchId), headcount: 501 }
  const { json } = await service.ask('POST /v1/job-posts', { as: 'owner', body })
  expect(json.errors).toEqual([{ field: 'headcount', rule: 'max_value', params: { max: 500 } }])
})

test('more shifts than a post can have is one error, quickly', async () => {
  const shifts = Array.from({ length: 5_000 }, () => ({}))
  const { json } = await service.ask('POST /v1/job-posts', { as: 'owner', body: { shifts } })
  expect(json.errors).toEqual([{ field: 'shifts', rule: 'max_items', params: { max: 100 } }])
})

test('what is stored is the tidied text', async () => {
  const body = { ...branchInput(), name: '  สาขาเว้นวรรค  ' }
  const { json } = await service.ask('POST /v1/branches', { as: 'owner', body })
  expect(json.name).toBe('สาขาเว้นวรรค')
})

test.each(['a\u0000b', 'a\ud800b'])(
  'text no database can hold (%j) is refused or mended, never an error of ours',
  async (name) => {
    const created = await service.ask('POST /v1/branches', { as: 'owner', body: { ...branchInput(), name } })
    expect([201, 400]).toContain(created.status)
    const found = await service.ask(`GET /v1/branches?q=${encodeURIComponent(name.replace('\ud800', ''))}`, {
      as: 'owner',
    })
    expect([200, 400]).toContain(found.status)
  },
)
