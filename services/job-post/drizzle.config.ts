import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/shared/*/table.ts', './services/job-post/*/table.ts'],
  out: './services/job-post/migrations',
})
