/** Replaces `@jest/globals`, which refuses to run outside Jest's own runner. */
export const { jest, expect, test, it, describe, beforeAll, afterAll, beforeEach, afterEach } = globalThis
