import { customType } from 'drizzle-orm/pg-core'

/** A column of PostgreSQL's type `point`, for positions on the plane of nearness.ts. */
export const geometricPoint = customType<{ data: string }>({ dataType: () => 'point' })
