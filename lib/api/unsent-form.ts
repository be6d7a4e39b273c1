/**
 * Where a browser sends a form that has no script yet: by POST, so that nothing typed is in an address, and to an answer
 * that says so without reading it.
 */
export const unsentForm = { method: 'post', action: '/api/unsent-form' } as const
