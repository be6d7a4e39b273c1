import { asPerson, employerWithBranch } from '../account'
import { addDocument, certificate, idCard, ops } from '../company-documents'
import { member, refused, type Screen, shared } from '../screen'
import {
  busy,
  demoOwner,
  demoRecruiter,
  newcomer,
  nobody,
  unverified,
  withBranch,
  worker,
} from '../screen-states'
import { stackAddresses } from '../stack'

const { jobPost } = stackAddresses

const verifyEmployer = member(newcomer, '/verify-employer')

const newBranch = member(withBranch, '/branch/create')

/** A company that has sent its documents and was asked for more. */
const askedForMore = shared(async () => {
  const account = await employerWithBranch()
  const document = { kind: 'company_certificate', name: 'หนังสือรับรอง' }
  await addDocument(account, { ...document, file: certificate })
  await addDocument(account, { kind: 'director_id_card', name: 'บัตรกรรมการ', file: idCard })
  await asPerson(account, `${jobPost}/v1/company/verification-events`, { body: { event: 'submit' } })
  const { body } = await asPerson<{ id: string }>(account, `${jobPost}/v1/company`, { method: 'GET' })
  await ops(['review', body.id])
  await ops(['more', body.id, '--reason', 'ขอสำเนาบัตรที่ชัดกว่านี้'])
  return account
})

/** A company, its documents and its branches. */
export const companyScreens: readonly Screen[] = [
  { name: 'an employer’s screen, opened by a worker', route: '/branch', open: member(worker, '/branch') },
  { name: 'verify the company', route: '/verify-employer', open: refused(verifyEmployer, 'company-number') },
  {
    name: 'verify the company, address not verified',
    route: '/verify-employer',
    open: member(unverified, '/verify-employer'),
  },
  { name: 'profile', route: '/profile', open: member(withBranch, '/profile') },
  {
    name: 'profile of a verified company',
    route: '/profile',
    open: member(demoOwner, '/profile'),
  },
  { name: 'profile, read only', route: '/profile', open: member(demoRecruiter, '/profile') },
  { name: 'profile without a company', route: '/profile', open: member(newcomer, '/profile') },
  { name: 'documents', route: '/profile-document', open: member(withBranch, '/profile-document') },
  {
    name: 'documents, more asked for',
    route: '/profile-document',
    open: member(askedForMore, '/profile-document'),
  },
  {
    name: 'documents, not for everybody',
    route: '/profile-document',
    open: member(demoRecruiter, '/profile-document'),
  },
  { name: 'branches', route: '/branch', open: member(withBranch, '/branch') },
  {
    name: 'branches, nothing found',
    route: '/branch',
    open: member(withBranch, '/branch?q=%E0%B8%81%E0%B8%82%E0%B8%84'),
  },
  { name: 'no archived branches', route: '/branch', open: member(withBranch, '/branch?state=archived') },
  { name: 'branches from a file', route: '/branch', open: member(withBranch, '/branch?import=1') },
  { name: 'branches without a company', route: '/branch', open: member(newcomer, '/branch') },
  { name: 'new branch', route: '/branch/create', open: newBranch },
  { name: 'new branch, refused', route: '/branch/create', open: refused(newBranch, 'branch') },
  {
    name: 'edit a branch',
    route: '/branch/edit/{branchID}',
    open: busy(({ account }) => `/branch/edit/${account.branchId}`),
  },
  {
    name: 'no such branch',
    route: '/branch/edit/{branchID}',
    open: member(withBranch, `/branch/edit/${nobody}`),
  },
]
