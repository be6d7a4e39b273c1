import { gate } from '@/lib/auth/gate'

export const middleware = gate

export const config = {
  // Literal, because it is read at build time: the routes of lib/auth/routes.ts that are rendered for each request
  // (a test compares the two), and the static signed-out screen for those who carry a session.
  matcher: [
    { source: '/', has: [{ type: 'cookie', key: 'session' }] },
    { source: '/', has: [{ type: 'cookie', key: '__Host-session' }] },
    '/accept-invitation',
    '/accept-register',
    '/branch',
    '/branch/create',
    '/branch/edit/:branchID',
    '/chat',
    '/credit-package',
    '/dashboard',
    '/employer/payment/topup',
    '/job-posting',
    '/job-posting/:jobPostID',
    '/job-posting/clone/:id',
    '/job-posting/create',
    '/job-posting/edit/:id',
    '/job-posting/pending',
    '/login',
    '/login/redirect-auth',
    '/my-account',
    '/my-credit',
    '/new-password',
    '/partimers',
    '/partimers/videos/:userID',
    '/payment/callback',
    '/payment/promptpay',
    '/profile',
    '/profile-document',
    '/register',
    '/register/send-email',
    '/resume/:userID',
    '/tax-refund/:orderPaymentID',
    '/verify-buffet-token',
    '/verify-employer',
    '/verify-token',
  ],
}
