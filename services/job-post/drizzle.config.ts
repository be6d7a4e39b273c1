import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/shared/*/table.ts', './services/job-post/tables/*.ts'],
  out: './services/job-post/migrations',
})
