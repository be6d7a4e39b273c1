import { getTranslations } from 'next-intl/server'
import { PageHead } from '@/components/documents/page-head'
import { NextStep } from '@/components/layout/next-step'
import { SampleProfiles } from '@/components/packages/sample-profiles'
import { UnlockComparison } from '@/components/packages/unlock-comparison'
import { UnlockPrices } from '@/components/packages/unlock-prices'
import { WorkTypeLinks } from '@/components/packages/work-type-links'
import { WorkerCount } from '@/components/packages/worker-count'
import { StandingNote } from '@/components/standing/standing-note'
import { ButtonLink } from '@/components/ui/button-link'
import { sampleProfiles } from '@/lib/packages/samples'
import type { OwnStanding } from '@/lib/standing/own-standing'
import type { PriceList } from '@/validators/price-list'
import type { WorkType } from '@/validators/work-types'

type ScreenProps = {
  prices: PriceList
  signedIn?: boolean
  /** The standing of the viewer's company, if somebody is signed in. */
  own?: OwnStanding | null
  /** Whether unlocks can be ordered now, for a viewer who pays for a company. */
  orderable?: boolean
}

/** Profile packages: what an unlock offers and costs, and links to each type of work. */
export async function ProfilePackageScreen({ prices, signedIn, own, orderable }: ScreenProps) {
  const t = await getTranslations('profilePackages')
  return (
    <>
      <PageHead path="/profile-package" />
      <Unlock prices={prices} own={own} orderable={orderable} />
      <section aria-labelledby="types" className="mt-14">
        <h2 id="types" className="scroll-mt-6 text-2xl sm:text-3xl">
          {t('typesTitle')}
        </h2>
        <p className="mt-1 mb-6 text-ink-2">{t('typesAbout')}</p>
        <WorkTypeLinks />
      </section>
      {!signedIn && (
        <NextStep title={t('start')} about={t('startAbout')} href="/register" label={t('start')} />
      )}
    </>
  )
}

/** The same for one type of work, with examples of masked profiles. */
export async function WorkTypeScreen({
  type,
  prices,
  signedIn,
  own,
  orderable,
  mayPost = true,
}: ScreenProps & { type: WorkType; mayPost?: boolean }) {
  const t = await getTranslations('profilePackages')
  const work = (await getTranslations('workTypes'))(type)
  const { about, profiles } = sampleProfiles(type)
  const head = { segment: type, title: t('typeTitle', { work }), lead: t('typeLead', { about }) }
  return (
    <>
      <PageHead path="/profile-package" child={head}>
        <p className="mt-2 text-lg font-medium">
          <WorkerCount type={type} texts={{ about: t('countAbout'), few: t('countFew') }} />
        </p>
      </PageHead>
      <section aria-labelledby="samples">
        <h2 id="samples" className="mb-3 scroll-mt-6 text-2xl sm:text-3xl">
          {t('samplesTitle')}
        </h2>
        <SampleProfiles type={type} profiles={profiles} />
      </section>
      <div className="mt-14">
        <Unlock prices={prices} own={own} orderable={orderable} />
      </div>
      <ButtonLink href="/profile-package#types" variant="secondary" className="mt-8 print:hidden">
        {t('otherTypes')}
      </ButtonLink>
      {signedIn && mayPost && (
        <NextStep
          title={t('newPost', { work })}
          about={t('newPostAbout')}
          href="/job-posting/create"
          label={t('newPost', { work })}
        />
      )}
      {!signedIn && (
        <NextStep title={t('start')} about={t('startAbout')} href="/register" label={t('start')} />
      )}
    </>
  )
}

async function Unlock({ prices, own, orderable }: Pick<ScreenProps, 'prices' | 'own' | 'orderable'>) {
  const t = await getTranslations('profilePackages')
  return (
    <>
      <section aria-labelledby="unlock">
        <h2 id="unlock" className="mb-5 scroll-mt-6 text-2xl sm:text-3xl">
          {t('unlockTitle')}
        </h2>
        <UnlockComparison />
      </section>
      <section aria-labelledby="prices" className="mt-14">
        <h2 id="prices" className="scroll-mt-6 text-2xl sm:text-3xl">
          {t('pricesTitle')}
        </h2>
        <p className="mt-1 mb-6 text-ink-2">{t('pricesAbout')}</p>
        {own === undefined ? (
          <p className="mb-6 text-ink-2">{t('needsRepresented')}</p>
        ) : (
          <StandingNote own={own} about="packages" className="mb-6" />
        )}
        {/* Who may order is asked whether they can: the others of a company read who may. */}
        <UnlockPrices
          offers={prices.profile_unlock}
          orderable={orderable}
          isForOthers={Boolean(own) && orderable === undefined}
        />
      </section>
    </>
  )
}
