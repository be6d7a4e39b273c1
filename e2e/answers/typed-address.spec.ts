import type { Page } from '@playwright/test'
import { expect, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'

/** Signs a browser in as somebody of whom the identity provider knows no address, as people come by LINE and Facebook. */
async function signInWithoutAddress(page: Page) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const issuer = 'sign-in@demo-partim.iam.gserviceaccount.com'
  const token = [
    part({ alg: 'none', typ: 'JWT' }),
    part({
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      iat: now,
      exp: now + 3_000,
      iss: issuer,
      sub: issuer,
      uid: `line-${crypto.randomUUID()}`,
    }),
    '',
  ].join('.')
  await page.goto(`/login/redirect-auth#token=${token}`)
  await page.getByRole('button', { name: thai('redirectAuth.asked.enter') }).click()
  await page.waitForURL((url) => url.pathname === '/register')
}

test('whose provider gives no address types one, stays signed in, and proves it by mail', async ({
  page,
}) => {
  const email = uniqueEmail('typed')
  await signInWithoutAddress(page)
  // Nobody fills a form in within the second in which they signed in, and in whole seconds the provider counts.
  await page.waitForTimeout(2_000)
  const form = new FormFields(page, 'register')
  await form.fill({
    kind: 'worker',
    displayName: 'สมหญิง ใจดี',
    email,
    phone: '0812345678',
    acceptTerms: 'true',
  })
  await form.submit.click()
  await page.waitForURL((url) => url.pathname === '/register/send-email')
  await page.goto('/my-account')
  await expect(page.getByText(email).first()).toBeVisible()
  await page.goto(await linkFromMail(email, '/verify-token'))
  await expect(page.getByRole('heading', { name: thai('verifyToken.verified.title') })).toBeVisible()
})
