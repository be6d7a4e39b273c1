import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { DisputePanel } from '@/components/companies/dispute-panel'
import { GiveUp } from '@/components/companies/give-up'
import { VerificationNotice } from '@/components/companies/verification-notice'
import { EndingCredits } from '@/components/credits/ending-credits'
import { ClientMessages } from '@/components/layout/client-messages'
import { LetterPanel } from '@/components/representation-letters/letter-panel'
import { LazyDocumentEditor } from '@/components/screens/profile-document/lazy-document-editor'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireEmployer } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import type { Company } from '@/lib/companies/company'
import { getCompany, listCompanyDisputes } from '@/lib/companies/data'
import { type Disputes, isClaimOpen } from '@/lib/companies/dispute'
import { listCompanyDocuments } from '@/lib/company-documents/data'
import { operator } from '@/lib/config/operator'
import { getCreditBalances } from '@/lib/credits/data'
import { pickMessages, pickProblems } from '@/lib/i18n/pick-messages'
import { getLetterStatus } from '@/lib/representation-letters/data'
import { type LetterStatus, letterObstacles } from '@/lib/representation-letters/letter'
import { isPersonalKind } from '@/validators/company-kind'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('companyDocuments')
  return { title: t('title') }
}

/** The company's documents and the state of its verification, for those who may edit the company. */
export default async function ProfileDocumentPage() {
  const me = await requireEmployer()
  const t = await getTranslations('companyDocuments')
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('about')}</p>
      {!me.member && <CompanyRequired {...me} />}
      {me.member && (me.member.can.includes('company.edit') ? <Documents uid={me.uid} /> : <NotForYou />)}
    </div>
  )
}

async function NotForYou() {
  const t = await getTranslations('companyDocuments')
  return (
    <EmptyState
      illustration="verified"
      title={t('forbidden.title')}
      action={<ButtonLink href="/dashboard">{t('forbidden.action')}</ButtonLink>}
    >
      {t('forbidden.explain')}
    </EmptyState>
  )
}

/** Key that mounts the letter panel again when the letter changed elsewhere. */
const keyOf = ({ obstacle, letter }: LetterStatus) => [obstacle, letter?.id, letter?.state].join(' ')

/**
 * True where the dispute already says it: the registry never matches a number that belongs to another company, and the
 * reason of a verdict should be shown only once.
 */
const isToldByDispute = ({ verification, verificationReason }: Company, { items, isNumberTaken }: Disputes) =>
  isNumberTaken &&
  (verification === 'unverified' ||
    (verificationReason !== null && items.some(({ reason }) => reason === verificationReason)))

/** Documents are of no use while the number belongs to another company and this one does not dispute that. */
const isDecidedAgainst = ({ verification }: Company, disputes: Disputes) =>
  disputes.isNumberTaken && verification === 'rejected' && !isClaimOpen(disputes)

async function Documents({ uid }: { uid: string }) {
  const [company, documents, disputes, letter, messages, problems] = await Promise.all([
    getCompany(),
    listCompanyDocuments(),
    listCompanyDisputes(),
    getLetterStatus(),
    pickMessages(
      'companyDocuments',
      'companyDisputes',
      'editing',
      'forms',
      'letters',
      'uploads',
      'validation',
    ),
    pickProblems(...letterObstacles),
  ])
  const isPerson = isPersonalKind(company.kind)
  return (
    <div className="grid gap-5">
      <ClientMessages messages={{ ...messages, ...problems }}>
        <DisputePanel uid={uid} companyId={company.id} disputes={disputes} />
        {!isToldByDispute(company, disputes) && <VerificationNotice company={company} />}
        {/* A decision of staff opens or closes the board, so it is mounted again then. */}
        {!isDecidedAgainst(company, disputes) && (
          <LazyDocumentEditor
            key={`${company.verification} ${documents.mayAdd}`}
            companyKind={company.kind}
            documents={documents}
          />
        )}
        {company.verification !== 'suspended' && !disputes.isNumberTaken && !isPerson && (
          <LetterPanel key={keyOf(letter)} status={letter} />
        )}
        {(disputes.isNumberTaken || isPerson) && disputes.mayGiveUp && (
          <GiveUp isClaiming={isClaimOpen(disputes)}>
            <ClosingCredits />
          </GiveUp>
        )}
      </ClientMessages>
    </div>
  )
}

/** What is left to a company that can be closed; the warning beside it says it in general where that is not known. */
async function ClosingCredits() {
  const [balances, t] = await Promise.all([
    settled(getCreditBalances()),
    getTranslations('companyDisputes.giveUp'),
  ])
  if (!balances) return null
  return <EndingCredits title={t('ends')} balances={balances.data} billingEmail={operator.billingEmail} />
}
