import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import type { InviteOutcome } from '@/lib/job-post-invites/invite'

type InviteReportProps = {
  outcomes: readonly InviteOutcome[]
  nameOf: (workerId: string) => string
}

/** What became of a request for several invitations: how many went out, and by name who got none, with the reason. */
export function InviteReport({ outcomes, nameOf }: InviteReportProps) {
  const t = useTranslations('inviting.report')
  const problemText = useProblemText()
  const refused = outcomes.flatMap(({ workerId, refusal }) => (refusal ? [{ workerId, refusal }] : []))
  const count = outcomes.length - refused.length
  return (
    <Alert
      live
      tone={refused.length === 0 ? 'leaf' : 'mango'}
      title={count > 0 ? t('done', { count }) : t('none')}
    >
      {refused.length > 0 && (
        <>
          <p>{t('refused', { count: refused.length })}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {refused.map(({ workerId, refusal }) => (
              <li key={workerId}>
                {t('reason', { name: nameOf(workerId), reason: problemText({ code: refusal }) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
