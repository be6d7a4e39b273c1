'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Switch } from '@/components/ui/switch'
import { useLeaving } from '@/components/ui/use-dismissal'
import { consent, useConsent } from '@/lib/consent/browser-consent'
import { type CategoryName, consentCategories } from '@/lib/consent/categories'
import { consentTexts } from '@/lib/i18n/generated/consent-texts'
import { locale } from '@/lib/i18n/locale'

/** The cookie settings, category by category. */
export function ConsentSettings() {
  return (
    <NextIntlClientProvider locale={locale} messages={{ consent: consentTexts }}>
      <SettingsDialog />
    </NextIntlClientProvider>
  )
}

function SettingsDialog() {
  const t = useTranslations('consent.settings')
  const { settingsVisible } = useConsent()
  useLeaving(settingsVisible, consent.closeSettings)
  const [expanded, setExpanded] = useState<CategoryName>()
  return (
    <Dialog
      open={settingsVisible}
      onClose={consent.closeSettings}
      title={<span className="block pr-10">{t('title')}</span>}
      size="wide"
      actions={
        <>
          <Button variant="secondary" onClick={consent.rejectAll} className="max-sm:flex-1">
            {t('rejectAll')}
          </Button>
          <Button variant="secondary" onClick={consent.reset} className="max-sm:flex-1">
            {t('reset')}
          </Button>
          <Button onClick={consent.acceptAll} className="max-sm:flex-1">
            {t('acceptAll')}
          </Button>
        </>
      }
    >
      <button
        type="button"
        onClick={consent.closeSettings}
        aria-label={t('close')}
        className="absolute top-4 right-4 grid size-11 place-items-center rounded-control hover:bg-well"
      >
        <Icon name="close" />
      </button>
      <p className="max-w-prose text-ink-2">{t('about')}</p>
      <ul className="mt-5 grid items-start gap-3 lg:grid-cols-2">
        {consentCategories.map(({ shortName }) => (
          <Category
            key={shortName}
            name={shortName}
            isExpanded={expanded === shortName}
            onExpand={(isExpanded) => setExpanded(isExpanded ? shortName : undefined)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type CategoryProps = {
  name: CategoryName
  isExpanded: boolean
  onExpand: (isExpanded: boolean) => void
}

function Category({ name, isExpanded, onExpand }: CategoryProps) {
  const t = useTranslations('consent')
  const { preference } = useConsent()
  const id = useId()
  return (
    <li className="rounded-card border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-3 py-1.5">
        <h3 className="min-w-0 flex-[1_1_9rem] text-base">
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={`${id}-about`}
            onClick={() => onExpand(!isExpanded)}
            className="flex min-h-11 w-full items-center gap-2 rounded-control text-left"
          >
            <Icon
              name="chevron-down"
              className={`size-5 transition-transform ${isExpanded ? 'rotate-180' : ''}`}
            />
            <span id={`${id}-name`}>{t(`categories.${name}.name`)}</span>
          </button>
        </h3>
        {name === 'SNC' ? (
          // The product cannot work without them, so there is no switch.
          <p className="shrink-0 text-sm font-medium text-leaf">{t('settings.always')}</p>
        ) : (
          <Switch
            checked={preference[name]}
            onChange={() => consent.toggle(name)}
            labelledBy={`${id}-name`}
            describedBy={`${id}-about`}
          />
        )}
      </div>
      <p id={`${id}-about`} hidden={!isExpanded} className="max-w-prose px-3 pb-3 pl-10 text-sm text-ink-2">
        {t(`categories.${name}.description`)}
      </p>
    </li>
  )
}
