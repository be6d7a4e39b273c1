import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/shared/*/table.ts', './services/partim/tables/*.ts'],
  out: './services/partim/migrations',
})
