import { siteUrl } from '@/lib/config/site'
import { placesRange } from '@/validators/shift-places'
import { workDays } from '@/validators/working-time'
import type { PublicJobPost } from './public-job-post'

/** What Google calls the kinds of employment; a daily job is paid and agreed by the day. */
const employmentTypes = { daily: 'PER_DIEM', part_time: 'PART_TIME', event: 'TEMPORARY' } as const

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)

/** Pay in baht per unit; search engines know none for a whole job, so that is shared among its days. */
function salaryOf({ payUnit, payAmount, shifts }: PublicJobPost) {
  const baht = payAmount / 100
  if (payUnit !== 'job') return { value: baht, unitText: payUnit === 'hour' ? 'HOUR' : 'DAY' }
  const days = workDays(shifts).length || 1
  return { value: Math.round((baht / days) * 100) / 100, unitText: 'DAY' }
}

/** How many people work for it at once: of the shifts that need different numbers, the most. */
const openingsOf = ({ shifts, headcount }: PublicJobPost) =>
  placesRange(shifts.map(({ places }) => places))?.most ?? headcount

/** What a post says in words, as its page says it. */
type PostWords = {
  /** The sentences a reader sees beside the description: days, pay, age, what is asked and given. */
  readonly facts: readonly string[]
  /** What people get besides their pay. */
  readonly benefits: readonly string[]
}

/** How long one must have done such work; the words for none are Google's. */
const experienceOf = ({ experienceMonths }: PublicJobPost) =>
  experienceMonths
    ? ({ '@type': 'OccupationalExperienceRequirements', monthsOfExperience: experienceMonths } as const)
    : 'no requirements'

/**
 * An open post as search engines read it (schema.org/JobPosting), with everything
 * developers.google.com/search/docs/appearance/structured-data/job-posting requires or recommends for work at a
 * place. Gear and languages have no property there and are said in the description; pictures have none at all.
 */
export function jobPosting(post: PublicJobPost, { facts, benefits }: PostWords) {
  const { company, place } = post
  const sameAs = company.website ?? company.facebookUrl
  const salary = salaryOf(post)
  const hasPosition = place.lat !== null && place.lng !== null
  return {
    '@type': 'JobPosting',
    title: post.title,
    description: [
      ...paragraphs(post.description),
      `<ul>${facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>`,
    ].join(''),
    identifier: { '@type': 'PropertyValue', name: company.name, value: post.id },
    url: siteUrl(`/jobs/${post.id}`),
    datePosted: post.publishedAt,
    validThrough: post.applyBy ?? post.expiresAt,
    employmentType: employmentTypes[post.type],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(sameAs && { sameAs }),
      ...(company.logoUrl && { logo: company.logoUrl }),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${place.line} ${place.subdistrict}`,
        addressLocality: place.district,
        addressRegion: place.province,
        postalCode: place.postcode,
        addressCountry: 'TH',
      },
      ...(hasPosition && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }),
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'THB',
      value: { '@type': 'QuantitativeValue', ...salary },
    },
    experienceRequirements: experienceOf(post),
    ...(benefits.length > 0 && { jobBenefits: benefits.join(', ') }),
    directApply: true,
    totalJobOpenings: openingsOf(post),
    inLanguage: 'th',
  } as const
}
