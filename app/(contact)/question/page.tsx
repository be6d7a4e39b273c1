import { getTranslations } from 'next-intl/server'
import { PageHead } from '@/components/documents/page-head'
import { QuestionGroups } from '@/components/questions/question-groups'
import { QuestionList } from '@/components/questions/question-list'
import { QuestionSearch } from '@/components/questions/question-search'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { questionGroups } from '@/lib/questions/list'

export const generateMetadata = () => publicMetadata('/question')

export default async function QuestionPage() {
  const t = await getTranslations('questions')
  const questions = questionGroups.flatMap(([, group]) => group)
  return (
    <>
      <PageHead path="/question" />
      <div className="grid gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <QuestionGroups groups={questionGroups.map(([group]) => group)} />
        <div>
          <QuestionSearch
            labels={{
              field: t('field'),
              example: t('example'),
              found: t('found', { count: '#' }),
              often: t('often'),
            }}
            often={[t('oftenTax'), t('oftenCredit'), t('oftenPhone')]}
            total={questions.length}
            nothing={
              <EmptyState
                illustration="lost"
                title={t('nothing')}
                action={<ButtonLink href="/howto">{t('toHowto')}</ButtonLink>}
              >
                {t('nothingAbout')}
              </EmptyState>
            }
          >
            <QuestionList groups={questionGroups} />
          </QuestionSearch>
        </div>
      </div>
    </>
  )
}
