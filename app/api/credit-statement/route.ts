import { getTranslations } from 'next-intl/server'
import { filterOf } from '@/components/credits/statement-path'
import { apiHandler } from '@/lib/api/handler'
import { spreadsheetFile } from '@/lib/api/spreadsheet-file'
import { requireIdentity } from '@/lib/auth/session'
import { listBranches } from '@/lib/branches/data'
import { everyStatementPage } from '@/lib/credits/data'
import { fileColumns, fileRowOf } from '@/lib/credits/statement-file'
import { bangkokToday } from '@/validators/rules'

/** The lines of the statement under a filter as a CSV file, newest first. */
export const GET = apiHandler(async (request) => {
  await requireIdentity(request)
  const [t, kinds, branches] = await Promise.all([
    getTranslations('creditStatement'),
    getTranslations('credits'),
    listBranches(),
  ])
  const filter = filterOf(
    Object.fromEntries(request.nextUrl.searchParams),
    branches.map(({ id }) => id),
  )
  async function* pages() {
    for await (const page of everyStatementPage(filter))
      yield page.map((line) => fileRowOf({ t, kinds }, line))
  }

  const days = [filter.from, filter.to ?? bangkokToday()].filter(Boolean).join('_')
  return spreadsheetFile(
    fileColumns.map((name) => t(`file.${name}`)),
    pages(),
    { name: `${t('file.name')}_${days}`, plainName: `credit-statement_${days}` },
  )
})
