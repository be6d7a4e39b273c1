import type { Page } from '@playwright/test'
import { type Account, address, asPerson, registered, sendJson, signInBrowser, verified } from './account'
import { disputed, openTaken, takenNumber, withPrintedLetter } from './claims'
import { linkFromMail } from './fixtures'
import type { FormCase } from './form-cases'
import { stackAddresses } from './stack'
import { thai } from './thai'
import {
  answerWrongs,
  claimWrongs,
  joinRequestWrongs,
  letterCodeWrongs,
  newPasswordWrongs,
} from './wrong-values'

const { jobPost } = stackAddresses

const password = { password: 'krua-yai-2569', passwordConfirm: 'krua-yai-2569' }

/** A new employer enters a taken number and opens one of the two ways to continue. */
async function openWay(page: Page, way: 'join' | 'claim'): Promise<{ account: Account; juristicId: string }> {
  const [{ juristicId }, account] = await Promise.all([takenNumber(), verified('employer')])
  await openTaken(page, account, juristicId)
  await page.getByRole('button', { name: thai(`companies.taken.${way}.open`) }).click()
  return { account, juristicId }
}

async function openAs(page: Page, account: Account, path: string): Promise<void> {
  await signInBrowser(page.context(), account)
  await page.goto(path)
}

/**
 * Forms about a company number that is taken, about letters, and about an account made with another person's address.
 */
export const claimForms: readonly FormCase[] = [
  {
    name: 'asking to join',
    formId: 'join-request',
    wrongs: joinRequestWrongs,
    valid: { message: 'ดูแลสาขาสยาม' },
    untouched: { message: 'required' },
    body: { message: 'ดูแลสาขาสยาม' },
    open: async (page) => {
      const { account, juristicId } = await openWay(page, 'join')
      const path = `${jobPost}/v1/my/join-requests`
      return { send: (body) => asPerson(account, path, { body: { juristicId, ...body } }) }
    },
  },
  {
    name: 'saying that a number is theirs',
    formId: 'dispute-claim',
    wrongs: claimWrongs,
    valid: { statement: 'เป็นกรรมการของบริษัทนี้' },
    untouched: { statement: 'required' },
    body: { name: 'ร้านครัวยายบัว', address, statement: 'เป็นกรรมการของบริษัทนี้' },
    open: async (page) => {
      const { account, juristicId } = await openWay(page, 'claim')
      const path = `${jobPost}/v1/company-claims`
      return { send: (body) => asPerson(account, path, { body: { juristicId, ...body } }) }
    },
  },
  {
    name: 'answering a dispute',
    formId: 'dispute-answer',
    wrongs: answerWrongs,
    valid: { statement: 'เป็นผู้จัดการร้าน' },
    untouched: { statement: 'required' },
    body: { statement: 'เป็นผู้จัดการร้าน' },
    open: async (page) => {
      const { holder, id } = await disputed()
      await openAs(page, holder, '/profile-document')
      return { send: (body) => asPerson(holder, `${jobPost}/v1/company/disputes/${id}/answer`, { body }) }
    },
  },
  {
    name: 'the code of a letter',
    formId: 'letter-code',
    wrongs: letterCodeWrongs,
    valid: { code: 'ACDE-FHJK-MNPQ' },
    untouched: { code: 'required' },
    body: { code: 'ACDE-FHJK-MNPQ' },
    open: async (page) => {
      const { account, letterId } = await withPrintedLetter()
      await openAs(page, account, '/profile-document')
      const path = `${jobPost}/v1/company/representation-letters/${letterId}/code`
      return { send: (body) => asPerson(account, path, { body }) }
    },
  },
  {
    name: 'a password for an account of one’s own address',
    formId: 'claim-account',
    wrongs: newPasswordWrongs,
    valid: password,
    untouched: { password: 'required', passwordConfirm: 'required' },
    body: {},
    open: async (page) => {
      const { email } = await registered('employer')
      const link = await linkFromMail(email, '/verify-token')
      await page.goto(link)
      await page.getByRole('button', { name: thai('verifyToken.claim.open') }).click()
      const token = new URL(link).searchParams.get('token')
      const path = `${jobPost}/v1/email-verifications/claim`
      return { send: (body) => sendJson(path, { body: { ...body, token } }) }
    },
  },
]
