// Generated from the services' openapi.json by `npm run generate`. Do not edit.

/** Every operation the proxies may forward; anything else is refused before it leaves. */
export const operations = [
  { service: 'job-post', method: 'GET', path: '/v1/me', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/registrations', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/email-verifications', signIn: 'required' },
  { service: 'job-post', method: 'PATCH', path: '/v1/me/email', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/email-verifications/apply', signIn: 'none' },
  { service: 'job-post', method: 'POST', path: '/v1/password-resets', signIn: 'none' },
  { service: 'job-post', method: 'POST', path: '/v1/password-resets/check', signIn: 'none' },
  { service: 'job-post', method: 'POST', path: '/v1/password-resets/apply', signIn: 'none' },
  { service: 'job-post', method: 'POST', path: '/v1/companies', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/company', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/branches', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/branches', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/branches/{branchId}', signIn: 'required' },
  { service: 'job-post', method: 'PUT', path: '/v1/branches/{branchId}', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/branches/photo-uploads', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/job-posts', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/job-posts', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/job-posts/counts', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/job-posts/{jobPostId}', signIn: 'required' },
  { service: 'job-post', method: 'PUT', path: '/v1/job-posts/{jobPostId}', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/job-posts/{jobPostId}/events', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/packages', signIn: 'none' },
  { service: 'job-post', method: 'POST', path: '/v1/consents', signIn: 'optional' },
  { service: 'job-post', method: 'GET', path: '/v1/credits/balance', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/notifications', signIn: 'required' },
  { service: 'job-post', method: 'GET', path: '/v1/notifications/unread-count', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/notifications/read', signIn: 'required' },
  { service: 'job-post', method: 'POST', path: '/v1/notifications/{notificationId}/read', signIn: 'required' },
  { service: 'partim', method: 'GET', path: '/v1/me', signIn: 'required' },
  { service: 'partim', method: 'POST', path: '/v1/registrations', signIn: 'required' },
  { service: 'partim', method: 'POST', path: '/v1/email-verifications', signIn: 'required' },
  { service: 'partim', method: 'PATCH', path: '/v1/me/email', signIn: 'required' },
  { service: 'partim', method: 'POST', path: '/v1/email-verifications/apply', signIn: 'none' },
  { service: 'partim', method: 'GET', path: '/v1/work-types/counts', signIn: 'none' },
  { service: 'partim', method: 'GET', path: '/v1/workers', signIn: 'required' },
  { service: 'partim', method: 'GET', path: '/v1/workers/{workerId}', signIn: 'required' },
  { service: 'partim', method: 'GET', path: '/v1/resumes/me', signIn: 'required' },
  { service: 'partim', method: 'PUT', path: '/v1/resumes/me', signIn: 'required' },
] as const satisfies readonly {
  service: 'job-post' | 'partim'
  method: string
  path: string
  signIn: 'none' | 'optional' | 'required'
}[]
