import { getTranslations } from 'next-intl/server'
import { filterOf } from '@/components/credits/statement-path'
import { apiHandler } from '@/lib/api/handler'
import { spreadsheetFile } from '@/lib/api/spreadsheet-file'
import { requireIdentity } from '@/lib/auth/session'
import { listBranches } from '@/lib/branches/data'
import type { StatementLine } from '@/lib/credits/credit-statement'
import { everyStatementPage } from '@/lib/credits/data'
import { actorOf, happeningOf, outcomeOf, titleOf } from '@/lib/credits/line-texts'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { bangkokToday } from '@/validators/rules'

const heads = [
  'day',
  'time',
  'happening',
  'post',
  'branch',
  'actor',
  'outcome',
  'kind',
  'added',
  'taken',
  'balance',
] as const

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
  const rowOf = (line: StatementLine) => {
    const { at, kind, amount, balance, post } = line
    const when = new Date(at)
    // Two columns without signs, as books have: a cell that begins with a sign would have to be kept from being a formula.
    return [
      formatDay(when),
      formatClock(when),
      happeningOf(t, line),
      titleOf(t, line) ?? '',
      post?.branchName ?? '',
      actorOf(t, line),
      outcomeOf(t, line) ?? '',
      kinds(kind),
      amount > 0 ? String(amount) : '',
      amount < 0 ? String(-amount) : '',
      String(balance),
    ]
  }

  async function* pages() {
    for await (const page of everyStatementPage(filter)) yield page.map(rowOf)
  }

  const days = [filter.from, filter.to ?? bangkokToday()].filter(Boolean).join('_')
  return spreadsheetFile(
    heads.map((name) => t(`file.${name}`)),
    pages(),
    { name: `${t('file.name')}_${days}`, plainName: `credit-statement_${days}` },
  )
})
