import type { RuleParams } from '@/validators/violation'
import { daysAhead } from './fixtures'
import type { Values } from './form-fields'

/** A wrong value of a field, the rule it breaks, and its form when it is sent directly to the service. */
export type Wrong = {
  readonly field: string
  /** The key of the field's name in messages/th.json. */
  readonly label: string
  readonly rule: string
  readonly params?: RuleParams
  /** The text to type or choose; absent if the form's control cannot have this value. */
  readonly typed?: string
  /** The value to send directly to the service; absent if no service receives the field. */
  readonly sent?: { readonly value: unknown }
}

type Options = { readonly params?: RuleParams; readonly sent?: unknown }

const withLabel = (field: string, label: string) => ({
  /** A wrong value that is both typed and sent. */
  refuses: (rule: string, typed: string, { params, sent = typed }: Options = {}): Wrong => ({
    field,
    label,
    rule,
    params,
    typed,
    sent: { value: sent },
  }),
  /** An empty field, which is sent as no value, as the form does. */
  refusesBlank: (rule = 'required'): Wrong => ({ field, label, rule, typed: '', sent: { value: undefined } }),
  onlyTyped: (rule: string, typed: string, params?: RuleParams): Wrong => ({
    field,
    label,
    rule,
    params,
    typed,
  }),
  onlySent: (rule: string, value: unknown, params?: RuleParams): Wrong => ({
    field,
    label,
    rule,
    params,
    sent: { value },
  }),
})

const letters = (count: number) => 'ก'.repeat(count)

const nameOfPerson = withLabel('displayName', 'accounts.displayName')
const phoneOfPerson = withLabel('phone', 'accounts.phone')

const personWrongs: readonly Wrong[] = [
  nameOfPerson.refuses('required', ''),
  nameOfPerson.refuses('max', letters(81), { params: { max: 80 } }),
  nameOfPerson.refuses('plain_name', 'รับรางวัล evil.com'),
  phoneOfPerson.refuses('required', ''),
  phoneOfPerson.refuses('phonenumber', '12345'),
  phoneOfPerson.refuses('phonenumber', '1812345678'),
  withLabel('acceptTerms', 'accounts.terms').refuses('accepted', 'false', { sent: false }),
]

export const finishRegistrationWrongs = personWrongs

function emailWrongs(label: string): readonly Wrong[] {
  const email = withLabel('email', label)
  return [
    email.refuses('required', ''),
    email.refuses('email', 'somying@example'),
    email.refuses('email', 'สมหญิง@example.com'),
    email.refuses('max', `${'a'.repeat(243)}@example.com`, { params: { max: 254 } }),
  ]
}

export const forgottenPasswordWrongs = emailWrongs('accounts.forgotten.email')
export const changeEmailWrongs = emailWrongs('sendEmail.newEmail')

function passwordWrongs(label: string): readonly Wrong[] {
  const password = withLabel('password', label)
  return [
    password.refuses('required', ''),
    password.refuses('min', '1234567', { params: { min: 8 } }),
    password.refuses('max', 'x'.repeat(129), { params: { max: 128 } }),
  ]
}

const repeatedPassword = withLabel('passwordConfirm', 'accounts.passwordAgain')

export const newPasswordWrongs: readonly Wrong[] = [
  ...passwordWrongs('newPassword.password'),
  repeatedPassword.onlyTyped('required', ''),
  repeatedPassword.onlyTyped('passwords_differ', 'krua-yai-2568'),
]

export const invitedRegisterWrongs: readonly Wrong[] = [
  ...personWrongs,
  ...passwordWrongs('accounts.password'),
]

const role = withLabel('role', 'members.role')

export const invitationWrongs: readonly Wrong[] = [
  ...emailWrongs('members.invite.email'),
  role.refusesBlank('required_select'),
  role.onlySent('one_of', 'boss'),
]

const joinMessage = withLabel('message', 'companies.taken.join.message')

export const joinRequestWrongs: readonly Wrong[] = [
  joinMessage.refuses('max', letters(301), { params: { max: 300 } }),
  joinMessage.refuses('required', ''),
  joinMessage.onlySent('contact_details', 'โทรหาผมที่ 081-234-5678'),
]

const statementWrongs = (label: string): readonly Wrong[] => {
  const statement = withLabel('statement', label)
  return [
    statement.refuses('max', letters(1_001), { params: { max: 1_000 } }),
    statement.refuses('required', ''),
  ]
}

export const claimWrongs = statementWrongs('companyDisputes.claim.label')
export const answerWrongs = statementWrongs('companyDisputes.answer.label')

const letterCode = withLabel('code', 'letters.code')

export const letterCodeWrongs: readonly Wrong[] = [
  letterCode.refuses('letter_code', 'ACDE-FHJK'),
  letterCode.refuses('letter_code', 'ACDE-FHJK-MNP0'),
  letterCode.refuses('required', ''),
]

const onlyInTheForm = ({ sent: _, ...wrong }: Wrong): Wrong => wrong

/** E-mail address and password go to the identity provider, so only the form can refuse them. */
export const registerWrongs: readonly Wrong[] = [
  ...personWrongs,
  ...[...emailWrongs('accounts.email'), ...passwordWrongs('accounts.password')].map(onlyInTheForm),
]

export const signInWrongs: readonly Wrong[] = [
  ...emailWrongs('accounts.email').slice(0, 2),
  withLabel('password', 'accounts.password').refuses('required', ''),
].map(onlyInTheForm)

const juristicId = withLabel('juristicId', 'companies.juristicId')

export const juristicIdWrongs: readonly Wrong[] = [
  juristicId.onlyTyped('required', ''),
  juristicId.refuses('digits', '010553604197', { params: { length: 13 } }),
  juristicId.refuses('digits', 'ABC', { params: { length: 13 } }),
  juristicId.refuses('tax_id_number', '0105536041975'),
  juristicId.refuses('juristic_number', '1101700230708'),
]

const line = withLabel('address.line', 'addresses.line')
const postcode = withLabel('address.postcode', 'addresses.postcode')

const addressWrongs: readonly Wrong[] = [
  line.refuses('required', ''),
  line.refuses('max', letters(201), { params: { max: 200 } }),
  withLabel('address.province', 'addresses.province').refuses('required_select', ''),
  withLabel('address.district', 'addresses.bangkok.district').refuses('required_select', ''),
  withLabel('address.subdistrict', 'addresses.bangkok.subdistrict').refuses('required_select', ''),
  // The form fills in an emptied postcode again from the subdistrict, so a blank one can only be sent.
  postcode.onlySent('required', ''),
  postcode.refuses('digits', '1033', { params: { length: 5 } }),
  postcode.onlySent('postcode_of', '50200', { place: 'ปทุมวัน', postcode: '10330' }),
]

const companyName = withLabel('name', 'companies.name')

export const companyWrongs: readonly Wrong[] = [
  companyName.refuses('required', ''),
  companyName.refuses('max', letters(201), { params: { max: 200 } }),
  companyName.refuses('plain_name', 'https://evil.example'),
  ...addressWrongs,
  juristicId.onlySent('tax_id_number', '0105536041975'),
]

const lat = withLabel('lat', 'maps.lat')
const lng = withLabel('lng', 'maps.lng')

const positionWrongs: readonly Wrong[] = [
  lat.refuses('addressLocationLat', '91.5'),
  lat.refuses('addressLocationLat', '13'),
  lng.refuses('addressLocationLng', '180.5'),
  lng.refuses('addressLocationLng', 'ตะวันออก'),
]

const branchName = withLabel('name', 'branches.name')
const branchNumber = withLabel('taxBranchNumber', 'branches.taxBranchNumber')
const branchPhone = withLabel('phone', 'branches.phone')

export const branchWrongs: readonly Wrong[] = [
  branchName.refuses('required', ''),
  branchName.refuses('max', letters(101), { params: { max: 100 } }),
  branchName.refuses('branch_main', 'สำนักงานใหญ่'),
  branchName.refuses('plain_name', 'กดที่ evil.com/x'),
  branchNumber.refuses('required', ''),
  branchNumber.refuses('digits', '1234', { params: { length: 5 } }),
  ...addressWrongs,
  ...positionWrongs,
  lat.refuses('required', ''),
  lng.refuses('required', ''),
  branchPhone.refuses('required', ''),
  branchPhone.refuses('contact_phone', '02123456'),
]

const shift = (field: string, label: string) => withLabel(`shifts.0.${field}`, `jobPosts.shifts.${label}`)
const post = (field: string) => withLabel(field, `jobPosts.form.${field}`)
const title = post('title')
const headcount = post('headcount')
const payAmount = post('payAmount')
const shiftHeadcount = shift('headcount', 'headcount')
const breakMinutes = shift('breakMinutes', 'break')

export const jobPostWrongs: readonly Wrong[] = [
  withLabel('branchId', 'jobPosts.form.branch').refusesBlank('required_select'),
  title.refusesBlank(),
  title.refuses('min', 'งาน', { params: { min: 5 } }),
  title.refuses('max', letters(81), { params: { max: 80 } }),
  shift('date', 'date').refusesBlank(),
  shift('date', 'date').refuses('not_past', daysAhead(-1)),
  shift('date', 'date').onlySent('no_such_day', '2026-02-30', { day: '30 กุมภาพันธ์ 2569', days: 28 }),
  shift('startTime', 'start').refusesBlank(),
  shift('startTime', 'start').onlySent('time', '25:00'),
  shift('endTime', 'end').refusesBlank(),
  shift('endTime', 'end').refuses('shift_length', '09:00'),
  breakMinutes.refuses('min_value', '-5', { params: { min: 0 }, sent: -5 }),
  breakMinutes.refuses('max_value', '241', { params: { max: 240 }, sent: 241 }),
  breakMinutes.refuses('integer', '7.5', { sent: 7.5 }),
  breakMinutes.refuses('numeric', 'สิบ'),
  shiftHeadcount.onlySent('min_value', 0, { min: 1 }),
  shiftHeadcount.onlySent('max_value', 501, { max: 500 }),
  headcount.refusesBlank(),
  headcount.refuses('min_value', '0', { params: { min: 1 }, sent: 0 }),
  headcount.refuses('max_value', '501', { params: { max: 500 }, sent: 501 }),
  headcount.refuses('integer', '1.5', { sent: 1.5 }),
  headcount.refuses('numeric', 'ห้า'),
  payAmount.refusesBlank(),
  payAmount.refuses('min_value', '0', { params: { min: 1 }, sent: 0 }),
  payAmount.refuses('max_value', '100,001', { params: { max: 100_000 }, sent: 10_000_100 }),
  payAmount.refuses('numeric', 'หกร้อย'),
  post('description').refuses('max', letters(2_001), { params: { max: 2_000 } }),
  post('workType').onlySent('required_select', undefined),
  post('workType').onlySent('one_of', 'astronaut'),
  post('type').onlySent('required_select', undefined),
  post('type').onlySent('one_of', 'forever'),
  post('payUnit').onlySent('required_select', undefined),
  post('payUnit').onlySent('one_of', 'year'),
  post('payday').onlySent('required_select', undefined),
  post('payday').onlySent('one_of', 'someday'),
  withLabel('shifts', 'jobPosts.shifts.title').onlySent('required_select', []),
]

const resume = (field: string) => withLabel(field, `resumes.${field}`)

export const resumeWrongs: readonly Wrong[] = [
  resume('education').refuses('max', letters(81), { params: { max: 80 } }),
  // These are asked by the other steps.
  resume('headline').onlySent('max', letters(81), { max: 80 }),
  resume('about').onlySent('max', letters(1_001), { max: 1_000 }),
  // Nobody types them: the form takes them from the device.
  lat.onlySent('addressLocationLat', '91.5'),
  lng.onlySent('addressLocationLng', '181'),
  withLabel('minDailyPay', 'resumes.pay.title').onlySent('min_value', -100, { min: 0 }),
  withLabel('minDailyPay', 'resumes.pay.title').onlySent('max_value', 10_000_100, { max: 100_000 }),
  withLabel('radiusKm', 'resumes.radius').onlySent('min_value', -1, { min: 1 }),
  withLabel('freeParts', 'resumes.week.title').onlySent('max_value', 2 ** 28, { max: 2 ** 28 - 1 }),
  resume('workTypes').onlySent('required_select', []),
  resume('visibility').onlySent('one_of', 'everybody'),
]

export const validAddress: Values = {
  'address.line': '412 ซอยสยามสแควร์ 3',
  'address.province': 'กรุงเทพมหานคร',
  'address.district': 'ปทุมวัน',
  'address.subdistrict': 'ปทุมวัน',
  'address.postcode': '10330',
}

export const validPosition: Values = { lat: '13.7449', lng: '100.5347' }
