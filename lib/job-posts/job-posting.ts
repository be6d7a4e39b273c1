import { siteUrl } from '@/lib/config/site'
import { placesRange } from '@/validators/shift-places'
import { workDays } from '@/validators/working-time'
import { applyUntil } from './apply-until'
import type { PublicJobPost } from './public-job-post'

/** Google's names for the kinds of employment; a daily job is agreed and paid by the day. */
const employmentTypes = { daily: 'PER_DIEM', part_time: 'PART_TIME', event: 'TEMPORARY' } as const

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)

/** Pay in baht per unit; search engines have no unit for a whole job, so its pay is divided by its days. */
function salaryOf({ payUnit, payAmount, shifts }: PublicJobPost) {
  const baht = payAmount / 100
  if (payUnit !== 'job') return { value: baht, unitText: payUnit === 'hour' ? 'HOUR' : 'DAY' }
  const days = workDays(shifts).length || 1
  return { value: Math.round((baht / days) * 100) / 100, unitText: 'DAY' }
}

/** How many people work at the same time: the largest number that any shift needs. */
const openingsOf = ({ shifts, headcount }: PublicJobPost) =>
  placesRange(shifts.map(({ places }) => places))?.most ?? headcount

/** A post's texts, as on its page. */
type PostWords = {
  /** The sentences shown beside the description: days, pay, age, requirements and benefits. */
  readonly facts: readonly string[]
  /** What people get in addition to their pay. */
  readonly benefits: readonly string[]
}

/** Required experience in such work; the text for none is Google's. */
const experienceOf = ({ experienceMonths }: PublicJobPost) =>
  experienceMonths
    ? ({ '@type': 'OccupationalExperienceRequirements', monthsOfExperience: experienceMonths } as const)
    : 'no requirements'

/**
 * An open post in the form search engines read (schema.org/JobPosting), with everything that
 * developers.google.com/search/docs/appearance/structured-data/job-posting requires or recommends for work at a place.
 * Gear and languages have no property there and are part of the description; pictures have no property at all.
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
    validThrough: applyUntil(post).at.toISOString(),
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
