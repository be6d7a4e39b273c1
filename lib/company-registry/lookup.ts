import 'server-only'
import { refusal } from '@/lib/api/refusal'
import { webSettings } from '@/lib/config/web-settings'
import { attest } from './attestation'
import type { RegisteredCompany } from './registry-answer'
import { createRegistryClient, type RegistryClient, RegistryUnavailable } from './registry-client'

let client: RegistryClient | undefined

function registry(): RegistryClient {
  const { COMPANY_REGISTRY_URL: address, COMPANY_REGISTRY_CREDENTIAL: credential } = webSettings()
  client ??= createRegistryClient({ address, credential })
  return client
}

/** The answer of /api/company-registry/{juristicId}. */
export type CompanyLookup =
  | { readonly found: true; readonly company: RegisteredCompany; readonly attestation: string }
  | { readonly found: false }

/** Looks a company up by its 13-digit number and signs the result, after adding what the registry leaves out. */
export async function lookUpCompany(
  juristicId: string,
  complete: (company: RegisteredCompany) => RegisteredCompany,
): Promise<CompanyLookup> {
  const found = await findCompany(juristicId)
  if (!found) return { found: false }
  const company = complete(found)
  return { found: true, company, attestation: await attest(company, webSettings().ATTESTATION_SECRET) }
}

async function findCompany(juristicId: string): Promise<RegisteredCompany | null> {
  try {
    return await registry().find(juristicId)
  } catch (cause) {
    if (cause instanceof RegistryUnavailable) throw refusal('registry_unavailable', { cause })
    throw cause
  }
}
