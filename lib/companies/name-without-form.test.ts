import { expect, test } from '@jest/globals'
import { nameWithoutForm } from './name-without-form'

test.each([
  ['บริษัท ครัวยายบัว จำกัด', 'ครัวยายบัว'],
  ['บริษัท ครัวยายบัว จำกัด (มหาชน)', 'ครัวยายบัว'],
  ['ห้างหุ้นส่วนจำกัด ครัว 89', 'ครัว 89'],
  ['ห้างหุ้นส่วนสามัญนิติบุคคล บัวและเพื่อน', 'บัวและเพื่อน'],
  ['สมหญิง ใจดี', 'สมหญิง ใจดี'],
])('%s is called %s', (name, said) => {
  expect(nameWithoutForm(name)).toBe(said)
})
