/**
 * Where a browser sends a form whose script has not loaded yet: by POST, so that nothing typed gets into a URL, to an
 * answer that says the form was not sent and does not read it.
 */
export const unsentForm = { method: 'post', action: '/api/unsent-form' } as const
