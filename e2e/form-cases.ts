import type { Page } from '@playwright/test'
import {
  type Account,
  type Answer,
  address,
  asPerson,
  branch,
  employerWithBranch,
  person,
  registered,
  sendJson,
  signInBrowser,
  signUp,
  unknownJuristicId,
  verified,
} from './account'
import { claimForms } from './claim-forms'
import { openFields } from './employer'
import { daysAhead, linkFromMail } from './fixtures'
import { FormFields, type Values } from './form-fields'
import { stackAddresses } from './stack'
import { thai } from './thai'
import { uniqueEmail } from './unique'
import {
  branchWrongs,
  changeEmailWrongs,
  companyWrongs,
  finishRegistrationWrongs,
  forgottenPasswordWrongs,
  invitationWrongs,
  invitedRegisterWrongs,
  jobPostWrongs,
  juristicIdWrongs,
  newPasswordWrongs,
  registerWrongs,
  resumeWrongs,
  signInWrongs,
  validAddress,
  validPosition,
  type Wrong,
} from './wrong-values'

const { jobPost, partim, web } = stackAddresses

export type Body = Record<string, unknown>
export type Refusal = Answer<{ code: string; errors: { field: string; rule: string; params: object }[] }>

type Opened = {
  /** Sends a body directly to the service; absent for forms that no service receives. */
  readonly send?: (body: Body) => Promise<Refusal>
  /** Valid values that are known only after the form has been opened. */
  readonly valid?: Values
}

/** A form of the product, with valid values and with every wrong value of each field. */
export type FormCase = {
  readonly name: string
  readonly formId: string
  readonly wrongs: readonly Wrong[]
  /** Values that complete the form, in the order in which a person fills it in. */
  readonly valid: Values
  /** The fields with an error when the form is sent as it opened, with the broken rule; the first gets the focus. */
  readonly untouched: Values
  /** Cards to click as well, for choices that `valid` cannot express. */
  readonly cards?: readonly string[]
  /** A body that the service accepts. */
  readonly body: Body
  /** Signs in a person who may use the form, and opens it. */
  readonly open: (page: Page) => Promise<Opened>
}

async function openAs(page: Page, account: Account, path: string): Promise<void> {
  await signInBrowser(page.context(), account)
  await page.goto(path)
}

async function openForgottenPassword(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: thai('accounts.forgotten.link') }).click()
}

/** Enters a number that the registry does not know, and continues by typing the company by hand. */
async function openCompanyByHand(page: Page): Promise<void> {
  const number = new FormFields(page, 'company-number')
  await number.put('juristicId', unknownJuristicId())
  await number.submit.click()
  await page.getByRole('button', { name: thai('companies.continueByHand') }).click()
}

/** Stores a post and submits it, because only submitting checks every rule; a draft may be incomplete. */
async function publish(account: Account, body: Body): Promise<Refusal> {
  const stored = await asPerson<{ id: string }>(account, `${jobPost}/v1/job-posts`, { body })
  if (stored.status !== 201) return stored as unknown as Refusal
  return asPerson(account, `${jobPost}/v1/job-posts/${stored.body.id}/events`, { body: { event: 'submit' } })
}

// The day after tomorrow, so that it is ahead also when a run passes midnight.
const shift = { date: daysAhead(2), startTime: '09:00', endTime: '18:00', breakMinutes: 60 }

const password = 'krua-yai-2569'
const validPerson: Values = { displayName: person.displayName, phone: person.phone, acceptTerms: 'true' }

/** Every form of the product. */
export const forms: readonly FormCase[] = [
  {
    name: 'register',
    formId: 'register',
    wrongs: registerWrongs,
    valid: { ...validPerson, email: 'somying@example.com', password },
    untouched: {
      displayName: 'required',
      email: 'required',
      phone: 'required',
      password: 'required',
      acceptTerms: 'accepted',
    },
    body: person,
    open: async (page) => {
      await page.goto('/register')
      const account = await signUp()
      return { send: (body) => asPerson(account, `${partim}/v1/registrations`, { body }) }
    },
  },
  {
    name: 'finish the registration',
    formId: 'register',
    wrongs: finishRegistrationWrongs,
    valid: validPerson,
    untouched: { displayName: 'required', phone: 'required', acceptTerms: 'accepted' },
    body: person,
    open: async (page) => {
      const account = await signUp()
      await openAs(page, account, '/register')
      return { send: (body) => asPerson(account, `${jobPost}/v1/registrations`, { body }) }
    },
  },
  {
    name: 'sign in',
    formId: 'sign-in',
    wrongs: signInWrongs,
    valid: { email: 'somying@example.com', password: 'krua-yai-2569' },
    untouched: { email: 'required', password: 'required' },
    body: {},
    open: async (page) => {
      await page.goto('/login')
      return {}
    },
  },
  {
    name: 'forgotten password',
    formId: 'forgotten-password',
    wrongs: forgottenPasswordWrongs,
    valid: { email: 'somying@example.com' },
    untouched: { email: 'required' },
    body: {},
    open: async (page) => {
      await openForgottenPassword(page)
      return { send: (body) => sendJson(`${jobPost}/v1/password-resets`, { body }) }
    },
  },
  {
    name: 'new password',
    formId: 'new-password',
    wrongs: newPasswordWrongs,
    valid: { password, passwordConfirm: password },
    untouched: { password: 'required', passwordConfirm: 'required' },
    body: {},
    open: async (page) => {
      const { email } = await registered('employer')
      await sendJson(`${jobPost}/v1/password-resets`, { body: { email } })
      const link = await linkFromMail(email, '/new-password')
      await page.goto(link)
      const token = new URL(link).searchParams.get('token')
      return {
        send: (body) => sendJson(`${jobPost}/v1/password-resets/apply`, { body: { ...body, token } }),
      }
    },
  },
  {
    name: 'change the e-mail address',
    formId: 'change-email',
    wrongs: changeEmailWrongs,
    valid: { email: 'somying@example.com' },
    untouched: { email: 'required' },
    body: {},
    open: async (page) => {
      const account = await registered('employer')
      await openAs(page, account, '/register/send-email')
      await page.getByRole('button', { name: thai('sendEmail.change') }).click()
      return { send: (body) => asPerson(account, `${jobPost}/v1/me/email`, { method: 'PATCH', body }) }
    },
  },
  {
    name: 'company number',
    formId: 'company-number',
    wrongs: juristicIdWrongs,
    valid: { juristicId: '0105536041974' },
    untouched: { juristicId: 'required' },
    body: {},
    open: async (page) => {
      const account = await verified('employer')
      await openAs(page, account, '/verify-employer')
      const headers = { Cookie: `session=${account.session}` }
      return {
        send: ({ juristicId }) =>
          sendJson(`${web}/api/company-registry/${juristicId}`, { method: 'GET', headers }),
      }
    },
  },
  {
    name: 'company by hand',
    formId: 'company',
    wrongs: companyWrongs,
    valid: { name: 'ร้านครัวยายบัว', ...validAddress },
    untouched: {
      name: 'required',
      'address.line': 'required',
      'address.province': 'required_select',
      'address.postcode': 'required',
    },
    body: { juristicId: unknownJuristicId(), name: 'ร้านครัวยายบัว', address },
    open: async (page) => {
      const account = await verified('employer')
      await openAs(page, account, '/verify-employer')
      await openCompanyByHand(page)
      return { send: (body) => asPerson(account, `${jobPost}/v1/companies`, { body }) }
    },
  },
  {
    name: 'branch',
    formId: 'branch',
    wrongs: branchWrongs,
    valid: {
      name: branch.name,
      taxBranchNumber: '00001',
      ...validAddress,
      ...validPosition,
      phone: branch.phone,
    },
    untouched: {
      name: 'required',
      taxBranchNumber: 'required',
      'address.line': 'required',
      'address.province': 'required_select',
      'address.postcode': 'required',
      phone: 'required',
    },
    body: { ...branch, taxBranchNumber: '00001' },
    open: async (page) => {
      const account = await employerWithBranch()
      await openAs(page, account, '/branch/create')
      return { send: (body) => asPerson(account, `${jobPost}/v1/branches`, { body }) }
    },
  },
  {
    name: 'job post',
    formId: 'job-post',
    wrongs: jobPostWrongs,
    valid: {
      workType: 'waiter',
      title: 'พนักงานเสิร์ฟ กะเย็น',
      'shifts.0.date': shift.date,
      'shifts.0.startTime': shift.startTime,
      'shifts.0.endTime': shift.endTime,
      'shifts.0.breakMinutes': '60',
      headcount: '5',
      payUnit: 'day',
      payAmount: '600',
      description: '',
    },
    untouched: {
      workType: 'required_select',
      title: 'required',
      'shifts.0.date': 'required',
      'shifts.0.startTime': 'required',
      'shifts.0.endTime': 'required',
      headcount: 'required',
      payUnit: 'required_select',
      payAmount: 'required',
    },
    body: {
      type: 'daily',
      workType: 'waiter',
      title: 'พนักงานเสิร์ฟ กะเย็น',
      headcount: 5,
      minAge: 18,
      payUnit: 'day',
      payAmount: 60_000,
      paysHolidayRates: false,
      payday: 'same_day',
      shifts: [shift],
    },
    open: async (page) => {
      const account = await employerWithBranch()
      await openAs(page, account, '/job-posting/create')
      await openFields(page)
      return {
        valid: { branchId: account.branchId },
        send: (body) => publish(account, { branchId: account.branchId, ...body }),
      }
    },
  },
  {
    name: 'invitation',
    formId: 'invitation',
    wrongs: invitationWrongs,
    valid: { email: 'colleague@example.com', role: 'recruiter' },
    untouched: { email: 'required', role: 'required_select' },
    body: { email: 'colleague@example.com', role: 'recruiter' },
    open: async (page) => {
      const owner = await employerWithBranch()
      await openAs(page, owner, '/my-account')
      await page.getByRole('button', { name: thai('members.invite.open') }).click()
      return { send: (body) => asPerson(owner, `${jobPost}/v1/invitations`, { body }) }
    },
  },
  {
    name: 'registration by an invitation',
    formId: 'accept-register',
    wrongs: invitedRegisterWrongs,
    valid: { ...validPerson, password },
    untouched: {
      displayName: 'required',
      phone: 'required',
      password: 'required',
      acceptTerms: 'accepted',
    },
    body: { ...person, password },
    open: async (page) => {
      const invitation = { email: uniqueEmail('colleague'), role: 'finance' }
      const owner = await employerWithBranch()
      await asPerson(owner, `${jobPost}/v1/invitations`, { body: invitation })
      const link = new URL(await linkFromMail(invitation.email, '/accept-invitation'))
      await page.goto(`/accept-register${link.search}`)
      const token = link.searchParams.get('token')
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      return {
        send: (body) => sendJson(`${jobPost}/v1/invitations/register`, { body: { ...body, token }, headers }),
      }
    },
  },
  {
    name: 'resume',
    formId: 'resume-work',
    wrongs: resumeWrongs,
    valid: { education: 'ม.6' },
    untouched: { workTypes: 'required_select' },
    cards: [thai('workTypes.waiter')],
    body: {
      visibility: 'limited',
      workTypes: ['waiter'],
      province: 'กรุงเทพมหานคร',
      district: 'ปทุมวัน',
      ...validPosition,
      minDailyPay: 50_000,
    },
    open: async (page) => {
      const account = await verified('worker')
      const { body: me } = await asPerson<{ uid: string }>(account, `${partim}/v1/me`, { method: 'GET' })
      await openAs(page, account, `/resume/${me.uid}`)
      const headers = { 'If-Match': '"1"' }
      return {
        send: (body) => asPerson(account, `${partim}/v1/resumes/me`, { method: 'PATCH', body, headers }),
      }
    },
  },
  ...claimForms,
]
