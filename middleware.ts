import { gate } from '@/lib/auth/gate'

export const middleware = gate

export const config = {
  // Literal, because it is read at build time: the auth routes of lib/auth/routes.ts (a test compares the two),
  // and the signed-out screens for those who carry a session.
  matcher: [
    { source: '/', has: [{ type: 'cookie', key: 'session' }] },
    { source: '/', has: [{ type: 'cookie', key: '__Host-session' }] },
    { source: '/login', has: [{ type: 'cookie', key: 'session' }] },
    { source: '/login', has: [{ type: 'cookie', key: '__Host-session' }] },
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
    '/my-account',
    '/my-credit',
    '/partimers',
    '/partimers/videos/:userID',
    '/payment/callback',
    '/payment/promptpay',
    '/profile',
    '/profile-document',
    '/resume/:userID',
    '/tax-refund/:orderPaymentID',
    '/verify-employer',
  ],
}
