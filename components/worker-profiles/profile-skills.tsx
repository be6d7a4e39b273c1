import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { WorkerProfile } from '@/lib/worker-profiles/worker-profile'
import { languageLevels } from '@/validators/languages'

/** The languages of a worker with their level, what they can do, what they do not want to, and what they learnt. */
export function ProfileSkills({ profile }: { profile: WorkerProfile }) {
  const t = useTranslations('workerProfiles')
  const skillName = useTranslations('skills')
  const avoidName = useTranslations('avoids')
  const { languages, education } = profile
  return (
    <>
      {languages.length > 0 && (
        <section aria-labelledby="languages">
          <h2 id="languages" className="text-lg">
            {t('languages')}
          </h2>
          <dl className="mt-2 grid max-w-md gap-2">
            {languages.map((language) => (
              <Language key={language.code} {...language} />
            ))}
          </dl>
        </section>
      )}
      <Words id="skills" words={profile.skills.map((skill) => skillName(skill))} />
      <Words id="avoids" words={profile.avoids.map((avoid) => avoidName(avoid))} />
      {education && (
        <section aria-labelledby="education">
          <h2 id="education" className="text-lg">
            {t('education')}
          </h2>
          <p className="mt-1 wrap-anywhere">{education}</p>
        </section>
      )}
    </>
  )
}

function Language({ code, level }: WorkerProfile['languages'][number]) {
  const t = useTranslations('workerProfiles')
  const bars = languageLevels.indexOf(level) + 1
  return (
    <div className="flex items-center gap-3">
      <dt className="w-20 font-semibold">{t(`languageNames.${code}`)}</dt>
      <dd className="flex flex-1 items-center justify-between gap-3 text-sm text-ink-2">
        {t(`languageLevels.${level}`)}
        <span aria-hidden="true" className="flex gap-1">
          {languageLevels.map((one, at) => (
            <span
              key={one}
              className={at < bars ? 'h-1.5 w-6 rounded-full bg-primary' : 'h-1.5 w-6 rounded-full bg-line'}
            />
          ))}
        </span>
      </dd>
    </div>
  )
}

function Words({ id, words }: { id: 'skills' | 'avoids'; words: readonly string[] }) {
  const t = useTranslations('workerProfiles')
  if (words.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t(id)}
      </h2>
      <p className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </p>
    </section>
  )
}
