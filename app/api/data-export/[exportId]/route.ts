import { getMe } from '@/lib/accounts/data'
import { exportArchive } from '@/lib/accounts/export-archive'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'

/** A signed-in person's data export, as a file. */
export const GET = apiHandler<{ exportId: string }>(async (request, { params: { exportId } }) => {
  await requireIdentity(request)
  if (!/^[\da-f-]{36}$/.test(exportId)) throw refusal('not_found')
  const me = await getMe()
  if (!me) throw refusal('not_found')
  const archive = await exportArchive(exportId, me.kind)
  return new Response(archive, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="partim-data.zip"',
    },
  })
})
