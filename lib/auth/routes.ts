/** The layouts of the specification's section 2, each a route group under app/; `none` has no header or footer. */
export type LayoutName =
  | 'home'
  | 'blank'
  | 'contact'
  | 'login'
  | 'member'
  | 'member-minimal'
  | 'member-no-footer'
  | 'none'

export type Route = {
  readonly path: string
  readonly layout: LayoutName
  readonly auth: boolean
  /** Prerendered at build time or rendered for each request; the build checks this against its output. */
  readonly rendering: 'static' | 'per-request'
}

const open = (path: string, layout: LayoutName): Route => ({ path, layout, auth: false, rendering: 'static' })
const openPerRequest = (path: string, layout: LayoutName): Route => ({
  path,
  layout,
  auth: false,
  rendering: 'per-request',
})
const auth = (path: string, layout: LayoutName): Route => ({
  path,
  layout,
  auth: true,
  rendering: 'per-request',
})

/**
 * Every screen with its layout and whether it needs a signed-in user: the specification's section 2, its "not shown"
 * cells as decided in product.md, and screens beyond it: the public pages of job posts, the tabs of a post, favourite workers, answering an interview
 * from a mail,
 * invitations to posts, and recording intro videos. The
 * matcher in middleware.ts must be a literal, so a test compares it with this table.
 */
export const routes: readonly Route[] = [
  open('/', 'home'),
  openPerRequest('/accept-invitation', 'contact'),
  openPerRequest('/accept-register', 'contact'),
  openPerRequest('/answer-interview', 'contact'),
  auth('/as-member/job-interview', 'member'),
  auth('/as-member/jobs', 'member'),
  auth('/as-member/jobs/{jobPostID}', 'member'),
  auth('/as-member/product', 'member'),
  auth('/as-member/profile-package', 'member'),
  auth('/as-member/profile-package/{workID}', 'member'),
  auth('/branch', 'member-minimal'),
  auth('/branch/create', 'member-minimal'),
  auth('/branch/edit/{branchID}', 'member-minimal'),
  open('/business-policy', 'contact'),
  auth('/chat', 'member-no-footer'),
  open('/condition', 'contact'),
  open('/cookie-policy', 'contact'),
  auth('/credit-package', 'member'),
  auth('/dashboard', 'member'),
  auth('/employer/payment/topup', 'none'),
  open('/howto', 'contact'),
  open('/job-interview', 'member'),
  auth('/job-posting', 'member'),
  auth('/job-posting/{jobPostID}', 'member-minimal'),
  auth('/job-posting/{jobPostID}/matches', 'member-minimal'),
  auth('/job-posting/{jobPostID}/post', 'member-minimal'),
  auth('/job-posting/{jobPostID}/results', 'member-minimal'),
  auth('/job-posting/{jobPostID}/poster', 'none'),
  auth('/job-posting/clone/{id}', 'member-minimal'),
  auth('/job-posting/create', 'member'),
  auth('/job-posting/edit/{id}', 'member-minimal'),
  auth('/job-posting/pending', 'member'),
  openPerRequest('/jobs', 'contact'),
  openPerRequest('/jobs/{jobPostID}', 'contact'),
  auth('/jobs/{jobPostID}/apply', 'member-minimal'),
  auth('/jobs/applications', 'member'),
  openPerRequest('/login', 'login'),
  openPerRequest('/login/redirect-auth', 'blank'),
  auth('/my-account', 'member'),
  auth('/my-credit', 'member'),
  openPerRequest('/new-password', 'contact'),
  auth('/partimers', 'member'),
  auth('/partimers/compare', 'member'),
  auth('/partimers/favourites', 'member'),
  auth('/partimers/favourites/invites', 'member'),
  auth('/partimers/saved', 'member'),
  auth('/partimers/videos/{userID}', 'member'),
  auth('/payment/callback', 'member-no-footer'),
  auth('/payment/promptpay', 'member-no-footer'),
  open('/privacy-policy', 'contact'),
  open('/product', 'member'),
  auth('/profile', 'member-minimal'),
  auth('/profile-document', 'member-no-footer'),
  open('/profile-package', 'member'),
  open('/profile-package/{workID}', 'member'),
  open('/question', 'contact'),
  openPerRequest('/register', 'login'),
  openPerRequest('/register/send-email', 'contact'),
  auth('/resume/{userID}', 'member-no-footer'),
  auth('/resume/{userID}/videos', 'none'),
  auth('/tax-refund/{orderPaymentID}', 'member'),
  openPerRequest('/verify-buffet-token', 'blank'),
  auth('/verify-employer', 'login'),
  openPerRequest('/verify-token', 'blank'),
]

/** Prefix of the versions of open screens that signed-in people see in their own shell (decisions 16 and 34). */
export const memberView = '/as-member'

/** The open screens that also have a version for members; visitors see them between the public header and footer. */
export const openMemberScreens = routes.filter(
  ({ auth: guarded, path }) => !guarded && routes.some((route) => route.path === `${memberView}${path}`),
)

const openPatterns = openMemberScreens.map(
  ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`),
)

/** Whether a path, possibly with a query, is one of them; `/jobs/applications` is not a job's page. */
export function isOpenMemberScreen(path: string): boolean {
  const [screen = ''] = path.split(/[?#]/, 1)
  const isClosed = routes.some((route) => route.auth && route.path === screen)
  return !isClosed && openPatterns.some((pattern) => pattern.test(screen))
}

/** Screens from which a signed-in person is redirected, to `next` or their dashboard. */
export const signedOutScreens = ['/', '/login'] as const

export const isSignedOutScreen = (path: string): boolean =>
  (signedOutScreens as readonly string[]).includes(path)
