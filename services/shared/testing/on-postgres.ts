import { test } from '@jest/globals'

/** `test` where there is a real PostgreSQL. The embedded database has one connection, for which everybody waits. */
export const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip
