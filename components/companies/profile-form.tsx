'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { DraftNotice } from '@/components/forms/draft-notice'
import { DraftStatus } from '@/components/forms/draft-status'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { ReadyFields } from '@/components/forms/ready-fields'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { useEditConflict } from '@/components/forms/use-edit-conflict'
import { useKeptDraft } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import { Card } from '@/components/ui/card'
import { pressPart } from '@/components/ui/press-part'
import { toast } from '@/components/ui/toast'
import { Unbroken } from '@/components/ui/unbroken'
import type { Company } from '@/lib/companies/company'
import { isPersonalKind } from '@/validators/company-kind'
import { mayAct } from '@/validators/company-standing'
import { tidyContactPhone } from '@/validators/tidy-contact-phone'
import { violation } from '@/validators/violation'
import { CompanyFact, CompanyFacts } from './company-facts'
import { type ProfileValues, profileValues } from './profile-values'
import { VerificationBadge } from './verification-badge'

const storeModule = () => import('./store-profile')
const ProfileConflict = pressPart(() => import('./profile-conflict'))

export type ProfileFormProps = {
  uid: string
  company: Company
  /** The fields of `address`, supplied by the page. */
  addressFields: ReactNode
  /** The field of `logo`, supplied by the page; `uploading` is true while it is sending one. */
  logoField: ReactNode
  uploading: boolean
}

/** Changes the company's public profile without overwriting a colleague's change made meanwhile. */
export function ProfileForm({ uid, company, addressFields, logoField, uploading }: ProfileFormProps) {
  const t = useTranslations('companies')
  const router = useRouter()
  const loadStore = useLazyModule(storeModule)
  const form = useValidatedForm(
    () => import('./profile-schema').then(({ profileFormSchema }) => profileFormSchema),
    profileValues(company),
  )
  const draft = useKeptDraft(form, `company-profile:${uid}`)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const conflict = useEditConflict(form, draft, profileValues)

  const siteHint = (example: string) =>
    mayAct(company.standing, 'show_sites') ? (
      example
    ) : (
      <>
        <span className="block">{example}</span>
        <span className="block">{t('profile.sitesUntilRepresented')}</span>
      </>
    )

  const save = async ({ version = company.version, ...body }: ProfileValues) => {
    setProblem(null)
    conflict.setCurrent(null)
    if (uploading) {
      const fault = { type: 'uploading', message: violation('uploading') }
      return form.setError('logo', fault, { shouldFocus: true })
    }
    const store = await loadStore()
    if (!store) return setProblem(offline)
    const outcome = await store.storeProfile({ id: company.id, version }, body)
    if (outcome.kind === 'conflict') return conflict.setCurrent(outcome.current)
    if (outcome.kind === 'refused') return setProblem(applyProblem(form, outcome.problem))
    draft.clear()
    form.reset(profileValues(outcome.resource))
    void toast('success', t('profile.saved'))
    router.refresh()
  }

  return (
    <Form id="company-profile" form={form} onSubmit={save}>
      <ReadyFields className="grid gap-5">
        <DraftStatus savedAt={draft.savedAt} isPutBack={draft.found !== null} />
        <Card className="grid gap-3 p-4">
          <div>
            <VerificationBadge verification={company.verification} />
          </div>
          <CompanyFacts>
            {company.isNameConfirmed && (
              <CompanyFact name={t('name')}>
                <Unbroken isName>{company.name}</Unbroken>
              </CompanyFact>
            )}
            <CompanyFact name={t(`numbers.${company.kind}`)}>{company.juristicId}</CompanyFact>
          </CompanyFacts>
          <p className="text-sm text-ink-3">
            {t(company.isNameConfirmed ? 'profile.confirmedAbout' : 'profile.numberAbout')}
          </p>
        </Card>
        {!company.isNameConfirmed && <NameField kind={company.kind} />}
        {logoField}
        <TextareaField
          name="about"
          label={t('profile.about')}
          hint={t('profile.aboutHint')}
          limit={1_000}
          optional
        />
        <TextField
          name="website"
          label={t('profile.website')}
          hint={siteHint(t('profile.websiteHint'))}
          type="url"
          inputMode="url"
          autoComplete="url"
          optional
        />
        <TextField
          name="facebookUrl"
          label={t('profile.facebookUrl')}
          hint={siteHint(t('profile.facebookHint'))}
          type="url"
          inputMode="url"
          autoComplete="off"
          optional
        />
        {addressFields}
        <fieldset className="grid gap-5">
          <legend className="text-lg font-semibold">{t('profile.contact')}</legend>
          <p className="text-sm text-ink-2">{t('profile.contactAbout')}</p>
          <TextField name="contactName" label={t('profile.contactName')} autoComplete="name" optional />
          <TextField
            name="contactPhone"
            label={t('profile.contactPhone')}
            hint={t('profile.contactPhoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            tidy={tidyContactPhone}
            optional
          />
          <TextField
            name="contactEmail"
            label={t('profile.contactEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            optional
          />
        </fieldset>
        <DraftNotice draft={draft} />
        <FormBar notice={<FormProblem problem={problem} />}>
          <SubmitButton variant="accent" className="ml-auto max-sm:w-full">
            {t('profile.save')}
          </SubmitButton>
        </FormBar>
      </ReadyFields>
      {conflict.current && (
        <ProfileConflict
          current={conflict.current}
          mine={form.getValues()}
          {...conflict.answers(conflict.current, save)}
        />
      )}
    </Form>
  )
}

function NameField({ kind }: Pick<Company, 'kind'>) {
  const t = useTranslations('companies')
  const label = isPersonalKind(kind) ? t(`person.${kind}.name`) : t('name')
  const hint = isPersonalKind(kind) ? t(`person.${kind}.nameHint`) : t('nameHint')
  return <TextField name="name" label={label} hint={hint} autoComplete="organization" />
}
