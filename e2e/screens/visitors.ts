import type { Page } from '@playwright/test'
import { expect, linkFromMail } from '../fixtures'
import { member, refused, type Screen, see, visitor } from '../screen'
import { unverified } from '../screen-states'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

async function askToForget(page: Page): Promise<void> {
  await see(page, '/login')
  await page.getByRole('button', { name: thai('accounts.forgotten.link') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openNewPassword(page: Page): Promise<void> {
  const { email } = await unverified()
  await fetch(`${jobPost}/v1/password-resets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  await see(page, await linkFromMail(email, '/new-password'), thai('newPassword.title'))
}

async function openQuestion(page: Page): Promise<void> {
  await see(page, '/question#vat')
  await expect(page.locator('#vat')).toBeVisible()
}

async function findNoQuestion(page: Page): Promise<void> {
  await see(page, '/question')
  await page.getByRole('searchbox').fill('กขคฆง')
  await expect(page.getByText(thai('questions.nothing'))).toBeVisible()
}

/** The screens of people who are not signed in, but for open jobs: guides, prices, ways in, documents. */
export const visitorScreens: readonly Screen[] = [
  { name: 'home', route: '/', open: visitor('/') },
  {
    name: 'home, for who looks for work',
    route: '/',
    open: async (page) => {
      await see(page, '/')
      await page.getByRole('link', { name: thai('home.sides.worker'), exact: true }).click()
      await expect(page.getByRole('heading', { name: thai('home.worker.title') })).toBeVisible()
      await expect(page.getByText(thai('home.worker.loading'))).toBeHidden()
    },
  },
  { name: 'guides', route: '/howto', open: visitor('/howto') },
  { name: 'questions', route: '/question', open: visitor('/question') },
  { name: 'a question', route: '/question', open: openQuestion },
  { name: 'questions, nothing found', route: '/question', open: findNoQuestion },
  { name: 'prices', route: '/product', open: visitor('/product') },
  { name: 'interviews', route: '/job-interview', open: visitor('/job-interview') },
  { name: 'profile packages', route: '/profile-package', open: visitor('/profile-package') },
  {
    name: 'profile packages of a type of work',
    route: '/profile-package/{workID}',
    open: visitor('/profile-package/event_staff'),
  },
  {
    name: 'no such type of work',
    route: '/profile-package/{workID}',
    open: visitor('/profile-package/pilot'),
  },
  { name: 'login', route: '/login', open: visitor('/login') },
  {
    name: 'login, on the way to a job',
    route: '/login',
    open: visitor(
      '/login?next=/jobs/019aa000-0000-7000-8000-000000000001/apply',
      thai('accounts.signIn.toApply'),
    ),
  },
  { name: 'login, refused', route: '/login', open: refused(visitor('/login'), 'sign-in') },
  { name: 'login, session ended', route: '/login', open: visitor('/login?reason=revoked') },
  { name: 'forgotten password', route: '/login', open: askToForget },
  {
    name: 'redirected sign-in that did not end',
    route: '/login/redirect-auth',
    open: visitor('/login/redirect-auth', thai('redirectAuth.failed')),
  },
  { name: 'register', route: '/register', open: visitor('/register') },
  { name: 'register, refused', route: '/register', open: refused(visitor('/register'), 'register') },
  {
    name: 'where the mail went',
    route: '/register/send-email',
    open: member(unverified, '/register/send-email'),
  },
  {
    name: 'where the mail went, signed out',
    route: '/register/send-email',
    open: visitor('/register/send-email'),
  },
  {
    name: 'a verification link that is wrong',
    route: '/verify-token',
    open: visitor('/verify-token?token=x', thai('verifyToken.invalid.title')),
  },
  {
    name: 'a reset link that is wrong',
    route: '/new-password',
    open: visitor('/new-password?token=x', thai('newPassword.invalid.title')),
  },
  { name: 'new password, refused', route: '/new-password', open: refused(openNewPassword, 'new-password') },
  ...['/business-policy', '/condition', '/cookie-policy', '/privacy-policy'].map((route) => ({
    name: `document ${route}`,
    route,
    open: visitor(route),
  })),
]
