'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SignInForm } from '@/components/accounts/sign-in-form'
import { documentLinks } from '@/components/accounts/terms-sentence'
import { useProviders } from '@/components/accounts/use-providers'
import { AreaByPosition } from '@/components/addresses/area-by-position'
import { AreaFields } from '@/components/addresses/area-fields'
import { ApplyForm, type Newcomer } from '@/components/applications/own/apply-form'
import { ownClashes } from '@/components/applications/own/own-clashes'
import { UnsentNotice } from '@/components/applications/own/unsent-notice'
import { useUnsent } from '@/components/applications/own/use-unsent'
import type { FormProblem } from '@/components/forms/apply-problem'
import { ErrorSummary } from '@/components/forms/error-summary'
import { problemOfFailure } from '@/components/forms/failed-request'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { leaveTo } from '@/lib/accounts/leave-to'
import { createRegistration } from '@/lib/accounts/registration'
import { rememberEmail } from '@/lib/accounts/remembered-email'
import { useProvinces } from '@/lib/addresses/use-places'
import { type Applicant, fetchApplicant } from '@/lib/applications/applicant-requests'
import type { ApplyPost } from '@/lib/applications/apply-post'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import { currentMark } from '@/lib/auth/sign-in-mark'
import { PersonFields } from './person-fields'

export type ApplySheetProps = { post: ApplyPost }

const ownJobs = '/jobs/applications'

/** Applying on the job's page: for who has no account, for who has one elsewhere, and for who is signed in. */
export default function ApplySheet({ post }: ApplySheetProps) {
  const t = useTranslations('applying')
  // Nobody needs to be asked about who is not signed in.
  const [applicant, setApplicant] = useState<Applicant | null>(() =>
    currentMark() === null ? { kind: 'visitor' } : null,
  )
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [signsIn, setSignsIn] = useState(false)

  const read = async () => {
    setProblem(null)
    try {
      setApplicant(await fetchApplicant(post.id))
      setSignsIn(false)
    } catch (error) {
      setProblem(problemOfFailure(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!applicant) void read()
  }, [])
  const readAgain = useEffectEvent(() => void read())
  useEffect(() => {
    if (!problem) return
    addEventListener('online', readAgain)
    return () => removeEventListener('online', readAgain)
  }, [problem])

  const unsent = useUnsent(({ item, now }) => {
    // The form says so itself where it is.
    if (item.id !== post.id || !problem) return false
    if (now) void read()
    return false
  })
  const waiting = unsent.items.find(
    ({ id, kind, became }) => id === post.id && kind === 'application' && !became,
  )

  const content = () => {
    if (problem && waiting) return <UnsentNotice item={waiting} onCancel={() => unsent.drop(waiting)} />
    if (problem) {
      return (
        <ErrorSummary
          problem={problem}
          action={
            <Button size="sm" onClick={() => void read()}>
              {t('retry')}
            </Button>
          }
        />
      )
    }
    if (!applicant) return <Skeleton className="h-48" />
    if (applicant.kind === 'employer') return <ForWorkers jobPostId={post.id} />
    if (signsIn) {
      return (
        <div className="grid gap-4">
          <h3 className="text-lg">{t('signInTitle')}</h3>
          <SignIn next={`/jobs/${post.id}`} onSignedIn={read} />
          <Button variant="ghost" block onClick={() => setSignsIn(false)}>
            {t('withoutAccount')}
          </Button>
        </div>
      )
    }
    if (applicant.kind === 'worker') return <ForWorker post={post} applicant={applicant} />
    return (
      <ForNewcomer
        // Who signed in meanwhile is asked for less.
        key={applicant.kind}
        post={post}
        asks={applicant.kind === 'visitor' ? 'whole' : applicant.asks}
        onSignIn={(email) => {
          if (email) rememberEmail(email)
          setSignsIn(true)
        }}
        onSignedIn={read}
      />
    )
  }
  const shown = problem ? (waiting ? 'waiting' : 'problem') : signsIn ? 'signIn' : applicant?.kind
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed has gone with what it changed
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus()
  }, [shown])
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {content()}
    </div>
  )
}

function SignIn(props: { next: string; onSignedIn: () => Promise<void> }) {
  return <SignInForm {...props} providers={useProviders()} />
}

/** Somebody whose account is known: one step. */
function ForWorker({
  post,
  applicant: { worker, live, earlier },
}: ApplySheetProps & { applicant: Extract<Applicant, { kind: 'worker' }> }) {
  const t = useTranslations('applying')
  const router = useRouter()
  const clashes = ownClashes(t, post, live)
  if (earlier && !earlier.mayApplyAgain) {
    return (
      <Instead href={`${ownJobs}?application=${earlier.id}`} action={t('clash.action')}>
        {t('applied')}
      </Instead>
    )
  }
  if (clashes.ofPost !== null) {
    return (
      <Instead href={ownJobs} action={t('clash.action')}>
        {clashes.ofPost}
      </Instead>
    )
  }
  return (
    <ApplyForm
      post={post}
      worker={worker}
      clashes={clashes.ofShifts}
      area={<Area />}
      surface="sheet"
      onSent={(id) => {
        // In place of the sheet's own entry in the history: from there one comes back to the job.
        router.replace(`${ownJobs}?sent=${id}`)
        router.refresh()
      }}
    />
  )
}

type ForNewcomerProps = ApplySheetProps & {
  asks: Newcomer['asks']
  onSignIn: (email: string) => void
  onSignedIn: () => Promise<void>
}

/** Somebody without an account: it is made with the application. */
function ForNewcomer({ post, asks, onSignIn, onSignedIn }: ForNewcomerProps) {
  const providers = useProviders()
  const isWhole = asks === 'whole'
  const [registration] = useState(createRegistration)
  useEffect(() => {
    if (isWhole) void loadIdentityClient().catch(() => undefined)
  }, [isWhole])

  const register: Newcomer['register'] = async ({ email, password, displayName, phone }) => {
    const person = { kind: 'worker', displayName, phone, next: ownJobs } as const
    try {
      await (isWhole
        ? registration.run({ email, password }, person)
        : registration.finish({ ...person, ...(asks === 'address' && { email }) }))
      return null
    } catch (error) {
      return problemFrom(error)
    }
  }
  return (
    <ApplyForm
      post={post}
      worker={null}
      newcomer={{
        asks,
        register,
        terms: <Terms />,
        fields: (
          <PersonFields
            asks={asks}
            providers={providers}
            next={`/jobs/${post.id}`}
            onSignIn={onSignIn}
            onSignedIn={onSignedIn}
          />
        ),
      }}
      area={<Area />}
      surface="sheet"
      // Everything this page knows was read for nobody. As for a worker, it takes the place of the sheet.
      onSent={(id) => void leaveTo(`${ownJobs}?sent=${id}`, { replace: true })}
    />
  )
}

/** What sending means. */
function Terms() {
  const t = useTranslations('applying')
  return t.rich('terms', documentLinks)
}

/** The list of provinces comes with the sheet, not with the job's page. */
function Area() {
  const { provinces, failed, retry } = useProvinces()
  return (
    <>
      <AreaByPosition />
      <AreaFields provinces={provinces} onRetry={failed ? retry : undefined} />
    </>
  )
}

function ForWorkers({ jobPostId }: { jobPostId: string }) {
  const t = useTranslations('applying')
  return (
    <div className="grid gap-4">
      <p>{t('forWorkers.about')}</p>
      {/* The page behind the sheet was made for somebody else. */}
      <Button variant="secondary" block onClick={() => void leaveTo(`/jobs/${jobPostId}`)}>
        {t('forWorkers.action')}
      </Button>
    </div>
  )
}

/** Why somebody cannot apply, and where to go instead. */
function Instead({ href, action, children }: { href: string; action: string; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <p>{children}</p>
      <ButtonLink href={href} variant="secondary" block>
        {action}
      </ButtonLink>
    </div>
  )
}
