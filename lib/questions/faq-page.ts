import type { Question } from './question'

/** Questions and answers as search engines read them (schema.org/FAQPage). */
export function faqPage(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    inLanguage: 'th',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  } as const
}
