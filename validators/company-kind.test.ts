import { describe, expect, test } from '@jest/globals'
import { companySchema } from './company'
import { requiredDocumentKindsOf } from './company-document'
import { isPersonalKind, isPersonalNumber, maskedNumber } from './company-kind'
import { standingOf } from './company-standing'
import { parseViolation } from './violation'

const address = {
  line: '1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}
const juristic = '0105536041974'
const personal = '1101700230708'

const faultsOf = async (input: object) =>
  companySchema.validate({ name: 'ครัวยาย', address, ...input }, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string; message: string }[] }) =>
      error.inner.map(({ path, message }) => [path, parseViolation(message).rule]),
  )

describe('the number of a company', () => {
  test.each([
    [{ juristicId: juristic }, []],
    [{ kind: 'juristic_person', juristicId: juristic }, []],
    [{ kind: 'sole_proprietor', juristicId: personal }, []],
    [{ kind: 'individual', juristicId: personal }, []],
    [{ juristicId: personal }, [['juristicId', 'juristic_number']]],
    [{ kind: 'sole_proprietor', juristicId: juristic }, [['juristicId', 'personal_number']]],
    [{ kind: 'individual', juristicId: juristic }, [['juristicId', 'personal_number']]],
    [{ kind: 'individual', juristicId: '1101700230706' }, [['juristicId', 'tax_id_number']]],
    [{ kind: 'individual', juristicId: '110170023070' }, [['juristicId', 'digits']]],
    [{ kind: 'club', juristicId: juristic }, [['kind', 'one_of']]],
  ])('%j: %j', async (input, faults) => {
    expect((await faultsOf(input)).filter(([path, rule]) => path === 'kind' || rule !== 'required')).toEqual(
      expect.arrayContaining(faults),
    )
    if (faults.length === 0) expect(await faultsOf(input)).toEqual([])
  })

  test('of a person shows its last four digits, of a juristic person all of them', () => {
    expect(maskedNumber(personal)).toBe('•••••••••0708')
    expect(maskedNumber(juristic)).toBe(juristic)
    expect([isPersonalNumber(personal), isPersonalNumber(juristic)]).toEqual([true, false])
  })
})

test('each kind is asked for its own documents', () => {
  expect(requiredDocumentKindsOf('juristic_person')).toEqual(['company_certificate', 'director_id_card'])
  expect(requiredDocumentKindsOf('sole_proprietor')).toEqual(['commercial_registration', 'owner_id_card'])
  expect(requiredDocumentKindsOf('individual')).toEqual(['owner_id_card'])
})

test('a person is never “registered”: the registry knows nothing of them', () => {
  const confirmed = { verification: 'under_review', numberConfirmedAt: new Date(), representedAt: null }
  expect(standingOf({ ...confirmed, kind: 'juristic_person' })).toBe('registered')
  expect(standingOf({ ...confirmed, kind: 'individual' })).toBe('unregistered')
  expect(standingOf({ ...confirmed, kind: 'individual', representedAt: new Date() })).toBe('represented')
  expect(isPersonalKind('juristic_person')).toBe(false)
})
