import { DocumentView } from '@/components/documents/document-view'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { privacyPolicy } from '@/messages/documents/privacy-policy'

export const generateMetadata = () => publicMetadata('/privacy-policy')

export default function PrivacyPolicyPage() {
  return <DocumentView path="/privacy-policy" document={privacyPolicy} />
}
