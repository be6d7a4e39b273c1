'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { UnsentNotice } from '@/components/applications/own/unsent-notice'
import { useUnsent } from '@/components/applications/own/use-unsent'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { Unsent } from '@/lib/applications/unsent'

/** Refusals after which another job is the next step, not the same. */
const final = [
  'age_out_of_range',
  'applied_too_often',
  'already_applied',
  'post_not_open',
  'replacement_found',
]

/** The viewer's applications that wait for a network or were sent meanwhile, and why one was not. */
export default function UnsentApplications() {
  const t = useTranslations('unsent')
  const router = useRouter()
  const unsent = useUnsent(({ item: { kind }, now }) => {
    if (kind !== 'application') return false
    // The page lists what was sent.
    if (now) router.refresh()
    return true
  })
  const items = unsent.items.filter(({ kind }) => kind === 'application')
  const place = useRef<HTMLDivElement>(null)
  const drop = (item: Unsent) => {
    // What was pressed goes with it.
    place.current?.focus({ preventScroll: true })
    unsent.drop(item)
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {items.length > 0 && (
        <ul aria-label={t('list')} className="mb-4 grid gap-3">
          {items.map((item) => (
            <li key={item.id}>
              {item.became ? (
                <Told item={item} became={item.became} onDismiss={() => drop(item)} />
              ) : (
                <UnsentNotice item={item} onCancel={() => drop(item)}>
                  <p className="font-semibold">{item.title}</p>
                </UnsentNotice>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ToldProps = { item: Unsent; became: NonNullable<Unsent['became']>; onDismiss: () => void }

/** What became of one: it was sent, or why not, and what to do then. */
function Told({ item: { id, title }, became, onDismiss }: ToldProps) {
  const t = useTranslations('unsent')
  const problemText = useProblemText()
  const dismiss = (
    <Button variant="ghost" size="sm" aria-label={t('dismissOf', { title })} onClick={onDismiss}>
      {t('dismiss')}
    </Button>
  )
  if (became === 'sent') return <Alert live tone="leaf" title={t('sent', { title })} action={dismiss} />
  return (
    <Alert
      live
      tone="chilli"
      title={t('refused', { title })}
      action={
        <>
          {final.includes(became.code) ? (
            <ButtonLink href="/jobs" size="sm">
              {t('otherJobs')}
            </ButtonLink>
          ) : (
            <ButtonLink href={`/jobs/${id}`} size="sm">
              {t('look')}
            </ButtonLink>
          )}
          {dismiss}
        </>
      }
    >
      {problemText(became)}
    </Alert>
  )
}
