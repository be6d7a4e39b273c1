import type { Page } from '@playwright/test'
import { registeredEmployer, verified } from '../account'
import {
  askedToJoin,
  claimed,
  decided,
  declined,
  disputed,
  linkOfAnother,
  openTaken,
  takenNumber,
  unrepresentedWithApplicant,
  withLetter,
  withPrintedLetter,
} from '../claims'
import { expect } from '../fixtures'
import { FormFields } from '../form-fields'
import { member, refused, type Screen, see, shared } from '../screen'
import { thai } from '../thai'

const registered = shared(() => registeredEmployer())
const taken = shared(takenNumber)
const newcomer = shared(() => verified('employer'))
const asked = shared(askedToJoin)
const notAccepted = shared(declined)
const claim = shared(claimed)
const dispute = shared(disputed)
const won = shared(() => decided('claimant'))
const lost = shared(() => decided('holder'))
const letter = shared(withLetter)
const printed = shared(withPrintedLetter)
const limited = shared(unrepresentedWithApplicant)

async function openWays(page: Page): Promise<void> {
  await openTaken(page, await newcomer(), (await taken()).juristicId)
}

const openWay = (way: 'join' | 'claim') => async (page: Page) => {
  await openWays(page)
  await page.getByRole('button', { name: thai(`companies.taken.${way}.open`) }).click()
}

const ofLimited =
  (path: (postId: string) => string): Screen['open'] =>
  async (page) =>
    member(async () => (await limited()).account, path((await limited()).postId))(page)

const documents = (someone: Parameters<typeof member>[0], words: string) => async (page: Page) => {
  await member(someone, '/profile-document')(page)
  await expect(page.getByText(words).first()).toBeVisible()
}

const dialog = (page: Page) => page.getByRole('dialog')

async function openRequests(page: Page): Promise<void> {
  await member(async () => (await asked()).holder, '/my-account')(page)
  await expect(page.getByText(/ดูแลสาขาสยามมา/)).toBeVisible()
}

async function openAccepting(page: Page): Promise<void> {
  await openRequests(page)
  await page.getByRole('button', { name: /^รับเข้าทีม: / }).click()
  await expect(dialog(page)).toBeVisible()
}

async function openGivingUp(page: Page): Promise<void> {
  await member(async () => (await claim()).claimant, '/profile-document')(page)
  await page.getByRole('button', { name: thai('companyDisputes.giveUp.open') }).click()
  await expect(dialog(page)).toBeVisible()
}

async function openLinkOfAnother(page: Page): Promise<void> {
  await see(page, await linkOfAnother(), thai('verifyToken.signInToVerify.title'))
}

async function openClaimingAccount(page: Page): Promise<void> {
  await openLinkOfAnother(page)
  await page.getByRole('button', { name: thai('verifyToken.claim.open') }).click()
  await expect(new FormFields(page, 'claim-account').submit).toBeVisible()
}

const title = (side: 'claimant' | 'holder', state: string) => thai(`companyDisputes.${side}.${state}.title`)
const claimantOf = (made: () => ReturnType<typeof disputed>) => async () => (await made()).claimant
const holderOf = (made: () => ReturnType<typeof disputed>) => async () => (await made()).holder

/** Screens about a company number that is taken, about companies not yet represented, and for valid links. */
export const claimScreens: readonly Screen[] = [
  { name: 'a number that is taken', route: '/verify-employer', open: openWays },
  {
    name: 'asking to join, refused',
    route: '/verify-employer',
    open: refused(openWay('join'), 'join-request'),
  },
  {
    name: 'saying that a number is theirs, refused',
    route: '/verify-employer',
    open: refused(openWay('claim'), 'dispute-claim'),
  },
  {
    name: 'a request to join that waits',
    route: '/verify-employer',
    open: member(async () => (await asked()).requester, '/verify-employer'),
  },
  {
    name: 'a request to join that was declined',
    route: '/verify-employer',
    open: member(async () => (await notAccepted()).requester, '/verify-employer'),
  },
  { name: 'account with a request to join', route: '/my-account', open: openRequests },
  {
    name: 'accepting a request to join, refused',
    route: '/my-account',
    open: refused(openAccepting, 'join-request-place'),
  },
  {
    name: 'documents, a dispute begun',
    route: '/profile-document',
    open: documents(claimantOf(claim), title('claimant', 'preparing')),
  },
  { name: 'documents, closing a claim', route: '/profile-document', open: openGivingUp },
  {
    name: 'documents, a dispute that waits for the holder',
    route: '/profile-document',
    open: documents(claimantOf(dispute), title('claimant', 'open')),
  },
  {
    name: 'documents, a dispute to answer, refused',
    route: '/profile-document',
    open: refused(documents(holderOf(dispute), title('holder', 'open')), 'dispute-answer'),
  },
  {
    name: 'documents, a dispute won',
    route: '/profile-document',
    open: documents(claimantOf(won), title('claimant', 'won')),
  },
  {
    name: 'documents, a number lost',
    route: '/profile-document',
    open: documents(holderOf(won), title('holder', 'won')),
  },
  {
    name: 'documents, a dispute lost',
    route: '/profile-document',
    open: documents(claimantOf(lost), title('claimant', 'lost')),
  },
  {
    name: 'documents, a letter to ask for',
    route: '/profile-document',
    open: documents(registered, thai('letters.ask')),
  },
  {
    name: 'documents, a letter asked for',
    route: '/profile-document',
    open: documents(async () => (await letter()).account, thai('letters.asked.about')),
  },
  {
    name: 'documents, the code of a letter, refused',
    route: '/profile-document',
    open: refused(
      documents(async () => (await printed()).account, thai('letters.code')),
      'letter-code',
    ),
  },
  {
    name: 'profile of a company nobody may speak for yet',
    route: '/profile',
    open: member(registered, '/profile'),
  },
  {
    name: 'account of a company nobody may speak for yet',
    route: '/my-account',
    open: member(registered, '/my-account'),
  },
  {
    name: 'dashboard of a company nobody may speak for yet',
    route: '/dashboard',
    open: ofLimited(() => '/dashboard'),
  },
  {
    name: 'prices for a company nobody may speak for yet',
    route: '/as-member/product',
    open: ofLimited(() => '/product'),
  },
  {
    name: 'profile packages for a company nobody may speak for yet',
    route: '/as-member/profile-package/{workID}',
    open: ofLimited(() => '/profile-package/cook'),
  },
  {
    name: 'applicants of a company nobody may speak for yet',
    route: '/job-posting/{jobPostID}',
    open: ofLimited((postId) => `/job-posting/${postId}`),
  },
  {
    name: 'new post, as many open as there may be',
    route: '/job-posting/create',
    open: ofLimited(() => '/job-posting/create'),
  },
  {
    name: 'an open job of a company nobody may speak for yet',
    route: '/jobs/{jobPostID}',
    open: async (page) => see(page, `/jobs/${(await limited()).postId}`),
  },
  { name: 'a verification link, signed out', route: '/verify-token', open: openLinkOfAnother },
  {
    name: 'a password for an account of one’s own address, refused',
    route: '/verify-token',
    open: refused(openClaimingAccount, 'claim-account'),
  },
]
