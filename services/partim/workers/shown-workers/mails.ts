import { Type } from '@fastify/type-provider-typebox'
import { operator } from '@/lib/config/operator'
import type { Database } from '@/services/shared/database'
import { jobKind } from '@/services/shared/jobs/kind'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import texts from './mails-th.json' with { type: 'json' }
import { countSpenders } from './spent-repository'

/** One day's mail to staff about companies that asked for more workers than they are shown, YYYY-MM-DD. */
export const spentNews = jobKind('spent_budgets', { day: Type.String() })

const command = 'npm run ops -- spent-budgets list'

/** Composes that mail: how many companies, and how staff see which; none when there was none. */
export const spentBudgetMails = (db: Database): readonly MailComposer[] => [
  composer(spentNews, async ({ day }) => {
    const companies = await countSpenders(db, day)
    if (companies === 0) return null
    const said = (text: string) =>
      text.replace('{count}', String(companies)).replace('{day}', day.split('-').reverse().join('/'))
    const [subject, body] = [said(texts.subject), said(texts.body)]
    return {
      to: operator.supportEmail,
      subject,
      text: [body, command, texts.daily].join('\n\n'),
      // Our own words and numbers alone: nothing in it was typed by anybody.
      html: `<!doctype html>
<html lang="th">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body><p>${body}</p><p><code>${command}</code></p><p>${texts.daily}</p></body></html>`,
    }
  }),
]
