import { publicMetadata } from '@/lib/documents/public-metadata'
import { InterviewScreen } from '../interview-screen'

export const generateMetadata = () => publicMetadata('/job-interview')

export default function JobInterviewPage() {
  return <InterviewScreen />
}
