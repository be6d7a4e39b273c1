import { OpenConsentSettings } from '@/components/consent/open-consent-settings'
import { StoredItemsTable } from '@/components/consent/stored-items-table'
import { DocumentView } from '@/components/documents/document-view'
import { buttonClass } from '@/components/ui/button-style'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { cookiePolicy } from '@/messages/documents/cookie-policy'

export const generateMetadata = () => publicMetadata('/cookie-policy')

export default function CookiePolicyPage() {
  const slots = {
    storedItems: <StoredItemsTable />,
    openSettings: <OpenConsentSettings className={buttonClass({}, 'print:hidden')} />,
  }
  return <DocumentView path="/cookie-policy" document={cookiePolicy} slots={slots} />
}
