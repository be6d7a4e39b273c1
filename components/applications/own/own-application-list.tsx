'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ListFailure } from '@/components/ui/list-failure'
import { usePages } from '@/components/ui/use-pages'
import { ProblemError } from '@/lib/api/problem'
import type { OwnApplication, OwnApplicationPage, OwnEvent } from '@/lib/applications/own-application'
import { askOwnApplications, changeOwnState } from '@/lib/applications/own-requests'
import { OwnApplicationCard } from './own-application-card'

type OwnApplicationListProps = {
  /** The first page, from the server. */
  page: OwnApplicationPage
}

/** Why a decision was not taken; `areShiftsNew`: it was about shifts that are others by now. */
type Outcome = { readonly id: string; readonly failure: unknown; readonly areShiftsNew: boolean }

type Asking = { readonly application: OwnApplication; readonly event: OwnEvent }

/** A worker's own applications, newest first: where each stands, and what they can decide. */
export function OwnApplicationList({ page }: OwnApplicationListProps) {
  const t = useTranslations('ownApplications')
  const problemText = useProblemText()
  const pages = usePages({ ...page, filter: {} }, askOwnApplications)
  const { shown, loading, more, change } = pages
  const [asking, setAsking] = useState<Asking | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const put = (application: OwnApplication) =>
    change((all) => all.map((item) => (item.id === application.id ? application : item)))

  const decide = async ({ application, event }: Asking) => {
    const { id } = application
    setAsking(null)
    setBusy(id)
    setOutcome(null)
    try {
      put(await changeOwnState(application, event))
    } catch (failure) {
      // The company was quicker: what stands now is shown beside the reason.
      const isLate = failure instanceof ProblemError && failure.problem.code === 'wrong_state'
      const current = isLate ? (failure.problem.current as OwnApplication) : null
      if (current) put(current)
      // Who may no longer withdraw, or accept, meets the same state at the same version.
      const isOther = current?.state === application.state && current.version !== application.version
      setOutcome({ id, failure, areShiftsNew: isOther && event !== 'withdraw' })
    } finally {
      setBusy(null)
    }
  }

  return (
    <div>
      <ul className="grid gap-3">
        {shown.items.map((application) => (
          <li key={application.id}>
            <OwnApplicationCard
              application={application}
              busy={busy === application.id}
              onAsk={(event) =>
                event === 'accept' ? void decide({ application, event }) : setAsking({ application, event })
              }
              notice={
                outcome?.id === application.id && (
                  <Alert
                    live
                    tone="chilli"
                    title={
                      outcome.areShiftsNew
                        ? t('shifts.changed')
                        : problemText(problemOfFailure(outcome.failure))
                    }
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      <ListFailure
        list={pages}
        title={problemText(problemOfFailure(pages.error))}
        retryLabel={t('retry')}
        className="mt-4"
      />
      {shown.nextCursor && (
        <Button variant="secondary" loading={loading === 'more'} onClick={more} className="mx-auto mt-5 flex">
          {t('more')}
        </Button>
      )}
      <Confirm asking={asking} onConfirm={(asked) => void decide(asked)} onClose={() => setAsking(null)} />
    </div>
  )
}

type ConfirmProps = {
  asking: Asking | null
  onConfirm: (asked: Asking) => void
  onClose: () => void
}

/** Neither withdrawing nor declining can be taken back. */
function Confirm({ asking, onConfirm, onClose }: ConfirmProps) {
  const t = useTranslations('ownApplications')
  const kind = asking?.event === 'decline' ? 'decline' : 'withdraw'
  return (
    <Dialog
      open={asking !== null}
      onClose={onClose}
      size="confirm"
      title={t(`confirm.${kind}Title`)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={() => asking && onConfirm(asking)}>
            {t(`events.${kind}`)}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {t(`confirm.${kind}Explain`, { company: asking?.application.post.companyName ?? '' })}
      </p>
    </Dialog>
  )
}
