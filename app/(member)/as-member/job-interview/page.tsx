import { InterviewScreen } from '@/components/screens/open/interview-screen'
import { requireViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'

export const generateMetadata = () => publicMetadata('/job-interview')

export default async function MembersJobInterviewPage() {
  await requireViewer()
  return <InterviewScreen />
}
