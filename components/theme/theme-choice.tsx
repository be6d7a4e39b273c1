'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { radioCardClass } from '@/components/forms/radio-card-class'
import { chooseTheme, chosenTheme, type Theme, themes } from '@/lib/theme/theme'

/** Light, dark, or as on the device; applied at once, for this browser. */
export function ThemeChoice() {
  const t = useTranslations('account.theme')
  const [theme, setTheme] = useState<Theme>('system')
  // Only the browser knows the choice.
  useEffect(() => setTheme(chosenTheme()), [])
  return (
    <fieldset>
      <legend className="sr-only">{t('label')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {themes.map((value) => (
          <label key={value} className={radioCardClass}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => {
                setTheme(value)
                chooseTheme(value)
              }}
              className="sr-only"
            />
            <span className="leading-snug font-semibold">{t(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
