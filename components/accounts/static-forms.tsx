import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FieldFrame } from '@/components/forms/field-frame'
import { NeedsScript } from '@/components/forms/needs-script'
import { radioCardClass } from '@/components/forms/radio-card-class'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { kinds } from './kinds'
import { TermsSentence } from './terms-sentence'

/*
 * The forms' markup without their code, rendered by the server: it can be seen and typed into at once, and LazyForm
 * replaces it by the real form with what was typed. Nothing here can submit, so that no password is sent before the
 * real form is there. Order, names and sizes are those of the real forms.
 */

export function StaticRegisterForm() {
  const t = useTranslations('accounts')
  return (
    <div className="grid gap-5">
      <NeedsScript />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{t('kind')}</legend>
        <div className="grid grid-cols-2 gap-3">
          {kinds.map(({ value: kind, icon }) => (
            <label key={kind} className={radioCardClass}>
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={kind === 'employer'}
                className="sr-only"
              />
              <Icon name={icon} className="size-6" />
              <span className="block leading-snug font-semibold">{t(`kinds.${kind}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <StaticField form="register" name="displayName" label={t('displayName')} autoComplete="name" />
      <StaticField form="register" name="email" label={t('email')} type="email" autoComplete="username" />
      <StaticField form="register" name="phone" label={t('phone')} type="tel" autoComplete="tel-national" />
      <div>
        <StaticField
          form="register"
          name="password"
          label={t('password')}
          type="password"
          autoComplete="new-password"
        />
        <p className="mt-2 flex items-center gap-3">
          <span className="h-1.5 flex-1 rounded-full bg-line" />
          <span className="min-w-20 text-right text-xs text-ink-3">{t('strength.hint')}</span>
        </p>
      </div>
      <label className="-my-2 flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input type="checkbox" name="acceptTerms" className="mt-0.5 size-5.5 shrink-0 accent-primary" />
        <span>
          <TermsSentence />
        </span>
      </label>
      <button type="button" className={buttonClass({ variant: 'accent', size: 'lg', block: true })}>
        {t('register.submit')}
      </button>
    </div>
  )
}

export function StaticSignInForm() {
  const t = useTranslations('accounts')
  return (
    <div className="grid gap-5">
      <NeedsScript />
      <StaticField form="sign-in" name="email" label={t('email')} type="email" autoComplete="username" />
      <StaticField
        form="sign-in"
        name="password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
      />
      <button type="button" className={buttonClass({ size: 'lg', block: true })}>
        {t('signIn.submit')}
      </button>
      <button type="button" className={buttonClass({ variant: 'ghost', block: true }, '-mt-2')}>
        {t('forgotten.link')}
      </button>
    </div>
  )
}

type StaticFieldProps = { form: string; name: string; label: string } & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete'
>

function StaticField({ form, name, label, type = 'text', autoComplete }: StaticFieldProps) {
  const id = `${form}-${name}`
  return (
    <FieldFrame id={id} label={label}>
      <div className="relative">
        <input id={id} name={name} type={type} autoComplete={autoComplete} className="control" />
        {type === 'password' && (
          <span className="pointer-events-none absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-3">
            <Icon name="eye" />
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
