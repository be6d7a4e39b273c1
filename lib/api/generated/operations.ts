// Generated from the services' openapi.json by `npm run generate`. Do not edit.

/** Every operation the proxies may forward; anything else is refused before it leaves. */
export const operations = [
  { service: 'job-post', method: 'GET', path: '/v1/me', public: false },
  { service: 'job-post', method: 'POST', path: '/v1/registrations', public: false },
  { service: 'job-post', method: 'POST', path: '/v1/email-verifications', public: false },
  { service: 'job-post', method: 'PATCH', path: '/v1/me/email', public: false },
  { service: 'job-post', method: 'POST', path: '/v1/email-verifications/apply', public: true },
  { service: 'job-post', method: 'POST', path: '/v1/password-resets', public: true },
  { service: 'job-post', method: 'POST', path: '/v1/password-resets/check', public: true },
  { service: 'job-post', method: 'POST', path: '/v1/password-resets/apply', public: true },
  { service: 'job-post', method: 'POST', path: '/v1/companies', public: false },
  { service: 'job-post', method: 'GET', path: '/v1/company', public: false },
  { service: 'job-post', method: 'GET', path: '/v1/branches', public: false },
  { service: 'job-post', method: 'POST', path: '/v1/branches', public: false },
  { service: 'job-post', method: 'GET', path: '/v1/branches/{branchId}', public: false },
  { service: 'job-post', method: 'PUT', path: '/v1/branches/{branchId}', public: false },
  { service: 'job-post', method: 'GET', path: '/v1/job-posts', public: false },
  { service: 'job-post', method: 'POST', path: '/v1/job-posts', public: false },
  { service: 'job-post', method: 'GET', path: '/v1/job-posts/counts', public: false },
  { service: 'job-post', method: 'GET', path: '/v1/job-posts/{jobPostId}', public: false },
  { service: 'job-post', method: 'PUT', path: '/v1/job-posts/{jobPostId}', public: false },
  { service: 'job-post', method: 'POST', path: '/v1/job-posts/{jobPostId}/events', public: false },
  { service: 'partim', method: 'GET', path: '/v1/me', public: false },
  { service: 'partim', method: 'POST', path: '/v1/registrations', public: false },
  { service: 'partim', method: 'POST', path: '/v1/email-verifications', public: false },
  { service: 'partim', method: 'PATCH', path: '/v1/me/email', public: false },
  { service: 'partim', method: 'POST', path: '/v1/email-verifications/apply', public: true },
  { service: 'partim', method: 'GET', path: '/v1/workers', public: false },
  { service: 'partim', method: 'GET', path: '/v1/workers/{workerId}', public: false },
  { service: 'partim', method: 'GET', path: '/v1/resumes/me', public: false },
  { service: 'partim', method: 'PUT', path: '/v1/resumes/me', public: false },
] as const satisfies readonly {
  service: 'job-post' | 'partim'
  method: string
  path: string
  public: boolean
}[]
