'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { DraftNotice } from '@/components/forms/draft-notice'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useDraft } from '@/components/forms/use-draft'
import { useDraftLeaving } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { useSecondStep } from '@/components/ui/use-second-step'
import type { Problem } from '@/lib/api/problem'
import type { Board } from '@/lib/applications/application'
import type { ApplyPost } from '@/lib/applications/apply-post'
import type { OpenShift, OwnWorker } from '@/lib/applications/own-application'
import { isWorkingAge } from '@/validators/age'
import { ownPay } from '@/validators/own-pay'
import { placesLeft } from '@/validators/places-left'
import { bangkokToday } from '@/validators/rules'
import { readTypedDay, tidyTypedDay } from '@/validators/typed-day'
import type { ApplyValues, AskedOfPerson } from './apply-schema'
import { ChosenShiftsField } from './chosen-shifts-field'
import { KnownBirthDate } from './known-birth-date'
import { ChosenSum, LiveShown, TypedAge } from './live-application'
import { loadUnsent } from './load-unsent'
import { QuestionField } from './question-field'
import { UnsentApplication } from './unsent-application'
import { useUnsentApplication } from './use-unsent-application'

/** Somebody who has no account as a worker yet. */
export type Newcomer = {
  /** `name` where they are signed in already, and `address` where their provider gave none. */
  readonly asks: AskedOfPerson
  /** The fields about them. */
  readonly fields: ReactNode
  /** What sending means, beside the button. */
  readonly terms: ReactNode
  /** Makes the account, from where the last attempt stopped; answers the refusal, or null. */
  readonly register: (values: ApplyValues) => Promise<FormRefusal | null>
}

type ApplyFormProps = {
  post: ApplyPost
  /** What is known of whom the account belongs to; null for a newcomer. */
  worker: OwnWorker | null
  newcomer?: Newcomer
  /** Why somebody cannot come to a shift, by its id: a job of theirs that is in the way, in words. */
  clashes?: Readonly<Record<string, string>>
  /** The fields `province` and `district`. */
  area: ReactNode
  /** Link to the resume, for corrections. */
  resumeHref?: string
  /** In a sheet what was typed is kept without a question, and the bar belongs to it. */
  surface?: 'page' | 'sheet'
  /** What happens once it is sent, instead of going to one's jobs. */
  onSent?: (applicationId: string) => void
}

/** How full the shifts are now, if that is why an application was refused. */
const placesIn = ({ code, current }: Problem) =>
  code === 'shift_taken' && current ? (current as Pick<Board, 'shifts'>).shifts : null

const isChoosable = ({ placesLeft: left, clash }: OpenShift) => left !== 0 && clash === undefined

/** Why a post takes nobody any more: its shifts cannot be chosen, and nothing can be sent. */
const endings = ['post_not_open', 'replacement_found']
/** Why a post does not take them, so that another job is the next step. */
const refusals = [...endings, 'age_out_of_range', 'applied_too_often']

const tidyBirthDate = (typed: string) => tidyTypedDay(typed, 'birth')

const personFields = ['displayName', 'email', 'phone', 'password']
const isAboutPerson = ({ errors = [] }: FormRefusal) =>
  errors.some(({ field }) => personFields.includes(field))

const schemaModule = () => import('./apply-schema')

/**
 * An application in one step, or in two for a newcomer; it is sent exactly once even if an answer is lost. Without a network it
 * is kept, and sent by itself.
 */
export function ApplyForm({
  post,
  worker,
  newcomer,
  clashes = {},
  area,
  resumeHref,
  surface = 'page',
  onSent,
}: ApplyFormProps) {
  const { id: jobPostId, questions } = post
  const t = useTranslations('applying')
  const router = useRouter()
  const areChosen = post.shiftChoice === 'each'
  const known = worker?.birthDate ?? null
  const [shifts, setShifts] = useState<readonly OpenShift[]>(() =>
    post.shifts.map((shift) => (clashes[shift.id] ? { ...shift, clash: clashes[shift.id] } : shift)),
  )
  const [asksBirthDate, setAsksBirthDate] = useState(known === null || !isWorkingAge(bangkokToday(), known))
  const [isRegistered, setRegistered] = useState(false)
  const asksArea = !worker?.district
  const asksHeadline = !worker?.headline
  const asksPerson = newcomer !== undefined && !isRegistered
  const profile = {
    displayName: worker?.displayName ?? '',
    phone: worker?.phone ?? '',
    province: worker?.province || post.place.province,
    district: worker?.district ?? '',
    birthDate: known ? tidyBirthDate(known) : '',
    headline: worker?.headline ?? '',
  }
  const form = useValidatedForm<ApplyValues>(
    () =>
      schemaModule().then(({ applySchema }) =>
        applySchema({
          questions,
          shifts: post.shifts,
          areChosen,
          person: newcomer?.asks ?? null,
          area: asksArea,
          ages: post,
          known,
        }),
      ),
    {
      step: newcomer ? 'person' : 'details',
      shiftIds: areChosen ? [] : post.shifts.map(({ id }) => id),
      ...profile,
      email: '',
      password: '',
      answers: Object.fromEntries(questions.map(({ id }) => [id, ''])),
    },
  )
  const draft = useDraft(form, `apply:${jobPostId}`)
  const step = useWatch({ control: form.control, name: 'step' })
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [justTaken, setJustTaken] = useState<readonly string[]>([])
  const loadStore = useLazyModule(loadUnsent)
  const detailsTitle = useRef<HTMLHeadingElement>(null)
  const isFirst = asksPerson && step === 'person'

  /** Unticks the shifts that others have filled meanwhile; the rest of the choice stays. */
  const giveWay = (filled: Board['shifts']) => {
    const leftOf = ({ id, placesLeft: before }: OpenShift) => {
      const now = filled.find(({ shiftId }) => shiftId === id)
      return now ? placesLeft(now) : before
    }
    const now = shifts.map((shift) => ({ ...shift, placesLeft: leftOf(shift) }))
    const isFree = (id: string) => now.some((shift) => shift.id === id && shift.placesLeft !== 0)
    const { shiftIds } = form.getValues()
    setShifts(now)
    setJustTaken(shiftIds.filter((id) => !isFree(id)))
    form.setValue('shiftIds', shiftIds.filter(isFree))
  }

  /**
   * What was typed before may name shifts that are full or clash by now, a day of birth that was being corrected, what the
   * account of who signed in meanwhile says otherwise, and a step that cannot be reached without the password, which is
   * never kept.
   */
  const lookAgain = useEffectEvent(() => {
    const typed = form.getValues()
    const { displayName, phone, province, district, headline } = profile
    const isCorrected = typed.birthDate !== '' && readTypedDay(typed.birthDate, 'birth') !== known
    if (isCorrected) setAsksBirthDate(true)
    // A reset is no typing: the draft can still be thrown away.
    form.reset({
      ...typed,
      step: newcomer ? 'person' : 'details',
      ...(areChosen && {
        shiftIds: typed.shiftIds.filter((id) =>
          shifts.some((shift) => shift.id === id && isChoosable(shift)),
        ),
      }),
      ...(worker && { displayName, phone }),
      ...(!asksArea && { province, district }),
      ...(!asksHeadline && { headline }),
      ...(!isCorrected && { birthDate: profile.birthDate }),
    })
  })
  useEffect(() => {
    if (draft.restored) lookAgain()
  }, [draft.restored])

  const secondStep = useSecondStep(surface === 'sheet', () => {
    if (asksPerson) form.setValue('step', 'person')
  })

  /** Shows a step from its beginning. */
  const goTo = (step: ApplyValues['step']) => {
    flushSync(() => form.setValue('step', step))
    if (step === 'person') return void secondStep.leave()
    detailsTitle.current?.focus()
    secondStep.enter()
  }

  /** Shows what is wrong: who somebody is was asked in the first step. */
  const refuse = (refused: FormRefusal) => {
    if (asksPerson && isAboutPerson(refused)) goTo('person')
    setProblem(applyProblem(form, refused))
  }

  /** The same for what the service refused, which may know of shifts that are full by now. */
  const refuseSent = (refused: Problem) => {
    const filled = placesIn(refused)
    if (filled) giveWay(filled)
    refuse(refused)
  }

  /** Leads to what was sent. */
  const goOn = async (applicationId: string) => {
    draft.clear()
    await secondStep.leave()
    if (onSent) return onSent(applicationId)
    // Going back must not offer the form again: it is replaced, and pages kept from before are forgotten.
    router.replace(`/jobs/applications?sent=${applicationId}`)
    router.refresh()
  }

  const unsent = useUnsentApplication(jobPostId, {
    onSent: goOn,
    onSentUnseen: draft.clear,
    onRefused: refuseSent,
  })
  const { leaving } = useDraftLeaving(form, draft, { asks: surface === 'page' && !unsent.isInPlace })

  const send = async (said: ApplyValues) => {
    setProblem(null)
    if (asksPerson && said.step === 'person') return goTo('details')
    const store = await loadStore()
    if (!store) return setProblem(offline)
    if (newcomer && !isRegistered) {
      const refused = await newcomer.register(said)
      if (refused) return refuse(refused)
      // Nothing leads to the first step any more, also where back was pressed meanwhile.
      flushSync(() => setRegistered(true))
      form.setValue('step', 'details')
      await secondStep.leave()
    }
    const { birthDate, province, district, headline, shiftIds } = said
    const first = {
      ...(!known && { birthDate }),
      ...(asksArea && { province, district }),
      ...(asksHeadline && headline && { headline }),
      ...(!worker?.workTypes.length && { workType: post.workType }),
    }
    const chosen = areChosen ? shifts.filter(({ id }) => shiftIds.includes(id)) : shifts
    const outcome = await store.applyOrKeep(
      {
        body: {
          jobPostId,
          answers: questions.map(({ id }) => ({ questionId: id, answer: said.answers[id] ?? '' })),
          ...(areChosen && { shiftIds }),
        },
        birthDate: known && birthDate !== known ? birthDate : null,
        first: Object.keys(first).length > 0 ? first : null,
      },
      { title: post.title, shifts: chosen },
    )
    if ('problem' in outcome) return refuseSent(outcome.problem)
    if ('resource' in outcome) await goOn(outcome.resource.id)
  }

  const isOver = problem !== null && endings.includes(problem.code)
  const shiftsField = !isOver && (
    <ChosenShiftsField
      shifts={shifts}
      areChosen={areChosen}
      isReplacement={post.isReplacement}
      pays={ownPay(post, shifts).pays}
      justTaken={justTaken}
    />
  )
  const refusal = (
    <FormProblem
      problem={problem}
      action={
        problem &&
        refusals.includes(problem.code) && (
          <ButtonLink href="/jobs" variant="secondary" size="sm">
            {t('otherJobs')}
          </ButtonLink>
        )
      }
    />
  )
  return (
    <Form id="apply" form={form} onSubmit={send} className="grid gap-6">
      {asksPerson && (
        <fieldset hidden={!isFirst || unsent.isInPlace} className="grid min-w-0 gap-5">
          {shiftsField}
          {newcomer.fields}
        </fieldset>
      )}
      <fieldset ref={unsent.place} hidden={isFirst || unsent.isInPlace} className="grid min-w-0 gap-5">
        {newcomer && (
          <div>
            {asksPerson && (
              <Button variant="ghost" size="sm" className="-ml-3" onClick={() => goTo('person')}>
                <Icon name="back" className="size-4.5" />
                {t('backToPerson')}
              </Button>
            )}
            <h3 ref={detailsTitle} tabIndex={-1} className="text-lg outline-none">
              {t('lastStep')}
            </h3>
          </div>
        )}
        {!asksPerson && shiftsField}
        {asksArea && area}
        {asksBirthDate ? (
          <div>
            <TextField
              name="birthDate"
              label={t('birthDate')}
              hint={t('birthDateHint')}
              inputMode="numeric"
              autoComplete="bday"
              placeholder={t('birthDateExample')}
              tidy={tidyBirthDate}
            />
            <TypedAge />
          </div>
        ) : (
          known && <KnownBirthDate born={known} post={post} onCorrect={() => setAsksBirthDate(true)} />
        )}
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} />
        ))}
        {asksHeadline && <TextField name="headline" label={t('headline')} optional />}
        <LiveShown post={post} worker={worker} resumeHref={resumeHref} />
      </fieldset>
      {unsent.isInPlace ? (
        <UnsentApplication unsent={unsent} title={post.title}>
          <ChosenSum post={post} shifts={shifts} />
        </UnsentApplication>
      ) : (
        <>
          <DraftNotice draft={{ ...draft, leaving }} />
          <ApplyBar surface={surface} notice={refusal}>
            {isFirst && (
              <>
                <p className="min-w-0 flex-1 font-semibold">
                  <ChosenSum post={post} shifts={shifts} />
                </p>
                <SubmitButton variant="accent">{t('next')}</SubmitButton>
              </>
            )}
            {!isFirst && !isOver && (
              <>
                <SubmitButton variant="accent" block>
                  {t(post.isReplacement ? 'submitInstead' : 'submit')}{' '}
                  <ChosenSum post={post} shifts={shifts} />
                </SubmitButton>
                <p className="w-full text-center text-sm text-ink-2">
                  {asksPerson ? newcomer.terms : t('free')}
                </p>
              </>
            )}
          </ApplyBar>
        </>
      )}
    </Form>
  )
}

type ApplyBarProps = Pick<ApplyFormProps, 'surface'> & { notice: ReactNode; children: ReactNode }

/** The last row, always in sight: the total, and the one button. */
function ApplyBar({ surface, notice, children }: ApplyBarProps) {
  if (surface === 'page') return <FormBar notice={notice}>{children}</FormBar>
  return (
    <div className="dialog-actions flex flex-wrap items-center justify-between gap-3">
      <div className="w-full empty:hidden">{notice}</div>
      {children}
    </div>
  )
}
