import { operator } from '@/lib/config/operator'
import { siteOrigin, siteUrl } from '@/lib/config/site'

/** A node of schema.org, as in JSON-LD. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown }

const organizationId = () => `${siteOrigin()}/#organization`

/** The company behind the site (schema.org/Organization). */
export function organization(brand: string): StructuredData {
  const { address } = operator
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand,
    legalName: operator.legalName,
    taxID: operator.taxId,
    url: siteUrl('/'),
    logo: siteUrl('/icon.png'),
    email: operator.supportEmail,
    telephone: operator.phone.international,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.line} แขวง${address.subdistrict} เขต${address.district}`,
      addressLocality: address.province,
      postalCode: address.postcode,
      addressCountry: 'TH',
    },
  }
}

/** The site as a whole (schema.org/WebSite). */
export function webSite(brand: string, description: string): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${siteOrigin()}/#website`,
    name: brand,
    description,
    url: siteUrl('/'),
    inLanguage: 'th',
    publisher: { '@id': organizationId() },
  }
}

type Crumb = { readonly name: string; readonly path: string }

/** The path from the home page to this one (schema.org/BreadcrumbList). */
export function breadcrumbList(crumbs: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  }
}

/**
 * The text of an `application/ld+json` script: every `<` is escaped, so that nothing in it can close the script or open
 * a comment.
 */
export function structuredDataText(nodes: readonly StructuredData[]): string {
  const [only, ...more] = nodes
  const content = more.length === 0 ? only : { '@graph': nodes }
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll('<', '\\u003c')
}
