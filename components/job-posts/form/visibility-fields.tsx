import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { RadioCards } from '@/components/forms/radio-cards'
import { SelectField } from '@/components/forms/select-field'
import { type Visibility, visibilities } from '@/validators/job-post-terms'
import type { JobPostValues } from './job-post-values'
import type { PostReach } from './post-reach'

/** Who can find a post, and how many people that is, if known. */
export function VisibilityFields({ reach: asked }: { reach: PostReach }) {
  const t = useTranslations('jobPosts')
  const { visibility: chosen, favouriteGroupId } = useWatch<JobPostValues>() as JobPostValues
  const isWithheld = asked === 'until_represented'
  const reach = isWithheld ? null : asked
  const groups = reach?.items ?? []
  const isOffered = (visibility: Visibility) => {
    if (visibility === chosen || visibility === 'public' || visibility === 'link') return true
    return visibility === 'group' ? groups.length > 0 : reach !== null
  }
  const aboutOf = (visibility: Visibility) => {
    const about = t(`visibilitiesAbout.${visibility}`)
    return visibility === 'favourites' && reach
      ? `${about} · ${t('form.reach', { people: reach.favourites })}`
      : about
  }
  const isMissing = Boolean(favouriteGroupId) && groups.every(({ id }) => id !== favouriteGroupId)
  return (
    <>
      <RadioCards
        name="visibility"
        label={t('form.visibility')}
        named={t('form.visibilityName')}
        options={visibilities
          .filter(isOffered)
          .map((value) => ({ value, label: t(`visibilities.${value}`), about: aboutOf(value) }))}
      />
      {isWithheld && <p className="text-sm text-ink-2">{t('form.reachUntilRepresented')}</p>}
      {chosen === 'group' && (
        <SelectField
          name="favouriteGroupId"
          label={t('form.favouriteGroupId')}
          placeholder={t('form.chooseGroup')}
          options={[
            ...groups.map(({ id, name, members }) => ({
              value: id,
              label: t('form.groupOption', { name, people: members }),
            })),
            ...(isMissing && favouriteGroupId
              ? [{ value: favouriteGroupId, label: t('form.missingGroup'), disabled: true }]
              : []),
          ]}
        />
      )}
    </>
  )
}
