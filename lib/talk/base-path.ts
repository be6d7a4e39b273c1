/** Where the service keeps the conversations of workers, and those of companies, in the same form. */
export const basePath = { worker: '/v1/conversations', company: '/v1/company-conversations' } as const
